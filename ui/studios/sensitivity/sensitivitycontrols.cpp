// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/sensitivitycontrols.h"

#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/rangenames.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int slider_half = 50;          // positions per side
constexpr double slider_position = 0.01; // of the unit

QLayout* lineOf(QLabel* name, QComboBox* list)
{
    name->setBuddy(list);
    return rowOf(nullptr, 8, {{name, 2}, {list, 3}});
}

QString axisName(AxisMeaning meaning, bool row)
{
    switch (meaning) {
    case AxisMeaning::Query: return QObject::tr("Query");
    case AxisMeaning::Key: return QObject::tr("Key");
    case AxisMeaning::Token: return QObject::tr("Token");
    case AxisMeaning::Dimension: return QObject::tr("Component");
    default: return row ? QObject::tr("Row") : QObject::tr("Column");
    }
}

} // namespace

SensitivityControls::SensitivityControls(Selection* selection, QWidget* parent)
    : ControlColumn(tr("Sensitivity controls"), parent), m_selection(selection)
{
    addSection(tr("Which value"), buildAsked());
    addSection(tr("With respect to"), buildKinds());
    m_editSection = addSection(tr("Edit"), buildEdit());
    m_colours = addSection(tr("Colors"), buildColours());
    m_colours->setOpen(false);
    addSection(tr("Reading a map"), buildReading());
}

QWidget* SensitivityControls::buildAsked()
{
    auto* content = new QWidget;
    m_stage = makeNarrowList(tr("Stage"));
    m_row = makeNarrowList(tr("Row"));
    m_column = makeNarrowList(tr("Column"));
    m_what = makeNarrowList(tr("Quantity"));
    m_what->addItems({tr("the value"), tr("row length"), tr("matrix length")});
    m_what->setToolTip(tr("The value itself, or the length (Euclidean norm) of its row or of the whole matrix with all "
                          "heads and batch items"));
    m_rowName = new PlainLabel;
    m_columnName = new PlainLabel;
    m_plane = new PlaneChooser(m_selection, content);
    m_plane->layout()->setContentsMargins(0, 0, 0, 0);
    columnOf(content, 4,
             {Boxed(lineOf(new PlainLabel(tr("Stage")), m_stage)), m_plane, Boxed(lineOf(m_rowName, m_row)),
              Boxed(lineOf(m_columnName, m_column)), Boxed(lineOf(new PlainLabel(tr("Quantity")), m_what))});
    connect(m_stage, &QComboBox::activated, this, &SensitivityControls::chooseStage);
    connect(m_row, &QComboBox::activated, this, &SensitivityControls::chooseCell);
    connect(m_column, &QComboBox::activated, this, &SensitivityControls::chooseCell);
    connect(m_what, &QComboBox::activated, this, [this] {
        m_column->setEnabled(what() == AskedFor::Number);
        m_row->setEnabled(what() != AskedFor::WholeNorm);
        Q_EMIT whatChanged();
    });
    return content;
}

QWidget* SensitivityControls::buildKinds()
{
    auto* content = new QWidget;
    m_embeddings = new QCheckBox(tr("embeddings"));
    m_weights = new QCheckBox(tr("weights and biases"));
    m_between = new QCheckBox(tr("scores and other stages"));
    m_embeddings->setToolTip(tr("Input to the layer"));
    m_weights->setToolTip(tr("All parameters: weight matrices, biases and additive mask"));
    m_embeddings->setChecked(true);
    m_weights->setChecked(true);
    allowBetween(true);
    m_form = new SegmentedControl(tr("Show"));
    m_form->addSegment(tr("derivative"), tr("Change per unit"));
    m_form->addSegment(tr("× value"), tr("Derivative times value, roughly what would be lost if the value were 0"));
    columnOf(content, 5, {m_embeddings, m_weights, m_between, gap(2), Boxed(rowOf(nullptr, 0, {m_form, freeRoom(1)}))});
    for (QCheckBox* box : {m_embeddings, m_weights, m_between})
        connect(box, &QCheckBox::toggled, this, &SensitivityControls::lookedOtherwise);
    connect(m_form, &SegmentedControl::activated, this, &SensitivityControls::lookedOtherwise);
    return content;
}

QWidget* SensitivityControls::buildColours()
{
    auto* content = new QWidget;
    m_range = makeNarrowList(rangeTitle());
    m_range->addItems({tr("per map"), tr("same for all maps"), tr("per row")});
    m_range->setToolTip(tr("Value range of the colors, symmetric around 0"));
    m_logarithmic = new QCheckBox(tr("logarithmic"));
    m_logarithmic->setToolTip(logarithmicHint());
    m_keep = new QCheckBox(tr("keep range"));
    m_keep->setToolTip(tr("Keep the current color range when values change"));
    columnOf(content, 5, {m_range, m_logarithmic, m_keep});
    connect(m_range, &QComboBox::activated, this, [this](int index) {
        m_colours->setCaption(m_range->itemText(index));
        m_keep->setChecked(false); // a new span is a new range
        Q_EMIT lookedOtherwise();
    });
    for (QCheckBox* box : {m_logarithmic, m_keep})
        connect(box, &QCheckBox::toggled, this, &SensitivityControls::lookedOtherwise);
    return content;
}

QWidget* SensitivityControls::buildEdit()
{
    auto* content = new QWidget;
    m_label = new ElidedLabel({}, nullptr, Qt::ElideMiddle);
    m_numbers = new RichLabel;
    useNumberFont(m_label, 12);
    useNumberFont(m_numbers, 12);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setRange(-slider_half, slider_half);
    m_slider->setPageStep(10);
    m_slider->setAccessibleName(tr("Size of the edit"));
    m_slider->setToolTip(tr("How much the value changes"));
    keepWheelForScrolling(m_slider);
    m_field = new NumberField(slider_position, false);
    m_field->setAccessibleName(tr("Size of the edit as a number"));
    m_apply = new QPushButton(tr("Apply"));
    m_apply->setToolTip(tr("Apply the new value to the scene as one undo step"));
    m_refusal = new MessageLine;
    columnOf(content, 6,
             {Boxed(rowOf(nullptr, 8, {{m_label, 1}, m_numbers})), Boxed(rowOf(nullptr, 8, {{m_slider, 1}, m_field})),
              Boxed(rowOf(nullptr, 8, {freeRoom(1), m_apply})), m_refusal});
    m_refusal->hide();
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int position) { Q_EMIT stepChanged(position * slider_position * m_unit); });
    connect(m_field, &NumberField::edited, this, [this](double step) { Q_EMIT stepChanged(step); });
    connect(m_field, &NumberField::refused, this, &SensitivityControls::setRefusal);
    connect(m_apply, &QPushButton::clicked, this, &SensitivityControls::applyAsked);
    return content;
}

QWidget* SensitivityControls::buildReading()
{
    auto* content = new QWidget;
    auto* words = new PlainLabel(
        tr("A derivative shows how much the result would change per unit if this value changed a little. Orange raises "
           "the result, and blue lowers it. A dot means exactly 0 (no effect), as with tokens that the mask blocks."));
    words->setWordWrap(true);
    useTextFont(words, 12);
    columnOf(content, 0, {words});
    return content;
}

void SensitivityControls::setComputed(const Computed& computed, const AskedNumber& asked)
{
    m_plane->setComputed(computed);
    const QSignalBlocker silent(m_stage);
    m_stages.clear();
    QStringList titles;
    int current = -1;
    for (const StageInfo& card : cardsOf(*computed.realized)) {
        for (const std::string& tensor : card.tensors) {
            const TracedTensor* traced = computed.trace->find(tensor);
            if (!traced || traced->kind != Kind::Real)
                continue;
            if (tensor == asked.cell.tensor)
                current = int(titles.size());
            titles << (card.tensors.size() == 1 ? card.title : QString::fromStdString(tensor));
            m_stages.emplace_back(card.id, QString::fromStdString(tensor));
        }
    }
    if (current < 0 && computed.trace->find(asked.cell.tensor)) { // intermediate
        current = int(titles.size());
        titles << QString::fromStdString(asked.cell.tensor);
        m_stages.emplace_back(m_selection->stage(), QString::fromStdString(asked.cell.tensor));
    }
    showEntries(m_stage, titles, current);
    const TracedTensor* tensor = computed.trace->find(asked.cell.tensor);
    const auto place = tensor ? placeOf(computed, asked.cell) : std::nullopt;
    for (QComboBox* list : {m_row, m_column})
        list->setEnabled(place.has_value());
    if (!place)
        return;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    m_rowName->setText(axisName(matrix.rowMeaning, true));
    m_columnName->setText(axisName(matrix.columnMeaning, false));
    m_row->setAccessibleName(m_rowName->text());
    m_column->setAccessibleName(m_columnName->text());
    showEntries(m_row, rowLabels(computed, *tensor, place->batch), place->cell.row);
    showEntries(m_column, columnLabels(computed, *tensor, place->batch), place->cell.column);
    m_column->setEnabled(what() == AskedFor::Number);
    m_row->setEnabled(what() != AskedFor::WholeNorm);
}

void SensitivityControls::chooseStage(int entry)
{
    if (entry < 0 || entry >= int(m_stages.size()))
        return;
    const auto [card, tensor] = m_stages[std::size_t(entry)]; // the list is refilled meanwhile
    m_selection->setStage(card);
    m_selection->setTensor(tensor);
}

void SensitivityControls::chooseCell()
{
    m_selection->setChosen(Cell{m_row->currentIndex(), m_column->currentIndex()});
}

AskedFor SensitivityControls::what() const { return AskedFor(m_what->currentIndex()); }

std::vector<DerivedBy> SensitivityControls::kinds() const
{
    std::vector<DerivedBy> kinds;
    if (m_embeddings->isChecked())
        kinds.push_back(DerivedBy::Embeddings);
    if (m_weights->isChecked())
        kinds.push_back(DerivedBy::Weights);
    if (m_between->isChecked() && m_between->isEnabled())
        kinds.push_back(DerivedBy::Between);
    return kinds;
}

DerivativeLooks SensitivityControls::looks() const
{
    DerivativeLooks looks;
    looks.form = DerivativeForm(m_form->currentIndex());
    looks.range = DerivativeRange(m_range->currentIndex());
    looks.logarithmic = m_logarithmic->isChecked();
    return looks;
}

bool SensitivityControls::keepsRange() const { return m_keep->isChecked(); }

void SensitivityControls::allowBetween(bool allowed)
{
    m_between->setEnabled(allowed);
    m_between->setToolTip(
        allowed ? tr("Intermediate values of the layer. Editing one pins it.")
                : tr("Not available while values are hidden, because these derivatives would reveal them."));
}

void SensitivityControls::setEdit(const CurrentEdit& edit)
{
    const bool there = !edit.label.isEmpty();
    const double size = std::abs(edit.number);
    m_unit = size >= 1 && std::isfinite(size) ? std::pow(10, std::floor(std::log10(size))) : 1;
    m_editSection->setCaption(there ? tr("1 number") : QString());
    m_label->setText(there ? edit.label : tr("Select a cell in a map"));
    const QString before = formatSignificant(edit.number, 4), after = formatSignificant(edit.there, 4);
    m_numbers->setText(!there           ? QString()
                       : edit.step == 0 ? before
                                        : QStringLiteral("%1 → <b><span style=\"color:%3\">%2</span></b>")
                                              .arg(before, after, colors().accent.name()));
    {
        const QSignalBlocker silent(m_slider);
        m_slider->setValue(int(std::lround(
            std::clamp(edit.step / (slider_position * m_unit), -double(slider_half), double(slider_half)))));
    }
    m_field->setValue(edit.step);
    for (QWidget* control : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_field)})
        control->setEnabled(there);
    m_apply->setEnabled(there && edit.step != 0);
    setRefusal({});
}

void SensitivityControls::setRefusal(const QString& sentence)
{
    if (!sentence.isEmpty())
        m_refusal->setMessage(sentence, Severity::Bad);
    m_refusal->setVisible(!sentence.isEmpty());
}

} // namespace attn
