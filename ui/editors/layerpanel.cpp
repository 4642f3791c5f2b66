// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/layerpanel.h"

#include "ui/editors/settingrows.h"
#include "ui/kit/formrow.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace attn {

namespace {

const Change layer_parts = ChangePart::Structure | ChangePart::Config | ChangePart::Values;
constexpr int indent = 14; // of a part's numbers, px

QString textOf(std::string_view words) { return QString::fromUtf8(words.data(), qsizetype(words.size())); }

} // namespace

LayerPanel::LayerPanel(Document* document, Selection* selection, QWidget* parent)
    : LayerPanel(tr("Layer"), {}, document, selection, parent)
{
}

LayerPanel::LayerPanel(const QString& title, const std::vector<LayerPart>& parts, Document* document,
                       Selection* selection, QWidget* parent)
    : EditorSection(title, document, selection, parent)
{
    column()->setSpacing(0);
    for (const LayerPartFacts& facts : layerParts())
        if (parts.empty() || std::ranges::count(parts, facts.part))
            addPart(facts);
    LayerPanel::refresh();
}

void LayerPanel::addPart(const LayerPartFacts& facts)
{
    Rows rows{&facts, new QCheckBox(this), nullptr, new SettingRows(facts.member, true, this)};
    rows.box->setToolTip(said(facts.help));
    rows.row = new FormRow(said(facts.label), rows.box, this);
    rows.row->setToolTip(said(facts.help));
    rows.numbers->setContentsMargins(scaled(indent), 0, 0, 0);
    column()->addWidget(rows.row);
    column()->addWidget(rows.numbers);
    m_parts.push_back(rows);
    const QString member = textOf(facts.member);
    connect(rows.box, &QCheckBox::clicked, this, [this, &facts, member, numbers = rows.numbers](bool on) {
        QScopedValueRollback asked(m_asked, member);
        setMessageBehind(numbers);
        const QString label = said(facts.label);
        change(on ? tr("%1: on").arg(label) : tr("%1: off").arg(label), withPart(scene(), facts.part, on), layer_parts);
        refresh(); // after a refusal the switch shows again what holds
    });
    connect(rows.numbers, &SettingRows::settingEdited, this,
            [this, numbers = rows.numbers](const QString& step, const Setting& setting, const SettingValue& value,
                                           bool merging) {
                setMessageBehind(numbers);
                const QString path = textOf(setting.path);
                QScopedValueRollback asked(m_asked, path);
                change(step, withSetting(scene(), setting, value), layer_parts, merging ? path : QString());
            });
    connect(rows.numbers, &SettingRows::optionChosen, this,
            [this, numbers = rows.numbers](const QString& step, const Option& option, int value) {
                setMessageBehind(numbers);
                QScopedValueRollback asked(m_asked, textOf(option.path));
                if (option.path == "position_bias.kind") {
                    change(step, withPositionBias(scene(), PositionBiasKind(value)), layer_parts);
                } else {
                    Scene after = scene();
                    option.set(after.config, value);
                    change(step, std::move(after), layer_parts);
                }
                refresh();
            });
    connect(rows.numbers, &SettingRows::finished, document(), &Document::endMerge);
}

bool LayerPanel::decides(const QString& card)
{
    return std::ranges::any_of(layerParts(), [&](const LayerPartFacts& facts) {
        return facts.part != LayerPart::SharedKeys && !facts.card.empty() && textOf(facts.card) == card;
    });
}

QCheckBox* LayerPanel::toggle(LayerPart part) const
{
    const auto rows = std::ranges::find(m_parts, part, [](const Rows& each) { return each.facts->part; });
    return rows == m_parts.end() ? nullptr : rows->box;
}

QWidget* LayerPanel::mainControl() const
{
    for (const Rows& rows : m_parts)
        if (rows.box->isChecked())
            return rows.box;
    return m_parts.front().box;
}

FormRow* LayerPanel::row(const QString& path) const
{
    for (const Rows& rows : m_parts) {
        FormRow* own = rows.numbers->row(path);
        if (own && own->isVisibleTo(this))
            return own;
        if (path == textOf(rows.facts->member))
            return rows.row;
    }
    return nullptr;
}

void LayerPanel::refresh()
{
    const Config& config = scene().config;
    setApplies(config.stage == Stage::Attention && !startsFromWeights(config));
    if (!applies())
        return;
    int on = 0;
    for (const Rows& rows : m_parts) {
        const bool has = hasPart(config, rows.facts->part);
        rows.box->setChecked(has);
        rows.numbers->setConfig(config);
        if (!has)
            rows.numbers->hide();
        on += has;
    }
    if (m_parts.size() > 1)
        setHeading(on > 0 ? tr("%1 on").arg(on) : QString());
}

// Shows it beside the control that the sentence names, else beside the one that asked.
void LayerPanel::showRefusal(const Error& error)
{
    const PathAndSentence fault = splitPath(error.message);
    FormRow* place = row(fault.path);
    if (!place)
        place = row(m_asked);
    if (place)
        place->setError(fault.sentence);
    else
        EditorSection::showRefusal(error);
}

void LayerPanel::clearRefusal()
{
    EditorSection::clearRefusal();
    for (const Rows& rows : m_parts) {
        rows.row->setError({});
        rows.numbers->clearErrors();
    }
}

} // namespace attn
