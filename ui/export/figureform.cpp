// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figureform.h"

#include "ui/export/colormapnames.h"
#include "ui/export/controlrow.h"
#include "ui/export/measurefield.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/formrow.h"
#include "ui/kit/messageline.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/kit/whenever.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace attn {

namespace {

constexpr int label_width = 84; // and 8 to the control

} // namespace

FigureForm::FigureForm(QWidget* parent)
    : QWidget(parent), m_stage(new QComboBox), m_heads(new SegmentedControl(tr("Heads"))),
      m_batches(new SegmentedControl(tr("Batch"))), m_format(new SegmentedControl(tr("Format"))),
      m_width(new MeasureField({least_width_cm, most_width_cm, 0.5, 1})),
      m_dpi(new MeasureField({least_dpi, most_dpi, 50, 0})), m_colors(new QComboBox), m_title(new QLineEdit),
      m_pattern(new QLineEdit), m_gives(new ElidedLabel({}, nullptr, Qt::ElideMiddle)), m_nameProblem(new MessageLine)
{
    m_heads->addSegment(tr("this"), tr("The head in focus"));
    m_heads->addSegment(tr("all, files"), tr("Each head in a file of its own"));
    m_heads->addSegment(tr("all, sheet"), tr("All heads side by side on one figure"));
    m_batches->addSegment(tr("this"), tr("The batch item in focus"));
    m_batches->addSegment(tr("all"), tr("Each batch item in a file of its own"));
    for (const char* format : {"PNG", "SVG", "PDF"})
        m_format->addSegment(QString::fromLatin1(format));
    for (const ColorMapName& map : color_map_names)
        m_colors->addItem(tr(map.label), QString::fromLatin1(map.name));
    for (QComboBox* list : {m_stage, m_colors}) {
        list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        makeListRoomy(list);
    }

    auto* column = columnOf(this, 3);
    addRow(tr("Stage"), m_stage);
    addRow(tr("Heads"), controlRow({m_heads}));
    m_batchRow = addRow(tr("Batch"), controlRow({m_batches}));
    addRow(tr("Format"), controlRow({m_format}));
    m_sizeRow = addRow(tr("Width"), sizeControls());
    addRow(tr("Colours"), m_colors);
    addRow(tr("Title"), m_title);
    column->addSpacing(8);
    column->addWidget(shownParts());
    column->addSpacing(8);
    column->addWidget(nameControls());
    column->addStretch();

    connect(m_stage, &QComboBox::activated, this, [this](int i) {
        if (i >= 0 && i < int(m_stages.size()))
            Q_EMIT stageChosen(m_stages[i].stage, m_stages[i].tensor);
    });
    for (SegmentedControl* control : {m_heads, m_batches, m_format})
        connect(control, &SegmentedControl::activated, this, &FigureForm::read);
    for (MeasureField* field : {m_width, m_dpi})
        connect(field, &MeasureField::changed, this, &FigureForm::read);
    connect(m_colors, &QComboBox::activated, this, &FigureForm::read);
    for (QLineEdit* field : {m_title, m_pattern})
        connect(field, &QLineEdit::textChanged, this, &FigureForm::read);
    setSettings({});
    colorCaption();
    whenever(this, {QEvent::Resize}, [this] { placeNames(); });
    whenever(this, {QEvent::PaletteChange}, [this] { colorCaption(); });
}

FormRow* FigureForm::addRow(const QString& label, QWidget* control)
{
    auto* row = new FormRow(label, control, nullptr, true);
    row->setLabelWidth(label_width);
    layout()->addWidget(row);
    return row;
}

QWidget* FigureForm::sizeControls()
{
    m_width->setAccessibleName(tr("Width in cm"));
    m_dpi->setAccessibleName(tr("Resolution in DPI"));
    m_dpiUnit = new QLabel(tr("DPI"));
    auto* cm = new QLabel(tr("cm"));
    cm->setMinimumWidth(scaled(28));
    return controlRow({m_width, cm, m_dpi, m_dpiUnit});
}

QWidget* FigureForm::shownParts()
{
    const auto box = [this](const QString& words, bool FigureLook::*part) {
        auto* check = new QCheckBox(words);
        m_parts.emplace_back(check, part);
        connect(check, &QCheckBox::toggled, this, &FigureForm::read);
        return check;
    };
    m_noBackground = new QCheckBox(tr("No background"));
    m_noBackground->setToolTip(tr("Transparent where nothing is drawn"));
    connect(m_noBackground, &QCheckBox::toggled, this, &FigureForm::read);
    auto* parts = new QWidget;
    auto* grid = new QGridLayout(parts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(7);
    auto* heading = new QLabel(tr("Show"));
    useTextFont(heading, 13, QFont::DemiBold);
    grid->addWidget(heading, 0, 0);
    QCheckBox* left[] = {box(tr("Token labels"), &FigureLook::tokenLabels), box(tr("Digits"), &FigureLook::digits),
                         box(tr("Masked marks"), &FigureLook::marks), box(tr("Row sums"), &FigureLook::rowSums)};
    QCheckBox* right[] = {box(tr("Colour bar"), &FigureLook::colorBar), box(tr("Title"), &FigureLook::title),
                          box(tr("Chosen cell"), &FigureLook::chosenCell), m_noBackground};
    for (int i = 0; i < 4; ++i)
        grid->addWidget(left[i], i + 1, 0);
    for (int i = 0; i < 4; ++i)
        grid->addWidget(right[i], i + 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < 4; ++i) { // down the columns, as they read
        QWidget::setTabOrder(i ? left[i - 1] : left[0], left[i]);
        QWidget::setTabOrder(i ? right[i - 1] : left[3], right[i]);
    }
    return parts;
}

QWidget* FigureForm::nameControls()
{
    useNumberFont(m_pattern, 12);
    useTextFont(m_gives, 12);
    m_pattern->setToolTip(tr("{title}, {stage}, {head} and {batch} stand for the figure's own; the ending is added"));
    auto* row = new FormRow(tr("File name"), m_pattern, nullptr, true);
    row->setLabelWidth(label_width);
    auto* names = new QWidget;
    columnOf(names, 0, {row, m_gives, m_nameProblem});
    return names;
}

void FigureForm::setSettings(const FigureSettings& settings)
{
    m_setting = true;
    m_settings = settings;
    m_heads->setCurrentIndex(static_cast<int>(settings.heads));
    m_batches->setCurrentIndex(settings.allBatches ? 1 : 0);
    m_format->setCurrentIndex(static_cast<int>(settings.format));
    m_width->setValue(settings.look.widthCm);
    m_dpi->setValue(settings.look.dpi);
    m_colors->setCurrentIndex(std::max(m_colors->findData(settings.colorMap), 0));
    m_pattern->setText(settings.pattern);
    for (const auto& [check, part] : m_parts)
        check->setChecked(settings.look.*part);
    m_noBackground->setChecked(!settings.look.background);
    m_setting = false;
    read();
}

QString FigureForm::title() const { return m_title->text().trimmed(); }

void FigureForm::read()
{
    if (m_setting)
        return;
    m_settings.heads = static_cast<HeadChoice>(m_heads->currentIndex());
    m_settings.allBatches = m_batches->currentIndex() == 1;
    m_settings.format = static_cast<FigureFormat>(m_format->currentIndex());
    m_settings.colorMap = m_colors->currentData().toString();
    m_settings.pattern = m_pattern->text().trimmed();
    for (const auto& [check, part] : m_parts)
        m_settings.look.*part = check->isChecked();
    m_settings.look.background = !m_noBackground->isChecked();
    const bool pixels = m_settings.format == FigureFormat::Png; // the others are drawn in shapes
    m_dpi->setEnabled(pixels);
    m_dpiUnit->setEnabled(pixels);
    m_title->setEnabled(m_settings.look.title);
    m_settings.look.widthCm = m_width->value().value_or(m_settings.look.widthCm);
    m_settings.look.dpi = m_dpi->value().value_or(m_settings.look.dpi);
    const QString width = m_width->problem(tr("The width"), tr("cm"));
    const QString dpi = pixels ? m_dpi->problem(tr("The resolution"), tr("DPI")) : QString();
    m_complete = width.isEmpty() && dpi.isEmpty();
    m_sizeRow->setError(width.isEmpty() ? dpi : width);
    Q_EMIT changed();
}

void FigureForm::setStages(const std::vector<FigureStage>& stages)
{
    if (stages == m_stages)
        return;
    m_stages = stages;
    m_stage->clear();
    for (const FigureStage& stage : m_stages)
        m_stage->addItem(stage.words);
}

void FigureForm::setStage(const std::string& tensor, int batches)
{
    const auto found = std::ranges::find(m_stages, tensor, &FigureStage::tensor);
    m_stage->setCurrentIndex(found == m_stages.end() ? -1 : int(found - m_stages.begin()));
    m_batchRow->setVisible(batches > 1);
}

std::string FigureForm::tensor() const
{
    const int at = m_stage->currentIndex();
    return at >= 0 && at < int(m_stages.size()) ? m_stages[at].tensor : std::string();
}

void FigureForm::setUsualTitle(const QString& title) { m_title->setPlaceholderText(title); }

void FigureForm::setNames(const QString& gives, const QString& problem)
{
    m_gives->setText(gives);
    m_gives->setVisible(problem.isEmpty());
    placeNames();
    m_nameProblem->setMessage(problem);
    m_pattern->setAccessibleDescription(problem.isEmpty() ? gives : problem);
}

// Below the field, or as far left of it as a long name needs.
void FigureForm::placeNames()
{
    const int wanted = m_gives->fontMetrics().horizontalAdvance(m_gives->text()) + 2;
    m_gives->setContentsMargins(std::clamp(width() - wanted, 0, scaled(label_width) + 8), 0, 0, 0);
}

void FigureForm::setSizeProblem(const QString& sentence)
{
    if (m_complete)
        m_sizeRow->setError(sentence);
}

QString FigureForm::sizeProblem() const { return m_sizeRow->error(); }
QString FigureForm::nameProblem() const { return m_nameProblem->message(); }
QString FigureForm::namesGiven() const { return m_gives->text(); }

void FigureForm::colorCaption()
{
    QPalette palette = m_gives->palette();
    if (palette.color(QPalette::WindowText) == colors().text2)
        return;
    palette.setColor(QPalette::WindowText, colors().text2);
    m_gives->setPalette(palette);
}

} // namespace attn
