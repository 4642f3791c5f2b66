// SPDX-License-Identifier: GPL-3.0-or-later
// What fills the window, one in place of the other: the start page, the work or a model; and what it opens with.
#include "core/model/model.h"
#include "ui/document/scenefiles.h"
#include "ui/export/modelwriter.h"
#include "ui/help/tour.h"
#include "ui/import/arrayimport.h"
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
    m_start->offerTour(!tourTaken());
    m_start->setProgress([](const QString& id) {
        const StepsSeen steps = stepsSeen(progressKey(id));
        return std::pair(steps.seen, steps.all);
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
    // A window always has a scene behind the start page; also when the one that was asked for cannot be read: then the
    // message stays above it.
    // Behind a lesson with steps too.
    const bool steps = isLessonWithSteps(fileOrLesson);
    const bool model = isModelPath(QFile::encodeName(fileOrLesson).toStdString());
    const bool arrays = ArrayImport::canRead(fileOrLesson); // of which the person says what they become
    m_opened = !fileOrLesson.isEmpty() && !steps && !model && !arrays;
    if (!m_opened || !m_files->openArgument(fileOrLesson))
        m_files->openLesson(QString::fromLatin1(first_lesson));
    if (steps || model || arrays)
        m_files->openArgument(fileOrLesson);
    m_opened || hasLesson() ? showWork() : showStartPage();
    if (model) // until it is there its page is empty
        showPage(m_models->view());
    m_recompute.await(first_wait);
    beginComputeOn();
}

void MainWindow::showOpened(bool opened)
{
    if (!opened)
        return;
    m_notice->hide();
    m_opened = true;
    updateTitle();
    showWork();
}

void MainWindow::leaveStartPage()
{
    if (m_opened || hasLesson())
        showWork();
}

bool MainWindow::showsStartPage() const { return m_start && !m_start->isHidden(); }

// The start page, the page of a model or the work area, in place of the others.
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
        return tell(tr("There is nothing to present yet: it is still computed."));
    m_presenter = new Presenter(&m_selection, m_work->stepper(), this);
    connect(m_presenter, &Presenter::themeAsked, m_nextTheme, &QAction::trigger);
    m_presenter->setPictureSource([this] { return classPicture(); });
    m_presenter->setComputed(showsModel() ? nullptr : m_computed, shownName());
    m_presenter->setEarlier(m_work->earlier());
    tellPresenter();
    connect(m_work, &WorkArea::earlierChanged, m_presenter, &Presenter::setEarlier);
    m_presenter->present();
}

// Of the page of a model or of the studio that is open; nothing where the class sees the map.
std::optional<ClassPicture> MainWindow::classPicture() const
{
    FigureLook look;
    look.title = false; // the slide has it
    if (showsModel()) {
        const PagePicturePtr picture = m_models->desk()->picture();
        if (!picture)
            return std::nullopt;
        look.digits = look.tokenLabels = look.axes = false; // of so many maps
        const QString next =
            picture->next.empty()
                ? QString()
                : tr("next token %1, %2").arg(picture->next.front().piece, probabilityText(picture->next.front().now));
        return ClassPicture{tr("All heads of the model"), next,
                            [picture, ghost = m_selection.ghost()] { return sheetFigure(*picture, ghost, {}); }, look};
    }
    const std::optional<SteppedFigure> picture = studioPicture();
    if (!picture)
        return std::nullopt;
    return ClassPicture{m_work->studio()->heading(), m_work->studio()->caption(),
                        [at = picture->at, looks = m_selection.looks(), steps = m_selection.steps(),
                         step = m_selection.step()] { return at(looks, steps, step); },
                        look};
}

Presenter* MainWindow::presenter() { return m_presenter; }

void MainWindow::presentAtStart(std::optional<std::int64_t> steps)
{
    const auto begin = [this, steps] {
        if (steps)
            m_work->stepper()->toCount(*steps);
        present();
    };
    // Later: this window comes first, and the picture over it.
    connect(
        this, &MainWindow::shown, this, [this, begin] { QTimer::singleShot(0, this, begin); },
        Qt::SingleShotConnection);
}

} // namespace attn
