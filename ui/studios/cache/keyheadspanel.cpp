// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/keyheadspanel.h"

#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace attn {

namespace {

const Change structure_parts = ChangePart::Structure | ChangePart::Config | ChangePart::Values | ChangePart::Tokens;

} // namespace

KeyHeadsPanel::KeyHeadsPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Layer"), document, selection, parent), m_heads(new NumberField(1, true, this)),
      m_keyHeads(new QComboBox(this)), m_kinds(new SegmentedControl(tr("Key/value heads"), this)),
      m_headsRow(new FormRow(tr("Query heads"), m_heads, this)),
      m_keyHeadsRow(new FormRow(tr("Key and value heads"), m_keyHeads, this))
{
    m_heads->setToolTip(tr("Number of heads that share the output size"));
    m_heads->setSteppedRange(1, 4096);
    m_keyHeads->setToolTip(tr("Number of key/value heads; query heads share them"));
    keepWheelForScrolling(m_keyHeads);
    m_kinds->addSegment(tr("MHA"), tr("Every query head has its own keys and values"));
    m_kinds->addSegment(tr("GQA"), tr("Groups of query heads share keys and values"));
    m_kinds->addSegment(tr("MQA"), tr("All query heads share one key/value head"));
    column()->addWidget(m_headsRow);
    column()->addWidget(m_keyHeadsRow);
    column()->addLayout(rowOf(nullptr, 0, {m_kinds, freeRoom(1)}));
    connect(m_heads, &NumberField::edited, this, &KeyHeadsPanel::setHeads);
    connect(m_heads, &NumberField::finished, document, &Document::endMerge);
    connect(m_heads, &NumberField::refused, m_headsRow, &FormRow::setError);
    connect(m_keyHeads, &QComboBox::activated, this, [this](int at) { setKeyHeads(m_divisors[std::size_t(at)]); });
    connect(m_kinds, &SegmentedControl::activated, this, [this](int at) { setKeyHeads(m_kindHeads[std::size_t(at)]); });
    refresh();
}

void KeyHeadsPanel::setHeads(double heads, bool merging)
{
    Structure to = structureOf(scene());
    to.num_heads = std::int64_t(heads);
    change(tr("Query heads: %1").arg(heads, 0, 'f', 0), restructure(scene(), to), structure_parts,
           merging ? QStringLiteral("num_heads") : QString());
}

void KeyHeadsPanel::setKeyHeads(std::int64_t heads)
{
    Structure to = structureOf(scene());
    to.num_kv_heads.reset();
    if (heads != to.num_heads)
        to.num_kv_heads = heads;
    change(tr("Key/value heads: %1").arg(heads), restructure(scene(), to), structure_parts);
    refresh(); // after a refusal it shows again what holds
}

void KeyHeadsPanel::refresh()
{
    const Config& config = scene().config;
    setApplies(config.stage == Stage::Attention && startsFromX(config));
    if (!applies())
        return;
    const std::int64_t heads = config.num_heads, own = config.num_kv_heads.value_or(heads);
    m_heads->setValue(double(heads));
    m_divisors.clear();
    for (std::int64_t each = 1; each <= heads; ++each)
        if (heads % each == 0)
            m_divisors.push_back(each);
    QStringList numbers;
    for (const std::int64_t each : m_divisors)
        numbers << QString::number(each);
    showEntries(m_keyHeads, numbers, int(std::ranges::find(m_divisors, own) - m_divisors.begin()));
    const bool some = m_divisors.size() > 2;
    const std::int64_t shared = own > 1 && own < heads ? own : some ? m_divisors[(m_divisors.size() - 1) / 2] : 1;
    m_kindHeads = {heads, shared, 1};
    static constexpr const char* names[] = {"MHA", "GQA", "MQA"};
    for (int at = 0; at < 3; ++at) {
        m_kinds->setSegmentText(at,
                                QStringLiteral("%1 %2").arg(m_kindHeads[std::size_t(at)]).arg(QLatin1String(names[at])),
                                at == 0   ? tr("Every query head has its own keys and values")
                                : at == 1 ? tr("Groups of query heads share keys and values")
                                          : tr("All query heads share one key/value head"));
    }
    m_kinds->setSegmentVisible(1, some);
    m_kinds->setSegmentVisible(2, heads > 1);
    m_kinds->setVisible(heads > 1);
    m_kinds->setCurrentIndex(own == heads ? 0 : own > 1 ? 1 : 2);
}

void KeyHeadsPanel::showRefusal(const Error& error)
{
    const PathAndSentence fault = splitPath(error.message);
    (fault.path == QLatin1String("num_kv_heads") ? m_keyHeadsRow : m_headsRow)->setError(fault.sentence);
}

void KeyHeadsPanel::clearRefusal()
{
    EditorSection::clearRefusal();
    m_headsRow->setError({});
    m_keyHeadsRow->setError({});
}

} // namespace attn
