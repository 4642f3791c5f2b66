// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "core/engine/freememory.h"
#include "ui/document/scenefiles.h"
#include "ui/explain/everyhead.h"
#include "ui/figures/figureorigin.h"
#include "ui/heatmap/headspage.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/help/tour.h"
#include "ui/kit/onscreen.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerpanel.h"
#include "ui/matrix/cellplace.h"
#include "ui/model/modelview.h"
#include "ui/present/presenter.h"
#include "ui/studios/studio.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/mnemonics.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/stepper.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/application.h"
#include "ui/window/centre.h"
#include "ui/window/centreheader.h"
#include "ui/window/fieldkeys.h"
#include "ui/window/helpdock.h"
#include "ui/window/keymap.h"
#include "ui/window/menucorner.h"
#include "ui/window/modelroom.h"
#include "ui/window/noticebar.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace attn {

namespace {

constexpr QSize first_size(1280, 692);                // px
constexpr std::chrono::milliseconds place_wait(300);  // a window that is dragged moves all the time
constexpr std::chrono::milliseconds stale_after(300); // as the bar that says that it takes its time

} // namespace

MainWindow::MainWindow(const std::function<void()>& awaitFonts, QWidget* parent, std::unique_ptr<Document> document)
    : QMainWindow(parent), m_ownDocument(document ? std::move(document) : std::make_unique<Document>()),
      m_document(*m_ownDocument), m_files(new SceneFiles(&m_document, this)), m_notice(new NoticeBar)
{
    // Before any panel shows the change, so that the worker starts meanwhile.
    connect(&m_document, &Document::changed, this, [this](Change change) {
        m_newScene = m_newScene || change.testFlag(ChangePart::Scene);
        if (change.testFlag(ChangePart::Scene) && m_computed)
            m_stale.start();
        if (!showsModel()) // a layer is computed once it is opened
            m_recompute.request(m_document.now().scene, m_document.now().plan);
    });
    m_export = new QAction(icon(QStringLiteral("export")), tr("&Figure…"), this);
    setAcceptDrops(true);
    setWindowIcon(icon(QStringLiteral("attnscope")));
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildStageMenu();
    m_work = new WorkArea(&m_document, &m_selection, m_lock, m_export);
    buildModelActions();
    buildStudioMenu();
    buildStepMenu();
    buildLearnMenu();
    buildExportMenu();
    m_work->centre()->addAction(m_copyValues);
    m_work->centre()->page()->addActions({m_inMaps.begin(), m_inMaps.end()});
    m_work->centre()->page()->addActions({m_editNumber, m_takeBack});
    m_work->centre()->header()->setHeadSwitch(m_switchHead);
    buildHelpMenu();
#ifndef Q_OS_MACOS // where the bar at the top of the screen is the one to look for
    menuBar()->setNativeMenuBar(false);
#endif
    new MenuCorner({m_undo, m_redo}, m_find, {m_home, m_present, m_nextTheme}, menuBar());

    auto* middle = new QWidget;
    m_column = new QVBoxLayout(middle);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_notice);
    m_column->addWidget(m_work, 1);
    m_column->addWidget(m_timeBar);
    setCentralWidget(middle);
    connectParts();
    if (awaitFonts)
        awaitFonts();
    m_status = new StatusLine;
    setStatusBar(m_status);
    QApplication::instance()->installEventFilter(this);
    QApplication::instance()->installEventFilter(new FieldKeys(this));
    QApplication::instance()->installEventFilter(new Mnemonics(this));
    m_frames.watch(m_work->centre());
    restoreWindow();
    fillRecentMenu();
    followStudio();
    followLooks();
    updateTitle();
}

// The history signals its end, when no view exists any more.
MainWindow::~MainWindow()
{
    hide();             // pending work ends while its receivers still exist
    delete m_presenter; // while there still is what it shows
    m_document.history()->disconnect(this);
}

void MainWindow::connectParts()
{
    connect(&m_document, &Document::fileChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::fileChanged, this, &MainWindow::watchFile);
    connect(m_document.history(), &QUndoGroup::cleanChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_selection, &Selection::hiddenChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::pinsDropped, this, &MainWindow::tell);
    connect(&m_document, &Document::notShown, m_notice, &NoticeBar::showError);
    if (auto* application = qobject_cast<Application*>(QApplication::instance()))
        connect(application, &Application::ranOutOfMemory, m_notice, &NoticeBar::showError);
    // Until a new scene is computed the selection belongs to the previous one, so its place is not saved.
    m_document.setHiddenSource([this] { return m_newScene ? std::nullopt : std::optional(m_selection.hidden()); });
    m_document.setViewSource([this] { return m_newScene ? std::nullopt : m_work->view(); });
    m_recompute.setMemory(freeMemory);
    m_recompute.setOnScreen([this] { return m_work->onScreen(); });
    connect(&m_recompute, &Recompute::ready, this, &MainWindow::showComputed);
    connect(&m_recompute, &Recompute::refined, this, &MainWindow::showRefined);
    connect(&m_recompute, &Recompute::failed, m_work->centre(), &Centre::setError);
    connect(&m_recompute, &Recompute::failed, this, &MainWindow::complete);
    connect(&m_computeOn, &ComputeOn::backendChanged, this, &MainWindow::computeAgain);
    connect(&m_computeOn, &ComputeOn::whyChanged, this, &MainWindow::tellBackend);
    connect(&m_frames, &FrameWatch::pictured, this, &MainWindow::pictured);
    connect(
        this, &MainWindow::pictured, this, [this] { QTimer::singleShot(0, this, &MainWindow::complete); },
        Qt::SingleShotConnection);
    connect(&m_recompute, &Recompute::busyChanged, m_work->centre(), &Centre::setBusy);
    m_stale.setSingleShot(true);
    m_stale.setInterval(stale_after);
    connect(&m_stale, &QTimer::timeout, this, [this] { setStale(m_newScene); });
    connect(m_work->centre(), &Centre::cancelAsked, &m_recompute, &Recompute::cancel);
    connect(m_work->centre(), &Centre::cancelAsked, this, &MainWindow::complete); // no picture may come
    connect(m_work->centre()->page(), &HeatmapPage::described, this, &MainWindow::showCell);
    connect(m_work->centre()->page()->headsPage(), &HeadsPage::orderChanged, this, &MainWindow::followHeads);
    followHeads();
    connect(m_work, &WorkArea::described, this,
            [this](const QString& sentence) { m_status->setCell(sentence, {}, {}); });
    connect(m_work, &WorkArea::studioChanged, this, &MainWindow::followStudio);
    connect(&m_selection, &Selection::looksChanged, this, &MainWindow::followLooks);
    connect(&m_selection, &Selection::focusChanged, this, &MainWindow::followFocus);
    m_files->readFiguresBy([](const QByteArray& file) { return sceneOfFigure(file); });
    m_files->undoPassingBy([this] { return whatIfSteps(); }, [this] { endWhatIfs(); });
    connect(m_files, &SceneFiles::failed, m_notice, &NoticeBar::showError);
    connect(m_files, &SceneFiles::notSaved, this, [this](const QString& sentence) {
        m_notSaved = sentence;
        m_notice->showError(sentence);
    });
    connect(m_files, &SceneFiles::saved, this, [this] {
        tellOfPublicNotes(true);
        if (m_notice->text() == m_notSaved)
            m_notice->hide();
    });
    connect(m_files, &SceneFiles::stepsChosen, this, &MainWindow::playLesson);
    connect(m_files, &SceneFiles::arraysChosen, this, &MainWindow::importArrays);
    connect(m_files, &SceneFiles::modelChosen, m_models, &ModelRoom::open);
    connect(m_files, &SceneFiles::working, this, [this](const QString& words) { m_status->showMessage(words); });
    connect(m_files, &SceneFiles::saved, this, [this](const QString& name) { tell(tr("Saved %1").arg(name)); });
    connect(m_files, &SceneFiles::recentChanged, this, &MainWindow::fillRecentMenu);
}

ActionPalette* MainWindow::actionPalette()
{
    if (m_palette)
        return m_palette;
    m_palette = new ActionPalette(menuBar(), this);
    m_palette->offerControls([this] { return controlParts(); });
    return m_palette;
}

void MainWindow::complete()
{
    if (std::exchange(m_complete, true))
        return;
    m_work->complete();
    m_work->findChild<EveryHead*>()->addAction(m_switchHead);
    fillGoMenu();
    m_timeBar->complete();
}

void MainWindow::showRefined(const ComputedPtr& computed, const PreparedPtr& prepared)
{
    m_computed = withoutHidden(computed);
    m_work->setRefined(m_computed, m_computed->withheld ? PreparedPtr() : prepared, m_document.differsFromOpened());
    if (m_presenter && !showsModel())
        m_presenter->setComputed(m_computed, classTitle(), whatIfSteps() > 0);
    if (playsLesson())
        m_play->setComputed(m_computed);
    if (writesLesson())
        m_writerPanel->setComputed(m_computed, m_selection.digits(), nextTokens());
    followAnswer();
    tellBackend();
    followExports();
}

void MainWindow::showComputed(const ComputedPtr& computed, const PreparedPtr& prepared)
{
    m_computed = withoutHidden(computed);
    m_stale.stop();
    setStale(false);
    m_work->setComputed(m_computed, m_computed->withheld ? PreparedPtr() : prepared, m_newScene,
                        m_document.differsFromOpened()); // prepared data has all numbers
    if (m_presenter && !showsModel())
        m_presenter->setComputed(m_computed, classTitle(), whatIfSteps() > 0);
    if (playsLesson())
        m_play->setComputed(m_computed);
    if (writesLesson())
        m_writerPanel->setComputed(m_computed, m_selection.digits(), nextTokens());
    followAnswer();
    followHeads();
    followFocus();
    followLooks();
    if (!showsStartPage() && !showsModel()) {
        m_status->setComputed(*computed);
        showCell(m_cellWords);
        tellBackend();
        if (m_newScene && !writesLesson()) // a writer stays in the list or text
            m_work->centre()->takeFocus();
    }
    followExports();
    if (m_help)
        m_help->setComputed(m_computed);
    m_frames.shown(m_recompute.times().asked, m_recompute.times().worker, std::exchange(m_newScene, false));
    Q_EMIT shown();
}

void MainWindow::showCell(const QString& sentence)
{
    m_cellWords = sentence;
    if (showsStartPage() || showsModel() || m_work->studio())
        return;
    const HeatmapDataPtr data = m_work->centre()->page()->focusData();
    const auto cell = m_selection.hovered() ? m_selection.hovered() : m_selection.chosen();
    const bool attention = data && data->attention && cell && data->contains(*cell);
    const ComputedPtr& shown = m_work->centre()->page()->computed();
    const auto ref = data && shown && cell && data->contains(*cell)
                         ? cellRefAt(*shown, data->tensor.toStdString(), m_selection.batch(), m_selection.head(), *cell)
                         : std::nullopt;
    const bool locked = ref && m_work->mapEditor()->isLocked(*ref);
    m_status->setCell(locked ? tr("%1, locked in this step").arg(sentence) : sentence,
                      attention ? data->rowLabels.value(cell->row) : QString(),
                      attention ? data->columnLabels.value(cell->column) : QString());
}

void MainWindow::updateTitle()
{
    setWindowTitle(m_opened || hasLesson()
                       ? tr("%1[*] — AttnScope").arg(shownName().replace(QLatin1String("[*]"), QLatin1String("[*][*]")))
                       : tr("AttnScope[*]"));
    setWindowModified(writesLesson() ? m_writer->isModified() : !m_document.hasGuest() && m_document.isModified());
    m_revert->setEnabled(isWindowModified() && m_document.undoStack()->cleanIndex() >= 0);
}

void MainWindow::resetWindow()
{
    showNormal();
    resizeOnScreen(this, first_size);
    m_work->resetPanels();
}

void MainWindow::restoreWindow()
{
    QSettings settings;
    const int size = settings.value(QStringLiteral("textSize"), text_sizes[0]).toInt();
    showTheme(static_cast<ThemeName>(std::clamp(settings.value(QStringLiteral("theme")).toInt(), 0, 2)),
              std::ranges::find(text_sizes, size) == std::end(text_sizes) ? 1 : size / 100.0);
    reduceMotion(settings.value(QStringLiteral("reducedMotion")).toBool());
    showMeter(settings.value(QStringLiteral("frameMeter")).toBool());
    if (!restoreGeometry(settings.value(QStringLiteral("geometry")).toByteArray()))
        resizeOnScreen(this, first_size);
    m_work->restorePanels(settings.value(QStringLiteral("panels")).toByteArray());
    // Stored when it changes: a session that ends, or SIGTERM, closes no window.
    m_placed.setSingleShot(true);
    m_placed.setInterval(place_wait);
    connect(&m_placed, &QTimer::timeout, this,
            [this] { QSettings().setValue(QStringLiteral("geometry"), saveGeometry()); });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayStopExports() || !giveUpWriter([this] { return m_files->mayClose(); })) {
        event->ignore();
        return;
    }
    endWhatIfs(); // of a lesson; progress is not to keep them
    if (m_play)
        m_play->leaveExperiments();
    if (m_rescue)
        m_rescue->journal()->forget(); // saved, or given up
    if (m_help)
        m_help->shut(); // the panels are saved as they are without it
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    settings.setValue(QStringLiteral("panels"), m_work->savedPanels());
    event->accept();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    // A letter in an open menu is the menu's, whatever it does on the map.
    if (event->type() == QEvent::ShortcutOverride && qobject_cast<QMenu*>(QApplication::activePopupWidget()) &&
        !(static_cast<QKeyEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
        event->accept();
        return true;
    }
    // Page Up and Page Down step through the stages, but a focused table or list keeps them for its own pages.
    if (event->type() == QEvent::ShortcutOverride && playsLesson() && keepsSpace(watched) &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && qobject_cast<QAbstractItemView*>(watched)) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool lessons = playsLesson() && !keepsSpace(watched); // their own table ignores them
        if (key == Qt::Key_Space && lessons) {
            event->ignore(); // no number begins with it
            return true;
        }
        if ((key == Qt::Key_PageUp || key == Qt::Key_PageDown) && !lessons) {
            event->accept();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

// By a key: keeps the keyboard focus visible.
void MainWindow::leaveStudio()
{
    m_work->closeStudio();
    if (QWidget* focused = focusWidget()) {
        focused->clearFocus();
        focused->setFocus(Qt::TabFocusReason);
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || event->modifiers())
        return QMainWindow::keyPressEvent(event);
    if (showsStartPage())
        leaveStartPage();
    else if (m_models->isBuilt() && m_models->view()->isVisible() && !m_models->hasPage())
        showStartPage(); // a model that was waited for
    else if (m_tour && m_tour->isRunning())
        m_tour->end();
    else if (m_help && m_help->isOpen())
        m_help->shut();
    else if (m_work->studio())
        leaveStudio();
    else if (m_toModel->isEnabled())
        m_toModel->trigger();
    else
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::event(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (isVisible() && (type == QEvent::Move || type == QEvent::Resize || type == QEvent::WindowStateChange))
        m_placed.start();
    if (event->type() == QEvent::WindowActivate)
        for (ConflictBar* bar : findChildren<ConflictBar*>())
            bar->look();
    if (event->type() != QEvent::UpdateRequest)
        return QMainWindow::event(event);
    // Everything that is due is painted in here.
    const auto begun = FrameMeter::Clock::now();
    const bool handled = QMainWindow::event(event);
    m_frames.endFrame(std::chrono::duration<double, std::milli>(FrameMeter::Clock::now() - begun).count());
    return handled;
}

} // namespace attn
