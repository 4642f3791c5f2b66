// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/stepsdialog.h"

#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/document/selection.h"
#include "ui/export/colormapcontrol.h"
#include "ui/export/controlrow.h"
#include "ui/export/figuresettings.h"
#include "ui/export/measurefield.h"
#include "ui/export/previewpane.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/said.h"
#include "ui/matrix/stagecards.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace attn {

namespace {

constexpr int steps_label_width = 84;
constexpr double usual_film_dpi = 150, usual_strip_width = 18;

SegmentedControl* segmentsOf(const QString& name, const QStringList& words)
{
    auto* control = new SegmentedControl(name);
    for (const QString& word : words)
        control->addSegment(word);
    return control;
}

} // namespace

StepsDialog::StepsDialog(Document* document, Selection* selection, QWidget* parent)
    : ExportFrame(tr("Export steps"), new QWidget, parent), m_document(document), m_selection(selection)
{
    formWidget()->setLayout(new QVBoxLayout);
    formWidget()->layout()->setContentsMargins(0, 0, 0, 0);
    formWidget()->layout()->setSpacing(5);
    fillForm();
    beginAt(m_range->findChild<QAbstractButton*>(), m_title);
    preview()->setZoomShown(false);
    recall();
    listFormats();
    connect(&m_player, &QTimer::timeout, this, &StepsDialog::drawNext);
    connect(preview(), &PreviewPane::roomChanged, this, &StepsDialog::drawNext);
    connect(&m_drawer, &Background::failed, preview(), &PreviewPane::setProblem);
    connect(&m_drawer, &FigureWorker::boxed, preview(), &PreviewPane::setWarning);
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged})
        connect(m_selection, signal, this, &StepsDialog::follow);
    onEvents(this, {QEvent::Show}, [this] { follow(); });
}

void StepsDialog::fillForm()
{
    m_range = segmentsOf(tr("Steps of"), {tr("this stage"), tr("all stages")});
    m_unit = segmentsOf(tr("Step by"), {tr("stage"), tr("row"), tr("cell")});
    m_kind = segmentsOf(tr("Type"), {tr("animation"), tr("strip")});
    m_format = new QComboBox;
    m_width = new MeasureField({least_width_cm, most_width_cm, 0.5, 1});
    m_dpi = new MeasureField({least_dpi, most_dpi, 50, 0});
    m_seconds = new MeasureField({0.02, 60, 0.1, 2});
    m_hold = new MeasureField({0.02, 60, 0.5, 2});
    m_loop = new QCheckBox(tr("Loop"));
    m_colors = new ColorMapControl;
    m_title = new QLineEdit;
    m_format->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    makeListRoomy(m_format);
    m_width->setAccessibleName(tr("Width in cm"));
    m_dpi->setAccessibleName(tr("Resolution in DPI"));
    m_seconds->setAccessibleName(tr("Seconds per step"));
    m_hold->setAccessibleName(tr("Seconds for the last step"));
    m_title->setPlaceholderText(tr("matrix name"));

    const auto add = [this](const QString& label, QWidget* control) {
        auto* row = new FormRow(label, control, nullptr, true);
        row->setLabelWidth(steps_label_width);
        formWidget()->layout()->addWidget(row);
        return row;
    };
    add(tr("Steps of"), controlRow({m_range}));
    add(tr("Step by"), controlRow({m_unit}));
    add(tr("Type"), controlRow({m_kind}));
    add(tr("Format"), m_format);
    m_sizeRow = add(tr("Width"), controlRow({m_width, new PlainLabel(tr("cm")), m_dpi, new PlainLabel(tr("DPI"))}));
    m_timeRow =
        add(tr("Each step"), controlRow({m_seconds, new PlainLabel(tr("s, last")), m_hold, new PlainLabel(tr("s"))}));
    m_loopRow = add(QString(), m_loop);
    m_over = new QCheckBox(tr("Overlay on previous stage"));
    m_over->setToolTip(tr("Start with the previous stage's finished map, so that a mask sweeps over the scores"));
    add(QString(), m_over);
    add(QString(), m_slide = new QCheckBox(tr("Slide, 1920 × 1080 px")));
    add(tr("Theme"), controlRow({m_theme = segmentsOf(tr("Theme"), {tr("light"), tr("dark"), tr("contrast")})}));
    add(tr("Colors"), m_colors);
    add(tr("Title"), m_title);
    m_answers = new QCheckBox(tr("With answers"));
    m_answers->setToolTip(tr("Include hidden values; otherwise their cells are blank"));
    m_answersRow = add(QString(), m_answers);
    for (QCheckBox* box : {m_answers, m_over, m_slide})
        connect(box, &QCheckBox::toggled, this, &StepsDialog::follow);
    static_cast<QVBoxLayout*>(formWidget()->layout())->addStretch();

    for (SegmentedControl* control : {m_range, m_unit, m_theme})
        connect(control, &SegmentedControl::activated, this, &StepsDialog::follow);
    connect(m_kind, &SegmentedControl::activated, this, [this] {
        m_width->setValue(isFilm() ? FigureLook().widthCm : usual_strip_width);
        m_dpi->setValue(isFilm() ? usual_film_dpi : FigureLook().dpi);
        listFormats();
        follow();
    });
    connect(m_format, &QComboBox::activated, this, &StepsDialog::follow);
    connect(m_colors, &ColorMapControl::changed, this, &StepsDialog::follow);
    for (MeasureField* field : {m_width, m_dpi, m_seconds, m_hold})
        connect(field, &MeasureField::changed, this, &StepsDialog::follow);
    connect(m_title, &QLineEdit::textEdited, this, &StepsDialog::follow);
}

void StepsDialog::listFormats()
{
    const QString before = m_format->currentText();
    m_format->clear();
    const auto add = [this](const QString& words, FilmFormat format) { m_format->addItem(words, int(format)); };
    if (isFilm()) {
        add(tr("GIF"), FilmFormat::Gif);
        add(tr("APNG, exact colors"), FilmFormat::Apng);
        if (!ffmpegPath().isEmpty())
            add(tr("MP4"), FilmFormat::Mp4);
    } else {
        add(tr("PNG"), FilmFormat::PngStrip);
        add(tr("SVG"), FilmFormat::SvgStrip);
        add(tr("PDF"), FilmFormat::PdfStrip);
    }
    m_format->setCurrentIndex(std::max(m_format->findText(before), 0));
    m_timeRow->setVisible(isFilm());
    m_loopRow->setVisible(isFilm());
}

bool StepsDialog::isFilm() const { return m_kind->currentIndex() == 0; }

FilmFormat StepsDialog::format() const { return static_cast<FilmFormat>(m_format->currentData().toInt()); }

FilmTiming StepsDialog::timing() const
{
    const FilmTiming usual;
    return {m_seconds->value().value_or(usual.seconds), m_hold->value().value_or(usual.lastSeconds),
            m_loop->isChecked()};
}

FilmRequest StepsDialog::request() const
{
    constexpr StepUnit units[] = {StepUnit::Stage, StepUnit::Row, StepUnit::Cell};
    FilmRequest request;
    request.unit = units[m_unit->currentIndex()];
    const FilmPlanes planes = filmPlanes(*m_computed);
    request.batch = std::clamp(m_selection->batch(), 0, planes.batches - 1);
    request.head = std::clamp(m_selection->head(), 0, planes.heads - 1);
    request.titleText = m_title->text().trimmed();
    request.looks = m_selection->looks();
    request.looks.colorMap = m_colors->map();
    request.look.widthCm = m_width->value().value_or(request.look.widthCm);
    request.look.answers = m_answers->isChecked() && m_computed->withheld;
    request.look.dpi = m_dpi->value().value_or(request.look.dpi);
    request.look.theme = ThemeName(m_theme->currentIndex());
    if (m_slide->isChecked())
        fillSlide(request.look, slide_pixels);
    if (m_picture) {
        request.picture = m_picture;
        request.batch = m_picture->batch;
        request.head = m_picture->head;
        request.look.rowSums = true;
        request.look.legend = !m_slide->isChecked(); // it grows, and would make the maps smaller
    }
    if (m_picture && m_range->currentIndex() == 0)
        request.tensors = m_picture->tensors;
    else if (m_range->currentIndex() == 0)
        for (const StageInfo& stage : cardsOf(*m_computed->realized))
            if (stage.id == m_selection->stage())
                request.tensors = stage.tensors;
    if (m_over->isChecked())
        request.over = layerBelow(*m_computed, request);
    return request;
}

void StepsDialog::setPicture(std::optional<SteppedFigure> picture)
{
    if (!picture && !m_picture)
        return;
    m_picture = std::move(picture);
    setWindowTitle(m_picture ? tr("Export steps of %1").arg(m_picture->title) : tr("Export steps"));
    m_title->setPlaceholderText(m_picture ? m_picture->title : tr("matrix name"));
    follow();
}

void StepsDialog::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    m_player.stop();
    m_drawer.cancel();
    m_film.reset(); // it is of the scene before
    setSaveAllowed(false);
    m_answersRow->setVisible(computed->withheld != nullptr);
    follow();
}

void StepsDialog::follow()
{
    if (!m_computed || !isVisible())
        return;
    m_player.stop();
    m_film.reset();
    setSaveAllowed(false);
    m_over->setEnabled(!layerBelow(*m_computed, request()).empty());
    for (MeasureField* field : {m_width, m_dpi})
        field->setEnabled(!m_slide->isChecked());
    const QString width = m_width->problem(tr("The width"), tr("cm")),
                  dpi = m_dpi->problem(tr("The resolution"), tr("DPI"));
    m_sizeRow->setError(width.isEmpty() ? dpi : width);
    const QString each = m_seconds->problem(tr("The duration of a step"), tr("s")),
                  last = m_hold->problem(tr("The duration of the last step"), tr("s"));
    m_timeRow->setError(!isFilm() ? QString() : each.isEmpty() ? last : each);
    if (!width.isEmpty() || !dpi.isEmpty() || (isFilm() && !(each.isEmpty() && last.isEmpty())))
        return m_drawer.cancel();
    m_drawer.request([this, computed = m_picture ? m_picture->computed : m_computed, request = request(),
                      film_wanted = isFilm()](const StopToken&) -> std::function<void()> {
        const auto made = Film::make(computed, request);
        std::shared_ptr<const Film> film = made ? std::make_shared<const Film>(*made) : nullptr;
        std::optional<Error> fault = made ? std::nullopt : std::optional(made.error());
        QSize size;
        if (film && film_wanted) {
            const auto frame = film->frameSize();
            frame ? void(size = *frame) : void(fault = frame.error());
        } else if (film) {
            const auto strip = film->strip();
            const auto whole = strip ? figureSize(*strip, request.look) : Result<FigureSize>(strip.error());
            whole ? void(size = whole->pixels) : void(fault = whole.error());
        }
        return [this, film, size, problem = fault ? QString::fromStdString(fault->message) : QString()] {
            showFilm(film, size, problem);
        };
    });
}

void StepsDialog::showFilm(const std::shared_ptr<const Film>& film, const QSize& size, const QString& problem)
{
    preview()->setProblem(problem);
    setSaveAllowed(problem.isEmpty());
    if (!problem.isEmpty()) {
        preview()->setPicture({});
        preview()->setNote({});
        return preview()->setSizes({}, {});
    }
    m_film = film;
    m_frame = 0;
    const bool pixels = isFilm() || format() == FilmFormat::PngStrip;
    preview()->setSizes(
        pixels ? tr("%1 × %2 px").arg(size.width()).arg(size.height()) : QString(),
        isFilm() ? tr("%1 frames, %2 s").arg(film->steps().size()).arg(filmSeconds(*film, timing()), 0, 'f', 1)
                 : tr("%n panels", nullptr, int(film->steps().size())));
    drawNext();
}

// The strip, or the frame that is due. The player waits for a frame that takes longer than its time.
void StepsDialog::drawNext()
{
    if (!m_film || m_drawer.isBusy() || isWriting() || !isVisible())
        return;
    const std::size_t number = m_frame % m_film->steps().size();
    m_drawer.request([this, film = m_film, number, room = preview()->room(),
                      moving = isFilm()](const StopToken&) -> std::function<void()> {
        const Figure figure = moving ? film->frame(number) : *film->strip();
        return [this, film, number, moving, image = fittingImage(figure, film->request().look, room)] {
            preview()->setPicture(image);
            if (!moving)
                return preview()->setNote({});
            const std::size_t count = film->steps().size();
            preview()->setNote(tr("step %1 of %2").arg(number + 1).arg(count));
            m_frame = (number + 1) % count;
            const FilmTiming times = timing();
            if (count > 1)
                m_player.start(int(1000 * (number + 1 == count ? times.lastSeconds : times.seconds)));
        };
    });
}

void StepsDialog::save()
{
    if (!m_film)
        return;
    const QString ending = endingOf(format());
    const QString tensor = m_picture ? m_picture->id
                           : m_film->request().tensors.size() == 1
                               ? QString::fromStdString(m_film->request().tensors.front())
                               : tr("scene");
    const QString path =
        chooseFileToSave(this, tr("Save steps"),
                         QDir(folderFor(*m_document)).filePath(QStringLiteral("%1_steps.%2").arg(tensor, ending)),
                         tr("%1 files (*.%2)").arg(ending.toUpper(), ending));
    if (!path.isEmpty())
        saveFile(path);
}

void StepsDialog::saveFile(const QString& path)
{
    if (!m_film)
        return;
    const QString whole = withEnding(path, endingOf(format()));
    rememberFolder(QFileInfo(whole).absolutePath());
    m_player.stop();
    const auto writing = [film = m_film, timing = timing(), format = format(),
                          whole](const std::function<void(int)>& progress, const StopToken& stop) {
        return writeFilm(*film, timing, format, whole, progress, stop);
    };
    write(writing, isFilm() ? int(m_film->steps().size()) : 1, wroteSentence(whole));
}

void StepsDialog::done(int result)
{
    m_player.stop();
    remember();
    ExportFrame::done(result);
}

void StepsDialog::remember() const
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("steps"));
    settings.setValue(QStringLiteral("range"), m_range->currentIndex());
    settings.setValue(QStringLiteral("unit"), m_unit->currentIndex());
    settings.setValue(QStringLiteral("kind"), m_kind->currentIndex());
    settings.setValue(QStringLiteral("widthCm"), m_width->value().value_or(FigureLook().widthCm));
    settings.setValue(QStringLiteral("dpi"), m_dpi->value().value_or(usual_film_dpi));
    settings.setValue(QStringLiteral("seconds"), timing().seconds);
    settings.setValue(QStringLiteral("hold"), timing().lastSeconds);
    settings.setValue(QStringLiteral("loop"), m_loop->isChecked());
    settings.setValue(QStringLiteral("over"), m_over->isChecked());
    settings.setValue(QStringLiteral("theme"), m_theme->currentIndex());
    settings.setValue(QStringLiteral("slide"), m_slide->isChecked());
    settings.setValue(QStringLiteral("colours"), m_colors->map());
}

void StepsDialog::recall()
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("steps"));
    const auto number = [&](const char* key, double usual) {
        return settings.value(QLatin1String(key), usual).toDouble();
    };
    const auto segment = [&](SegmentedControl* control, const char* key, int usual) {
        control->setCurrentIndex(
            std::clamp(settings.value(QLatin1String(key), usual).toInt(), 0, control->count() - 1));
    };
    const FilmTiming usual;
    segment(m_range, "range", 0);
    segment(m_unit, "unit", 1);
    segment(m_kind, "kind", 0);
    m_width->setValue(number("widthCm", FigureLook().widthCm));
    m_dpi->setValue(number("dpi", usual_film_dpi));
    m_seconds->setValue(number("seconds", usual.seconds));
    m_hold->setValue(number("hold", usual.lastSeconds));
    m_loop->setChecked(settings.value(QStringLiteral("loop"), true).toBool());
    m_over->setChecked(settings.value(QStringLiteral("over")).toBool());
    segment(m_theme, "theme", 0);
    m_slide->setChecked(settings.value(QStringLiteral("slide")).toBool());
    m_colors->setMap(settings.value(QStringLiteral("colours")).toString());
}

} // namespace attn
