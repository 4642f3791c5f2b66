// SPDX-License-Identifier: GPL-3.0-or-later
// What fills the window, one at a time: the start page, the work or a model; and what it opens with.
#include "core/model/model.h"
#include "ui/document/scenefiles.h"
#include "ui/export/gridpicture.h"
#include "ui/figures/figureset.h"
#include "ui/help/tour.h"
#include "ui/import/arrayimport.h"
#include "ui/kit/tooltip.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/progress.h"
#include "ui/model/modelview.h"
#include "ui/model/probabilitytext.h"
#include "ui/present/presenter.h"
#include "ui/start/startpage.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/stepper.h"
#include "ui/timebar/timebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/noticebar.h"
#include "ui/window/rescue.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QFile>
#include <QTimer>
#include <QVBoxLayout>

namespace attn {

namespace {

constexpr char first_lesson[] = "000.causal.neg_inf";
constexpr std::chrono::milliseconds first_wait(50); // a small scene's first picture comes with the window

} // namespace

StartPage* MainWindow::startPage()
{
    if (m_start)
        return m_start;
    m_start = new StartPage;
    m_start->hide();
    m_column->insertWidget(m_column->indexOf(m_work), m_start, 1);
    connect(m_start, &StartPage::tourAsked, this, &MainWindow::takeTour);
    connect(m_start, &StartPage::labAsked, this, &MainWindow::openLab);
    m_start->offerTour(!tourTaken());
    m_start->setProgress([](const QString& id) {
        const StepsSeen steps = stepsSeen(progressKey(id));
        return LessonSteps{steps.seen, steps.done, steps.all, steps.written};
    });
    connect(m_start, &StartPage::backAsked, this, &MainWindow::leaveStartPage);
    connect(m_start, &StartPage::keptChosen, this, [this](int number) { m_rescue->takeBack(std::size_t(number)); });
    connect(m_start, &StartPage::newSceneAsked, this, [this] { showOpened(m_files->newScene()); });
    connect(m_start, &StartPage::modelAsked, this,
            [this](const QString& path) { path.isEmpty() ? chooseModel(true) : m_models->open(path); });
    connect(m_start, &StartPage::openAsked, this, [this] { showOpened(m_files->choose()); });
    connect(m_start, &StartPage::fileChosen, this,
            [this](const QString& path) { showOpened(m_files->openFile(path)); });
    connect(m_start, &StartPage::lessonChosen, this,
            [this](const QString& id) { showOpened(m_files->openLesson(id)); });
    return m_start;
}

void MainWindow::openAtStart(const QString& fileOrLesson)
{
    // A scene is always behind the start page, even if the requested one cannot be read: then the message stays above
    // it. Behind a lesson with steps too.
    const bool steps = isLessonWithSteps(fileOrLesson);
    const bool model = isModelPath(QFile::encodeName(fileOrLesson).toStdString());
    const bool arrays = ArrayImport::canRead(fileOrLesson); // of which the person says what they become
    m_opened = !fileOrLesson.isEmpty() && !steps && !model && !arrays;
    if (!m_opened || !m_files->openArgument(fileOrLesson))
        m_files->openLesson(QString::fromLatin1(first_lesson));
    if (steps || model || arrays)
        m_files->openArgument(fileOrLesson);
    m_opened || hasLesson() ? showWork() : showStartPage();
    if (model) // until loaded its page is empty
        showPage(m_models->view());
    tellOfPublicNotes();
    m_recompute.await(first_wait);
    beginComputeOn();
}

void MainWindow::openAsked(const QString& path)
{
    showOpened(m_files->openFile(path));
    raise();
    activateWindow();
}

void MainWindow::showOpened(bool opened)
{
    if (!opened)
        return;
    m_notice->hide();
    m_opened = m_opened || !playsLesson(); // behind a lesson is still what was never opened
    updateTitle();
    showWork();
    tellOfPublicNotes();
}

void MainWindow::leaveStartPage()
{
    if (m_opened || hasLesson())
        showWork();
}

bool MainWindow::showsStartPage() const { return m_start && !m_start->isHidden(); }

// Shows the start page, the page of a model or the work area.
void MainWindow::showPage(QWidget* page)
{
    if (!page->isHidden())
        return;
    setUpdatesEnabled(false);
    for (QWidget* each : {static_cast<QWidget*>(m_work), static_cast<QWidget*>(m_start),
                          m_models->isBuilt() ? static_cast<QWidget*>(m_models->view()) : nullptr})
        if (each)
            each->setVisible(page == each);
    setUpdatesEnabled(true);
}

void MainWindow::showStartPage()
{
    closeExports();
    if (m_tour)
        m_tour->end();
    startPage()->setOpenScene(m_opened || hasLesson() ? shownName() : QString());
    startPage()->setKept(keptNames());
    showPage(startPage());
    for (QAction* action : m_onScene)
        action->setEnabled(false);
    m_timeBar->hide();
    followLesson();
    followModel();
    m_steps->setAvailable(false);
    m_status->clearMessage(); // of what was open
    m_status->setCell(tr("Open a lesson and edit any number"));
    m_status->clearSizes();
    m_status->setBackend({}, {});
}

void MainWindow::showWork()
{
    showPage(showsModel() ? static_cast<QWidget*>(m_models->view()) : m_work);
    followLesson();
    m_steps->setAvailable(!showsModel());
    for (QAction* action : m_onScene)
        action->setEnabled(!showsModel());
    followModel();
    if (showsModel())
        return;
    followFocus();
    followAnswer();
    if (m_computed)
        m_status->setComputed(*m_computed);
    tellBackend();
}

void MainWindow::present()
{
    if (m_presenter || showsStartPage())
        return;
    if (showsModel() ? !classPicture() : !m_computed)
        return tell(tr("Nothing to present yet. The computation is still running."));
    m_presenter = new Presenter(&m_selection, m_work->stepper(), this);
    connect(m_presenter, &Presenter::themeAsked, m_nextTheme, &QAction::trigger);
    connect(m_presenter, &Presenter::whatIfAsked, this, &MainWindow::askWhatIf);
    connect(m_presenter, &Presenter::headsAsked, this, [this] { // no studio shows them
        const bool all = m_work->studio() || !m_selection.allHeads() || !m_presenter->slide()->showsPicture();
        m_presenter->setPictureSource([this] { return classPicture(); });
        m_work->closeStudio();
        m_selection.setAllHeads(all);
    });
    connect(m_presenter, &Presenter::lessonAsked, this, &MainWindow::endWhatIfs); // else kept as work of the step
    connect(m_presenter, &Presenter::solutionAsked, this, &MainWindow::endWhatIfs);
    connect(m_presenter, &Presenter::solutionAsked, this, [this](bool shown) {
        if (shown != m_play->showsSolution())
            m_play->showSolution();
    });
    connect(m_presenter, &Presenter::hideAsked, this, &MainWindow::toggleHidden);
    connect(m_presenter, &Presenter::left, this,
            [this, scene = m_document.sharedScene(), hidden = m_selection.hidden()](bool atMap) {
                endWhatIfs();
                if (sameWork(*scene, m_document.scene())) // what a class has seen is no change
                    m_selection.setHidden(hidden);
                leaveSlides(atMap);
                m_beforeTalk.reset();
                followUndo();
            });
    if (!playsLesson()) { // whose steps have scenes of their own
        const QUndoStack* edits = m_document.history()->activeStack();
        m_beforeTalk = {edits ? edits->index() : 0, m_hideSteps.size()};
        followUndo();
    }
    m_presenter->addActions({m_undo, m_redo}); // their keys work there too
    m_presenter->setPictureSource([this] { return classPicture(); });
    m_presenter->setComputed(showsModel() ? nullptr : m_computed, classTitle());
    m_presenter->setEarlier(m_work->earlier());
    tellPresenter();
    connect(m_work, &WorkArea::earlierChanged, m_presenter, &Presenter::setEarlier);
    m_presenter->present();
    constexpr int settled_ms = 300;                 // a window that appears takes tool tips away
    if (m_presentsWritten && !m_notShown.isEmpty()) // the notice's window may be behind the slide
        QTimer::singleShot(settled_ms, m_presenter,
                           [this] { showToolTip(m_presenter->mapToGlobal(QPoint()), m_notShown, m_presenter); });
}

QString MainWindow::classTitle() const { return playsLesson() || writesLesson() ? shownName() : m_document.title(); }

// Of the page of a model or of the open studio; nullopt if the class sees the map.
std::optional<ClassPicture> MainWindow::classPicture() const
{
    FigureLook look;
    look.title = false; // the slide has it
    if (showsModel()) {
        const PagePicturePtr picture = m_models->session()->picture();
        if (!picture)
            return std::nullopt;
        look.digits = look.tokenLabels = look.axes = false; // too many maps
        const QString next = picture->next.empty()
                                 ? QString()
                                 : tr("next token “%1”, %2")
                                       .arg(picture->next.front().piece, probabilityText(picture->next.front().now));
        return ClassPicture{tr("All heads of the model"), next,
                            [picture, ghost = m_selection.ghost()] { return sheetFigure(*picture, ghost, {}); }, look};
    }
    const Studio* studio = m_work->studio();
    if (!studio || !m_computed)
        return m_selection.allHeads() ? classHeads() : std::nullopt;
    return studio->unavailable(*m_computed).isEmpty() ? studio->classPicture() : std::nullopt;
}

// All heads of the stage in focus, if several.
std::optional<ClassPicture> MainWindow::classHeads() const
{
    const std::string tensor = m_computed ? tensorInFocus(*m_computed, m_selection) : std::string();
    const TracedTensor* found = tensor.empty() ? nullptr : m_computed->trace->find(tensor);
    if (!found || tensorMatrix(*m_computed, *found).heads < 2)
        return std::nullopt;
    FigureRequest request;
    request.tensors = {tensor};
    request.batch = m_selection.batch();
    request.sheet = true;
    request.looks = m_selection.looks();
    request.chosen = m_selection.chosen();
    if (const auto& place = m_selection.step())
        request.until = View::Step{
            m_selection.steps().tensors()[std::size_t(place->tensor)].name, {place->row, place->column}, place->term};
    const auto draw = [computed = m_computed, request] {
        const auto plans = planFigures(*computed, request);
        auto figure = plans ? drawFigure(*computed, request, plans->front()) : Result<Figure>(plans.error());
        return figure ? *std::move(figure) : Figure();
    };
    ClassPicture shown{tensorWords(*m_computed, tensor), tr("all heads"), draw};
    shown.look.title = false;
    return shown;
}

Presenter* MainWindow::presenter() { return m_presenter; }

void MainWindow::presentAtStart(std::optional<std::int64_t> steps)
{
    const auto begin = [this, steps] {
        if (steps)
            m_work->stepper()->toCount(*steps);
        present();
    };
    // Later: this window first, then the picture above it.
    connect(
        this, &MainWindow::shown, this, [this, begin] { QTimer::singleShot(0, this, begin); },
        Qt::SingleShotConnection);
}

} // namespace attn
