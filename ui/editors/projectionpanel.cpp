// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/projectionpanel.h"

#include "core/rewrite/repack.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/said.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace attn {

namespace {

const Change structure_parts = ChangePart::Structure | ChangePart::Config | ChangePart::Values | ChangePart::Tokens;
constexpr int layer_label_width = 100;

} // namespace

ProjectionPanel::ProjectionPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Heads and projections"), document, selection, parent)
{
    column()->setSpacing(0);
    m_heads = addSize(QStringLiteral("num_heads"), tr("Heads"), tr("How many heads share the output size"),
                      &Structure::num_heads);
    m_headSize = new PlainLabel(this);
    useNumberFont(m_headSize, 12);
    m_headSize->setContentsMargins(0, 0, 8, 0); // its digits stand under those of the fields
    m_headSize->setToolTip(tr("Output size ÷ heads: how many numbers a head has for a token"));
    addRow(QStringLiteral("head_dim"), tr("Head size"), m_headSize, false);
    m_dIn = addSize(QStringLiteral("d_in"), tr("Input size"), tr("d_in: how many numbers an embedding has"),
                    &Structure::d_in);
    m_dOut = addSize(QStringLiteral("d_out"), tr("Output size"),
                     tr("d_out: how many numbers q, k and v have, all heads together"), &Structure::d_out);
    m_projection = addOption("projection");
    m_bias = addSwitch(QStringLiteral("qkv_bias"), tr("Bias in q, k and v"), tr("The layers of q, k and v add a bias"),
                       &Structure::qkv_bias);
    m_outProj = addSwitch(QStringLiteral("out_proj"), tr("Output projection"),
                          tr("A last layer mixes the heads' contexts"), &Structure::out_proj);
    m_merge = addOption("merge");
    m_tied = addOption("tied");
    m_asksWith = addOption("asks_with");
    m_scale = addOption("scale");
    addScaleFactor();
    m_scaleAt = addOption("scale_at");
    m_normalize = addOption("normalize");
    m_normalizeOver = addOption("normalize_over");
    m_temperature = new NumberField(0.1, false, this);
    m_temperature->setToolTip(
        tr("The scores are divided by it before they are normalised: above 1 flattens, below 1 sharpens"));
    m_temperature->setSteppedRange(0.01, 1000);
    offerSlider(m_temperature, "temperature");
    FormRow* row = addRow(QStringLiteral("temperature"), tr("Temperature"), m_temperature, false);
    connect(m_temperature, &NumberField::edited, this, [this](double value, bool merging) {
        Scene after = scene();
        after.config.temperature = value;
        QScopedValueRollback asked(m_asked, QStringLiteral("temperature"));
        change(tr("Set the temperature to %1").arg(formatSignificant(value)), std::move(after), ChangePart::Config,
               merging ? QStringLiteral("temperature") : QString());
    });
    connect(m_temperature, &NumberField::finished, document, &Document::endMerge);
    connect(m_temperature, &NumberField::refused, row, &FormRow::setError);
    connect(document, &Document::changed, this, [this] {
        if (!isChanging()) // undone in the middle of it
            m_dragStart.reset();
    });
    refresh();
}

FormRow* ProjectionPanel::row(const QString& path) const
{
    const auto found = m_rows.find(path);
    return found == m_rows.end() ? nullptr : found->second;
}

FormRow* ProjectionPanel::addRow(const QString& path, const QString& label, QWidget* control, bool stretch)
{
    auto* row = new FormRow(label, control, this, stretch);
    if (stretch)
        row->setLabelWidth(layer_label_width);
    column()->addWidget(row);
    m_rows[path] = row;
    return row;
}

void ProjectionPanel::addScaleFactor()
{
    m_scaleFactor = new NumberField(0.1, false, this);
    m_scaleFactor->setToolTip(tr("The scores are multiplied by it"));
    m_scaleFactor->setSteppedRange(0.001, 1000);
    offerSlider(m_scaleFactor, "scale");
    FormRow* row = addRow(QStringLiteral("scale_factor"), tr("Scores times"), m_scaleFactor, false);
    connect(m_scaleFactor, &NumberField::edited, this, [this](double value, bool merging) {
        Scene after = scene();
        after.config.scale_factor = value;
        QScopedValueRollback asked(m_asked, QStringLiteral("scale_factor"));
        change(tr("Multiply the scores by %1").arg(formatSignificant(value)), std::move(after), ChangePart::Config,
               merging ? QStringLiteral("scale factor") : QString());
    });
    connect(m_scaleFactor, &NumberField::finished, document(), &Document::endMerge);
    connect(m_scaleFactor, &NumberField::refused, row, &FormRow::setError);
}

QComboBox* ProjectionPanel::addOption(std::string_view path)
{
    const Option& choice = option(path);
    QComboBox* list = makeOptionList(path, this);
    addRow(QString::fromUtf8(path), said(choice.label), list, true);
    connect(list, &QComboBox::activated, this, [this, &choice, list](int value) {
        const QString step = tr("%1: %2").arg(said(choice.label), list->itemText(value));
        QScopedValueRollback asked(m_asked, QString::fromUtf8(choice.path));
        if (choice.path == "projection") {
            m_dragStart.reset();
            change(step, changeLayout(scene(), Projection(value)), structure_parts);
        } else {
            Scene after = scene();
            choice.set(after.config, value);
            change(step, std::move(after), ChangePart::Config);
        }
    });
    return list;
}

NumberField* ProjectionPanel::addSize(const QString& path, const QString& label, const QString& help,
                                      std::int64_t Structure::*member)
{
    auto* field = new NumberField(1, true, this);
    field->setToolTip(help);
    field->setSteppedRange(1, 1 << 24);
    FormRow* row = addRow(path, label, field, false);
    connect(field, &NumberField::edited, this, [this, path, label, member](double value, bool merging) {
        Structure to = structureOf(scene());
        to.*member = static_cast<std::int64_t>(value);
        QScopedValueRollback asked(m_asked, path);
        setStructure(tr("%1: %2").arg(label).arg(value, 0, 'f', 0), to, merging ? path : QString());
    });
    connect(field, &NumberField::finished, this, [this] {
        m_dragStart.reset();
        document()->endMerge();
    });
    connect(field, &NumberField::refused, row, &FormRow::setError);
    return field;
}

QCheckBox* ProjectionPanel::addSwitch(const QString& path, const QString& text, const QString& help,
                                      bool Structure::*member)
{
    auto* box = new QCheckBox(this);
    box->setToolTip(help);
    addRow(path, text, box, false);
    connect(box, &QCheckBox::clicked, this, [this, path, text, member](bool on) {
        Structure to = structureOf(scene());
        to.*member = on;
        QScopedValueRollback asked(m_asked, path);
        setStructure(on ? tr("With %1").arg(inSentence(text)) : tr("Without %1").arg(inSentence(text)), to);
    });
    return box;
}

void ProjectionPanel::setStructure(const QString& step, const Structure& to, const QString& mergeKey)
{
    if (mergeKey.isEmpty())
        m_dragStart.reset();
    else if (!m_dragStart)
        m_dragStart = scene();
    change(step, restructure(m_dragStart ? *m_dragStart : scene(), to), structure_parts, mergeKey);
}

void ProjectionPanel::refresh()
{
    const Config& config = scene().config;
    setApplies(config.stage == Stage::Attention && !startsFromWeights(config));
    if (!applies())
        return;
    const Structure now = structureOf(scene());
    m_heads->setValue(static_cast<double>(now.num_heads));
    m_dIn->setValue(static_cast<double>(now.d_in));
    m_dOut->setValue(static_cast<double>(now.d_out));
    const std::int64_t head_size = now.num_heads > 0 ? now.d_out / now.num_heads : 0;
    m_headSize->setText(QString::number(head_size));
    m_projection->setCurrentIndex(int(now.projection));
    const bool from_x = startsFromX(config); // else the arrays say how many heads there are and how wide they are
    for (QWidget* control : {static_cast<QWidget*>(m_heads), static_cast<QWidget*>(m_dIn),
                             static_cast<QWidget*>(m_dOut), static_cast<QWidget*>(m_projection)})
        control->setEnabled(from_x);
    row(QStringLiteral("out_proj"))->setVisible(from_x && mixesValues(config));
    const bool layers = now.projection != Projection::None && now.projection != Projection::Param;
    row(QStringLiteral("qkv_bias"))->setVisible(layers);
    m_bias->setChecked(now.qkv_bias);
    m_outProj->setChecked(now.out_proj);
    m_outProj->setEnabled(now.projection != Projection::MhaModule);
    row(QStringLiteral("merge"))
        ->setVisible(now.num_heads > 1 && mixesValues(config) && now.projection != Projection::HeadsList);
    m_merge->setCurrentIndex(int(config.merge));
    m_scale->setCurrentIndex(int(config.scale));
    m_scaleAt->setCurrentIndex(int(config.scale_at));
    row(QStringLiteral("scale_at"))->setVisible(config.scale != Scale::None && config.mask.kind != MaskKind::None);
    m_normalize->setCurrentIndex(int(config.normalize));
    m_scaleFactor->setValue(config.scale_factor);
    row(QStringLiteral("scale_factor"))->setVisible(config.scale == Scale::Factor);
    m_tied->setCurrentIndex(int(config.tied));
    m_asksWith->setCurrentIndex(int(config.asks_with));
    m_normalizeOver->setCurrentIndex(int(config.normalize_over));
    // Mistakes, which nobody makes on purpose: a scene that has one says so, and is mended here.
    row(QStringLiteral("tied"))->setVisible(tiesWeights(config));
    row(QStringLiteral("asks_with"))->setVisible(asksWithNext(config));
    row(QStringLiteral("normalize_over"))->setVisible(normalisesColumns(config));
    m_temperature->setValue(config.temperature);
    row(QStringLiteral("temperature"))
        ->setVisible(config.normalize == Normalize::Softmax || config.normalize == Normalize::SoftmaxNaive);
    setHeading(tr("%n heads", nullptr, int(now.num_heads)));
}

// Beside the control that the sentence is about; if it names none, beside the one that asked.
void ProjectionPanel::showRefusal(const Error& error)
{
    const PathAndSentence fault = splitPath(error.message);
    FormRow* place = row(fault.path);
    if (!place || !place->isVisibleTo(this))
        place = row(m_asked);
    if (place)
        place->setError(fault.sentence);
    else
        EditorSection::showRefusal(error);
}

void ProjectionPanel::clearRefusal()
{
    EditorSection::clearRefusal();
    for (const auto& [path, row] : m_rows)
        row->setError({});
}

} // namespace attn
