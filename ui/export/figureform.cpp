// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figureform.h"

#include "core/headless/optionvalues.h"
#include "ui/export/colormapcontrol.h"
#include "ui/export/controlrow.h"
#include "ui/export/measurefield.h"
#include "ui/export/rangecontrol.h"
#include "ui/figures/requestoptions.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLineEdit>

namespace attn {

namespace {

constexpr int label_width = 84; // and 8 to the control

} // namespace

FigureForm::FigureForm(QWidget* parent)
    : QWidget(parent), m_stage(new QComboBox), m_heads(new SegmentedControl(tr("Heads"))), m_headList(new QLineEdit),
      m_columns(new QComboBox), m_range(new RangeControl), m_decimals(new DecimalsList), m_rowAxis(new QLineEdit),
      m_columnAxis(new QLineEdit), m_barWords(new QLineEdit), m_font(new QComboBox), m_fontSize(new QComboBox),
      m_svgText(new SegmentedControl(tr("Text in SVG"))), m_batches(new SegmentedControl(tr("Batch"))),
      m_format(new SegmentedControl(tr("Format"))), m_theme(new SegmentedControl(tr("Theme"))),
      m_slide(new QCheckBox(tr("Slide, 1920 × 1080 px"))),
      m_width(new MeasureField({least_width_cm, most_width_cm, 0.5, 1})),
      m_dpi(new MeasureField({least_dpi, most_dpi, 50, 0})), m_colors(new ColorMapControl), m_title(new QLineEdit),
      m_pattern(new QLineEdit), m_gives(new ElidedLabel({}, nullptr, Qt::ElideMiddle)), m_nameProblem(new MessageLine)
{
    m_heads->addSegment(tr("this"), tr("The current head"));
    m_heads->addSegment(tr("files"), tr("One file per head"));
    m_heads->addSegment(tr("one sheet"), tr("The heads side by side in one figure"));
    m_svgText->addSegment(tr("outlines"), tr("Looks the same everywhere"));
    m_svgText->addSegment(tr("text"), tr("Editable and searchable; uses the document's font"));
    m_batches->addSegment(tr("this"), tr("The current batch item"));
    m_batches->addSegment(tr("all"), tr("One file per batch item"));
    for (const QString& theme : {tr("light"), tr("dark"), tr("contrast")})
        m_theme->addSegment(theme);
    for (const char* format : {"PNG", "SVG", "PDF", "TikZ"})
        m_format->addSegment(QString::fromLatin1(format));
    m_stage->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    makeListRoomy(m_stage);

    auto* column = columnOf(this, 3);
    m_stageRow = addRow(tr("Stage"), m_stage);
    m_headsRow = addRow(tr("Heads"), controlRow({m_heads}));
    m_whichRow = addRow(tr("Which"), whichControls());
    m_batchRow = addRow(tr("Batch"), controlRow({m_batches}));
    addRow(tr("Format"), controlRow({m_format}));
    m_sizeRow = addRow(tr("Width"), sizeControls());
    addRow(QString(), m_slide);
    addRow(tr("Colors"), m_colors);
    m_rangeRow = addRow(tr("Range"), m_range);
    addRow(tr("Decimals"), m_decimals);
    addRow(tr("Title"), m_title);
    addRow(tr("Axis labels"), axisControls());
    addRow(tr("Bar label"), m_barWords);
    addRow(tr("Text"), textControls());
    m_svgRow = addRow(tr("Words"), controlRow({m_svgText}));
    addRow(tr("Theme"), controlRow({m_theme}));
    column->addSpacing(8);
    column->addWidget(shownParts());
    column->addSpacing(8);
    column->addWidget(nameControls());
    column->addWidget(partBox(tr("Include the scene in the file"), &FigureLook::scene));
    column->addStretch();

    connect(m_stage, &QComboBox::activated, this, [this](int i) {
        if (i >= 0 && i < int(m_stages.size()))
            Q_EMIT stageChosen(m_stages[i].stage, m_stages[i].tensor);
    });
    for (SegmentedControl* control : {m_heads, m_batches, m_format, m_svgText, m_theme})
        connect(control, &SegmentedControl::activated, this, &FigureForm::read);
    for (MeasureField* field : {m_width, m_dpi})
        connect(field, &MeasureField::changed, this, &FigureForm::read);
    connect(m_slide, &QCheckBox::toggled, this, &FigureForm::read);
    connect(m_colors, &ColorMapControl::changed, this, &FigureForm::read);
    for (QComboBox* list : {m_columns, m_font, m_fontSize})
        connect(list, &QComboBox::activated, this, &FigureForm::read);
    connect(m_range, &RangeControl::changed, this, &FigureForm::read);
    connect(m_decimals, &DecimalsList::changed, this, &FigureForm::read);
    for (QLineEdit* field : {m_title, m_pattern, m_headList, m_rowAxis, m_columnAxis, m_barWords})
        connect(field, &QLineEdit::textChanged, this, &FigureForm::read);
    setSettings({});
    colorCaption();
    onEvents(this, {QEvent::Resize}, [this] { placeNames(); });
    onEvents(this, {QEvent::PaletteChange}, [this] { colorCaption(); });
}

FormRow* FigureForm::addRow(const QString& label, QWidget* control)
{
    auto* row = new FormRow(label, control, nullptr, true);
    row->setLabelWidth(label_width);
    layout()->addWidget(row);
    return row;
}

QWidget* FigureForm::whichControls()
{
    m_headList->setAccessibleName(tr("Which heads"));
    m_headList->setToolTip(tr("Heads, such as 0, 2-4; “mean” adds the mean of all heads"));
    nameChoices(m_columns, tr("Columns on the sheet"));
    m_columns->addItem(tr("auto"));
    for (int columns = 1; columns <= most_sheet_columns; ++columns)
        m_columns->addItem(tr("%n columns", nullptr, int(columns)));
    makeListRoomy(m_columns);
    auto* which = new QWidget;
    rowOf(which, 6, {{m_headList, 1}, m_columns});
    which->setFocusProxy(m_headList);
    return which;
}

QWidget* FigureForm::axisControls()
{
    m_rowAxis->setPlaceholderText(tr("rows"));
    m_columnAxis->setPlaceholderText(tr("columns"));
    m_rowAxis->setAccessibleName(tr("Row axis label"));
    m_columnAxis->setAccessibleName(tr("Column axis label"));
    auto* axes = new QWidget;
    rowOf(axes, 6, {{m_rowAxis, 1}, {m_columnAxis, 1}});
    axes->setFocusProxy(m_rowAxis);
    axes->setToolTip(tr("Custom label. Leave empty to use the stage's label (query or key)."));
    return axes;
}

QWidget* FigureForm::textControls()
{
    nameChoices(m_font, tr("Font"));
    nameChoices(m_fontSize, tr("Text size"));
    m_font->addItem(tr("default font"), QString());
    for (const QString& family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family))
            m_font->addItem(family, family);
    m_fontSize->addItem(tr("auto"), 0.0);
    for (int points = least_font_size; points <= most_font_size; ++points)
        m_fontSize->addItem(tr("%1 pt").arg(points), double(points));
    m_font->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QComboBox* list : {m_font, m_fontSize})
        makeListRoomy(list);
    auto* text = new QWidget;
    rowOf(text, 6, {{m_font, 1}, m_fontSize});
    text->setFocusProxy(m_font);
    return text;
}

QWidget* FigureForm::sizeControls()
{
    m_width->setAccessibleName(tr("Width in cm"));
    m_dpi->setAccessibleName(tr("Resolution in DPI"));
    m_dpiUnit = new PlainLabel(tr("DPI"));
    auto* cm = new PlainLabel(tr("cm"));
    cm->setMinimumWidth(scaled(28));
    return controlRow({m_width, cm, m_dpi, m_dpiUnit});
}

QCheckBox* FigureForm::partBox(const QString& words, bool FigureLook::*part)
{
    auto* check = new QCheckBox(words);
    m_parts.emplace_back(check, part);
    connect(check, &QCheckBox::toggled, this, &FigureForm::read);
    return check;
}

QWidget* FigureForm::shownParts()
{
    const auto box = [this](const QString& words, bool FigureLook::*part) { return partBox(words, part); };
    m_noBackground = new QCheckBox(tr("No background"));
    m_noBackground->setToolTip(tr("Transparent where nothing is drawn"));
    connect(m_noBackground, &QCheckBox::toggled, this, &FigureForm::read);
    auto* parts = new QWidget;
    auto* grid = new QGridLayout(parts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(7);
    auto* heading = new PlainLabel(tr("Show"));
    useTextFont(heading, 13, QFont::DemiBold);
    grid->addWidget(heading, 0, 0);
    QCheckBox* boxes[] = {box(tr("Token labels"), &FigureLook::tokenLabels),
                          box(tr("Axis labels"), &FigureLook::axes),
                          box(tr("Digits"), &FigureLook::digits),
                          box(tr("Mask marks"), &FigureLook::marks),
                          box(tr("Masked cells blank"), &FigureLook::blankMasked),
                          box(tr("Mark legend"), &FigureLook::legend),
                          box(tr("Row sums"), &FigureLook::rowSums),
                          box(tr("Color bar"), &FigureLook::colorBar),
                          box(tr("Bar label"), &FigureLook::barLabel),
                          box(tr("Title"), &FigureLook::title),
                          box(tr("Letters a, b, c"), &FigureLook::letters),
                          box(tr("Selected cell"), &FigureLook::chosenCell),
                          m_noBackground};
    constexpr int down = 7; // the columns, as they read
    for (int i = 0; i < int(std::size(boxes)); ++i) {
        grid->addWidget(boxes[i], 1 + i % down, i / down);
        if (i > 0)
            QWidget::setTabOrder(boxes[i - 1], boxes[i]);
    }
    m_answers = box(tr("With answers"), &FigureLook::answers);
    m_answers->setToolTip(tr("Include hidden values; otherwise their cells are blank"));
    m_answers->hide();
    grid->addWidget(m_answers, down, 1);
    QWidget::setTabOrder(m_noBackground, m_answers);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    return parts;
}

QWidget* FigureForm::nameControls()
{
    useNumberFont(m_pattern, 12);
    useTextFont(m_gives, 12);
    m_pattern->setToolTip(
        tr("{title}, {stage}, {head} and {batch} are filled in for each figure; the file extension is added"));
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
    m_headList->setText(settings.chosenHeads.empty() ? QString()
                                                     : QString::fromStdString(pickText(pickOf(settings.chosenHeads))));
    m_columns->setCurrentIndex(std::clamp(settings.columns, 0, most_sheet_columns));
    m_range->setRange(settings.range);
    m_decimals->setDigits(settings.digits);
    m_rowAxis->setText(settings.look.rowAxis);
    m_columnAxis->setText(settings.look.columnAxis);
    m_barWords->setText(settings.look.barWords);
    m_font->setCurrentIndex(std::max(m_font->findData(settings.look.font), 0));
    m_fontSize->setCurrentIndex(std::max(m_fontSize->findData(settings.look.fontSize), 0));
    m_svgText->setCurrentIndex(settings.look.svgText ? 1 : 0);
    m_batches->setCurrentIndex(settings.allBatches ? 1 : 0);
    m_format->setCurrentIndex(static_cast<int>(settings.format));
    const FigureLook sized = settings.look.heightCm > 0 ? FigureLook() : settings.look; // without the slide
    m_width->setValue(sized.widthCm);
    m_dpi->setValue(sized.dpi);
    m_theme->setCurrentIndex(static_cast<int>(settings.look.theme));
    m_slide->setChecked(settings.look.heightCm > 0);
    m_colors->setMap(settings.colorMap);
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
    m_settings.colorMap = m_colors->map();
    m_settings.pattern = m_pattern->text().trimmed();
    for (const auto& [check, part] : m_parts)
        m_settings.look.*part = check->isChecked();
    m_settings.look.background = !m_noBackground->isChecked();
    const bool several = m_settings.heads != HeadChoice::This && !m_whole;
    const QString list = m_headList->text().remove(QLatin1Char(' '));
    std::optional<Pick> heads = Pick{true, {}};
    const Fault wrong = list.isEmpty() ? Fault() : readPick(heads, list.toStdString());
    if (!wrong)
        m_settings.chosenHeads = numbersOf(heads);
    m_settings.columns = m_columns->currentIndex();
    m_settings.range = m_range->range();
    m_settings.digits = m_decimals->digits();
    m_settings.look.rowAxis = m_rowAxis->text().trimmed();
    m_settings.look.columnAxis = m_columnAxis->text().trimmed();
    m_settings.look.barWords = m_barWords->text().trimmed();
    m_settings.look.font = m_font->currentData().toString();
    m_settings.look.fontSize = m_fontSize->currentData().toDouble();
    m_barWords->setEnabled(m_settings.look.colorBar && m_settings.look.barLabel && m_uses.colors);
    m_settings.look.svgText = m_svgText->currentIndex() == 1;
    m_headList->setEnabled(several);
    m_columns->setEnabled(m_settings.heads == HeadChoice::Sheet);
    enableAxes();
    m_svgRow->setVisible(m_settings.format == FigureFormat::Svg);
    m_listProblem =
        several && wrong ? tr("Expected head numbers such as “0, 2-4”, got %1.").arg(m_headList->text()) : QString();
    m_whichRow->setError(m_listProblem);
    m_rangeRow->setError(m_range->problem());
    const bool pixels = m_settings.format == FigureFormat::Png; // the others are vector formats
    m_settings.look.theme = ThemeName(m_theme->currentIndex());
    m_width->setEnabled(!m_slide->isChecked());
    m_dpi->setEnabled(pixels && !m_slide->isChecked());
    m_dpiUnit->setEnabled(m_dpi->isEnabled());
    m_title->setEnabled(m_settings.look.title);
    m_settings.look.widthCm = m_width->value().value_or(m_settings.look.widthCm);
    m_settings.look.dpi = m_dpi->value().value_or(m_settings.look.dpi);
    m_settings.look.heightCm = 0;
    if (m_slide->isChecked())
        fillSlide(m_settings.look, slide_pixels);
    const bool slide = m_slide->isChecked(); // which has a size of its own, whatever the fields say
    const QString width = slide ? QString() : m_width->problem(tr("The width"), tr("cm"));
    const QString dpi = pixels && !slide ? m_dpi->problem(tr("The resolution"), tr("DPI")) : QString();
    m_complete = width.isEmpty() && dpi.isEmpty() && m_range->problem().isEmpty() && !(several && wrong);
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

void FigureForm::setStage(const std::string& tensor, int heads, int batches)
{
    const auto found = std::ranges::find(m_stages, tensor, &FigureStage::tensor);
    m_stage->setCurrentIndex(found == m_stages.end() ? -1 : int(found - m_stages.begin()));
    m_batchRow->setVisible(batches > 1 && !m_whole);
    for (FormRow* row : {m_headsRow, m_whichRow})
        row->setVisible(heads > 1 && !m_whole);
    m_headList->setPlaceholderText(heads > 2 ? tr("all, or 0, 2") : tr("all, or 0"));
}

std::string FigureForm::tensor() const
{
    const int at = m_stage->currentIndex();
    return at >= 0 && at < int(m_stages.size()) ? m_stages[at].tensor : std::string();
}

void FigureForm::setWindow(const Looks& looks, bool probability)
{
    m_range->setWindow(looks.range, probability);
    m_decimals->setWindow(looks.digits);
}

void FigureForm::setWholePicture(bool whole)
{
    m_whole = whole;
    for (FormRow* row : {m_stageRow, m_headsRow, m_whichRow, m_batchRow})
        row->setVisible(!whole);
}

QString FigureForm::headProblem() const { return m_whichRow->error(); }

void FigureForm::setHides(bool hides)
{
    m_answers->setVisible(hides);
    if (!hides)
        m_answers->setChecked(false);
}

void FigureForm::setUsualTitle(const QString& title) { m_title->setPlaceholderText(title); }

void FigureForm::setUsualBarLabel(const QString& words) { m_barWords->setPlaceholderText(words); }

void FigureForm::clearTitle() { m_title->clear(); }

void FigureForm::setUses(const FigureUses& uses, bool digitsFit)
{
    m_uses = uses;
    for (const auto& [check, part] : m_parts) {
        check->setEnabled(uses.has(part));
        if (part == &FigureLook::digits)
            check->setText(digitsFit ? tr("Digits") : tr("Digits (no room)"));
    }
    for (QWidget* control : {static_cast<QWidget*>(m_colors), static_cast<QWidget*>(m_range)})
        control->setEnabled(uses.colors);
    m_barWords->setEnabled(m_settings.look.colorBar && m_settings.look.barLabel && uses.colors);
    enableAxes();
}

void FigureForm::enableAxes()
{
    for (QLineEdit* axis : {m_rowAxis, m_columnAxis})
        axis->setEnabled(m_settings.look.axes && m_uses.cells);
}

void FigureForm::setNames(const QString& gives, const QString& problem)
{
    m_gives->setText(gives);
    m_gives->setVisible(problem.isEmpty());
    placeNames();
    m_nameProblem->setMessage(problem);
    // Of a head that is not there: beside the field that names it, which may be far from the name's.
    const PathAndSentence fault = splitPath(problem.toStdString());
    const bool of_heads = m_whichRow->isVisibleTo(this) && fault.path == QLatin1String("head");
    m_whichRow->setError(of_heads ? fault.sentence : m_listProblem);
    describeTo(m_pattern, problem.isEmpty() ? gives : problem);
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
