// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/projectionpanel.h"

#include "core/rewrite/repack.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
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
    m_heads = addSize(QStringLiteral("num_heads"), tr("Heads"), tr("Number of heads that share the output size"),
                      &Structure::num_heads);
    m_headSize = new PlainLabel(this);
    useNumberFont(m_headSize, 12);
    m_headSize->setContentsMargins(0, 0, 8, 0); // aligns its digits with the fields
    m_headSize->setToolTip(tr("Output size ÷ heads: values per token in each head"));
    addRow(QStringLiteral("head_dim"), tr("Head size"), m_headSize, false);
    m_dIn = addSize(QStringLiteral("d_in"), tr("Input size"), tr("d_in: length of an embedding"), &Structure::d_in);
    m_zeros = new LinkButton(tr("Set new values to 0"), this);
    m_zeros->hide();
    column()->addWidget(m_zeros, 0, Qt::AlignLeft);
    connect(m_zeros, &QAbstractButton::clicked, this, [this] {
        QScopedValueRollback asked(m_asked, QStringLiteral("d_in"));
        change(m_zeros->text(), restructure(m_grown->first, m_grown->second, NewColumns::Zeros), structure_parts);
        m_zeros->hide();
    });
    m_dOut = addSize(QStringLiteral("d_out"), tr("Output size"), tr("d_out: length of q, k and v across all heads"),
                     &Structure::d_out);
    m_projection = addOption("projection");
    m_bias = addSwitch(QStringLiteral("qkv_bias"), tr("Bias in q, k and v"), tr("The layers for q, k and v add a bias"),
                       &Structure::qkv_bias);
    m_outProj = addSwitch(QStringLiteral("out_proj"), tr("Output projection"),
                          tr("A final layer mixes the contexts of the heads"), &Structure::out_proj);
    m_merge = addOption("merge");
    m_tied = addOption("tied");
    m_asksWith = addOption("asks_with");
    m_scale = addOption("scale");
    addScaleFactor();
    m_scaleAt = addOption("scale_at");
    m_normalize = addOption("normalize");
    m_normalizeOver = addOption("normalize_over");
    m_temperature = new NumberField(0.1, false, this);
    m_temperature->setToolTip(tr("Divides the scores before they are normalized. Values above 1 flatten the weights; "
                                 "values below 1 sharpen them."));
    m_temperature->setSteppedRange(0.01, 1000);
    offerSlider(m_temperature, "temperature");
    FormRow* row = addRow(QStringLiteral("temperature"), tr("Temperature"), m_temperature, false);
    connect(m_temperature, &NumberField::edited, this, [this](double value, bool merging) {
        Scene after = scene();
        after.config.temperature = value;
        QScopedValueRollback asked(m_asked, QStringLiteral("temperature"));
        change(tr("Set temperature to %1").arg(formatSignificant(value)), std::move(after), ChangePart::Config,
               merging ? QStringLiteral("temperature") : QString());
    });
    connect(m_temperature, &NumberField::finished, document, &Document::endMerge);
    connect(m_temperature, &NumberField::refused, row, &FormRow::setError);
    connect(document, &Document::changed, this, [this] {
        if (isChanging())
            return;
        m_dragStart.reset(); // undone in the middle of it
        m_zeros->hide();
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
    m_scaleFactor->setToolTip(tr("Multiplies the scores"));
    m_scaleFactor->setSteppedRange(0.001, 1000);
    offerSlider(m_scaleFactor, "scale");
    FormRow* row = addRow(QStringLiteral("scale_factor"), tr("Score factor"), m_scaleFactor, false);
    connect(m_scaleFactor, &NumberField::edited, this, [this](double value, bool merging) {
        Scene after = scene();
        after.config.scale_factor = value;
        QScopedValueRollback asked(m_asked, QStringLiteral("scale_factor"));
        change(tr("Multiply scores by %1").arg(formatSignificant(value)), std::move(after), ChangePart::Config,
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
        setStructure(on ? tr("Turn on %1").arg(inSentence(text)) : tr("Turn off %1").arg(inSentence(text)), to);
    });
    return box;
}

void ProjectionPanel::setStructure(const QString& step, const Structure& to, const QString& mergeKey)
{
    if (mergeKey.isEmpty())
        m_dragStart.reset();
    else if (!m_dragStart)
        m_dragStart = scene();
    m_grown = {m_dragStart ? *m_dragStart : scene(), to};
    const auto drawn = restructure(m_grown->first, to), zeros = restructure(m_grown->first, to, NewColumns::Zeros);
    const bool refused = change(step, drawn, structure_parts, mergeKey).has_value();
    m_zeros->setVisible(!refused && drawn->scene.inputs != zeros->scene.inputs);
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
    const bool from_x = startsFromX(config); // else the arrays set the number and width of the heads
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
    // Never set on purpose: a scene with such a mistake shows it, and it can be fixed here.
    row(QStringLiteral("tied"))->setVisible(tiesWeights(config));
    row(QStringLiteral("asks_with"))->setVisible(asksWithNext(config));
    row(QStringLiteral("normalize_over"))->setVisible(normalisesColumns(config));
    m_temperature->setValue(config.temperature);
    row(QStringLiteral("temperature"))
        ->setVisible(config.normalize == Normalize::Softmax || config.normalize == Normalize::SoftmaxNaive);
    setHeading(tr("%n heads", nullptr, int(now.num_heads)));
}

// Shows it beside the control that the sentence names, else beside the one that asked.
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
