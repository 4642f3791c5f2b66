// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window. Everything that can be done has its place here, and the palette finds it here.
#include "core/circuits/circuits.h"
#include "core/io/text/matrixtext.h"
#include "core/lessons/notebooks.h"
#include "ui/document/recentfiles.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/titledialog.h"
#include "ui/explain/inspector.h"
#include "ui/export/dataexport.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/language/said.h"
#include "ui/matrix/stagecards.h"
#include "ui/rail/rail.h"
#include "ui/start/startpage.h"
#include "ui/theme/icons.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/timebar.h"
#include "ui/window/about.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/centreheader.h"
#include "ui/window/historylist.h"
#include "ui/window/keymap.h"
#include "ui/window/mainwindow.h"
#include "ui/window/rescue.h"
#include "ui/window/shortcutlist.h"
#include "ui/window/statusline.h"
#include "ui/window/studios.h"
#include "ui/window/workarea.h"

#include <QAbstractItemView>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_stages = 16, numbered_stages = 10; // by a digit each
const QString error_lab = QStringLiteral("lab"), block = QStringLiteral("block");

// Synonyms for finding a studio.
QString studioSearchWords(const QString& id)
{
    if (id == QLatin1String("lines"))
        return QObject::tr("attention lines who looks where arrows geometry vectors angle dot product q k v");
    if (id == QLatin1String("sensitivity"))
        return QObject::tr("gradient derivative backward influence ripple strongest what moves");
    if (id == QLatin1String("overlay"))
        return QObject::tr("overlay several heads on one map");
    if (id == QLatin1String("online"))
        return QObject::tr("FlashAttention flash attention running softmax tiles blocks rescale streaming");
    return {};
}

bool isText(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
           qobject_cast<const QTextEdit*>(widget);
}

// What knows the keys for pasting and selecting; that for cutting is for text alone, since no number of a table can go.
bool isField(const QWidget* widget) { return isText(widget) || qobject_cast<const QAbstractItemView*>(widget); }

} // namespace

QAction* MainWindow::addAction(QMenu* menu, const QString& text, const QKeySequence& keys,
                               const std::function<void()>& slot, const QString& iconName)
{
    QAction* action = menu->addAction(text);
    action->setShortcut(keys);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void MainWindow::buildFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addAction(menu, tr("&New scene"), QKeySequence::New, [this] { showOpened(m_files->newScene()); });
    m_home = addAction(
        menu, tr("S&tart page"), QKeySequence(QStringLiteral("Alt+Home")),
        [this] { showsStartPage() ? leaveStartPage() : showStartPage(); }, QStringLiteral("home"));
    m_home->setObjectName(QStringLiteral("startPage"));
    setSearchWords(addAction(menu, tr("&Open…"), QKeySequence::Open, [this] { showOpened(m_files->choose()); }),
                   tr("scene file lesson"));
    buildModelMenu(menu);
    m_recent = menu->addMenu(tr("Open &recent"));
    m_kept = menu->addMenu(tr("&Unsaved work"));
    fillKeptMenu();
    addAction(menu, tr("&Import arrays…"), QKeySequence(QStringLiteral("Ctrl+I")), [this] { chooseArrays(); });
    menu->addSeparator();
    addAction(menu, tr("&Save"), QKeySequence::Save,
              [this] { savesLesson() ? void(saveLesson()) : void(m_files->save()); });
    addAction(menu, tr("Save &as…"), QKeySequence(QStringLiteral("Ctrl+Shift+S")),
              [this] { savesLesson() ? void(saveLessonAs()) : void(m_files->saveAs()); });
    setSearchWords(addAction(menu, tr("Save a cop&y for sharing…"), {}, [this] { saveForSharing(); }),
                   tr("without speaker notes private"));
    m_revert = addAction(menu, tr("Re&vert to saved"), {}, [this] { revert(); });
    QAction* print = addAction(menu, tr("&Print…"), QKeySequence::Print, [this] { this->print(); });
    m_onScene.push_back(print);
    m_onModel.push_back(print);
    menu->addSeparator();
    m_close = addAction(menu, tr("&Close"), QKeySequence(QStringLiteral("Ctrl+W")), [this] { close(); });
    QAction* quit = addAction(menu, tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), [this] { close(); });
    quit->setMenuRole(QAction::QuitRole);
}

// By its own history: Redo leads to what there was before.
void MainWindow::revert()
{
    QUndoStack* steps = m_document.undoStack();
    m_document.endMerge();
    if (steps->cleanIndex() >= 0)
        steps->setIndex(steps->cleanIndex());
}

void MainWindow::fillRecentMenu()
{
    m_recent->clear();
    const std::vector<RecentFile> files = recentFiles();
    for (const RecentFile& file : files) {
        QAction* action = addAction(m_recent, unmarked(named(file.title)), {},
                                    [this, path = file.path] { showOpened(m_files->openFile(path)); });
        action->setEnabled(file.exists());
        if (const QString name = QFileInfo(file.path).fileName(); name != file.title)
            action->setText(action->text() + QStringLiteral("  (%1)").arg(unmarked(named(name))));
    }
    m_recent->setEnabled(!files.empty());
    if (files.empty())
        return;
    m_recent->addSeparator();
    addAction(m_recent, tr("Clear this list"), {}, [this] {
        forgetFiles();
        fillRecentMenu();
    });
}

void MainWindow::fillKeptMenu()
{
    m_kept->clear();
    const QStringList names = keptNames();
    for (qsizetype i = 0; i < names.size(); ++i)
        addAction(m_kept, unmarked(names[i]), {}, [this, number = std::size_t(i)] { m_rescue->takeBack(number); });
    m_kept->menuAction()->setVisible(!names.empty());
    if (m_start)
        m_start->setKept(names);
}

void MainWindow::buildEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    m_undo = m_document.history()->createUndoAction(this, tr("&Undo"));
    m_undo->setShortcut(QKeySequence::Undo);
    // Hiding by hand is not in the history, but undone in its order.
    disconnect(m_undo, &QAction::triggered, m_document.history(), nullptr);
    connect(m_undo, &QAction::triggered, this, [this] { lastHidden() ? unhide() : m_document.history()->undo(); });
    connect(m_document.history(), &QUndoGroup::indexChanged, this, &MainWindow::followUndo);
    connect(m_document.history(), &QUndoGroup::canUndoChanged, this, &MainWindow::followUndo); // after the action's own
    m_undo->setIcon(icon(QStringLiteral("undo")));
    m_redo = m_document.history()->createRedoAction(this, tr("&Redo"));
    m_redo->setShortcuts({QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    m_redo->setIcon(icon(QStringLiteral("redo")));
    menu->addAction(m_undo);
    menu->addAction(m_redo);
    addAction(menu, tr("&History…"), QKeySequence(QStringLiteral("Ctrl+Alt+Z")), [this] {
        if (!m_history) {
            m_history = new HistoryList(m_document.history(), this);
            m_history->addActions({m_undo, m_redo}); // their keys work there too
        }
        m_history->present();
    });
    menu->addSeparator();
    m_editNumber =
        addAction(menu, tr("&Edit value"), QKeySequence(Qt::Key_F2), [this] { m_work->mapEditor()->editChosen(); });
    m_takeBack = addAction(menu, tr("Reset &value"), QKeySequence(Qt::Key_Delete),
                           [this] { m_work->mapEditor()->takeBackChosen(); });
    buildSliderMenu(menu);
    buildGoMenu(menu);
    for (QAction* action : {m_editNumber, m_takeBack}) { // tables have these keys too
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_onScene.push_back(action);
    }
    menu->addSeparator();
    buildFieldActions(menu);
    connect(menu, &QMenu::aboutToShow, this, &MainWindow::followEditMenu);
    m_copyValues = addAction(menu, tr("&Copy values"), QKeySequence::Copy, [this] { copyValues(MatrixForm::Tsv); });
    // Fields and tables copy their selection; in the picture the same keys copy its numbers.
    m_copyValues->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_onScene.push_back(m_copyValues);
    m_copyPicture =
        addAction(menu, tr("Copy &picture"), QKeySequence(QStringLiteral("Ctrl+Shift+C")), [this] { copyPicture(); });
    m_onScene.push_back(m_copyPicture);
    m_onScene.push_back(addAction(menu, tr("&Title and notes…"), QKeySequence(QStringLiteral("Ctrl+Shift+N")),
                                  [this] { editTitle(&m_document, this); }));
    menu->addSeparator();
    m_find = addAction(menu, tr("&Find an action"), QKeySequence(QStringLiteral("Ctrl+Shift+P")),
                       [this] { actionPalette()->open(); });
}

// What fields and tables do by these keys themselves, where it can be found; without one that has the focus they rest.
void MainWindow::buildFieldActions(QMenu* edit)
{
    const std::pair<QString, QKeySequence::StandardKey> keys[] = {{tr("Cu&t"), QKeySequence::Cut},
                                                                  {tr("&Paste"), QKeySequence::Paste},
                                                                  {tr("Select &all"), QKeySequence::SelectAll}};
    for (const auto& [text, standard] : keys) {
        const QKeyCombination key = QKeySequence(standard)[0];
        QAction* action = addAction(edit, text, QKeySequence(standard), [this, key] {
            // The menu bar would take the key for this action again, and so on.
            if (QWidget* field = focusWidget(); isField(field))
                for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
                    QKeyEvent event(type, key.key(), key.keyboardModifiers());
                    QApplication::sendEvent(field, &event);
                }
        });
        action->setShortcutContext(Qt::WidgetShortcut); // the field gets the key itself
        m_inFields.push_back(action);
    }
}

void MainWindow::followEditMenu()
{
    for (QAction* action : m_inFields)
        action->setEnabled(action == m_inFields.front() ? isText(focusWidget()) : isField(focusWidget()));
}

void MainWindow::buildStageMenu()
{
    m_stageMenu = menuBar()->addMenu(tr("&Stage"));
    auto* group = new QActionGroup(this);
    for (int i = 0; i < most_stages; ++i) {
        QAction* action = m_stageMenu->addAction(QString());
        if (i < numbered_stages)
            action->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg((i + 1) % 10)));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, action] { m_work->goToCard(action->data().toString()); });
        m_stages.push_back(action);
        m_onScene.push_back(action);
    }
    m_stageMenu->addSeparator();
    QAction* back = addAction(m_stageMenu, tr("&Previous stage"), QKeySequence(Qt::Key_PageUp),
                              [this] { m_work->rail()->walk(-1); });
    QAction* on =
        addAction(m_stageMenu, tr("&Next stage"), QKeySequence(Qt::Key_PageDown), [this] { m_work->rail()->walk(1); });
    back->setData(Qt::Key_PageUp);
    on->setData(Qt::Key_PageDown);
    m_stageKeys = {back, on};
    m_onScene.insert(m_onScene.end(), {back, on});
    buildCircuitMenu();
    buildModelPlaces(m_stageMenu);
    m_stageMenu->addSeparator();
}

void MainWindow::buildCircuitMenu()
{
    QMenu* menu = m_stageMenu->addMenu(tr("&Circuits of the head"));
    const std::pair<const char*, QString> circuits[] = {
        {"qk_circuit", tr("&QK circuit, W_q W_kᵀ")},
        {"qk_tokens", tr("QK circuit between the &tokens")},
        {"ov_circuit", tr("&OV circuit, W_v W_o")},
        {"ov_tokens", tr("What each token &writes through the head")},
    };
    for (const auto& [name, text] : circuits)
        m_onScene.push_back(addAction(menu, text, {}, [this, name = std::string(name)] {
            const std::string why = m_computed ? whyNoCircuit(*m_computed->realized, name) : std::string();
            if (!m_computed || !why.empty())
                return tell(QStringLiteral("%1: %2").arg(QString::fromStdString(name), QString::fromStdString(why)));
            m_work->goToCard(cardOfTensor(*m_computed->realized, name));
            m_work->centre()->lookAt(QString::fromStdString(name));
        }));
}

void MainWindow::buildStudioMenu()
{
    m_onScene.push_back(
        addAction(m_stageMenu, tr("Go to e&quation"), QKeySequence(QStringLiteral("Ctrl+Return")), [this] {
            m_work->closeStudio();
            m_work->explainDock()->show();
            m_work->inspector()->enterEquation();
        }));
    m_whatMoves = addAction(m_stageMenu, tr("What &affects this value?"), {},
                            [this] { m_work->openStudio(QStringLiteral("sensitivity")); });
    m_onScene.push_back(m_whatMoves);
    QMenu* menu = menuBar()->addMenu(tr("St&udios"));
    auto* group = new QActionGroup(this);
    int next = Qt::Key_F4;
    const auto add = [&](const QString& text, const QString& id, const QKeySequence& own = {}) {
        const QKeySequence key = own.isEmpty() ? QKeySequence(next++) : own;
        QAction* action = addAction(menu, text, key, [this, id] { m_work->openStudio(id); });
        action->setCheckable(true);
        action->setData(id);
        setSearchWords(action, studioSearchWords(id));
        group->addAction(action);
        m_studios.push_back(action);
        m_onScene.push_back(action);
    };
    add(tr("&Heatmap"), {});
    for (const StudioKind& kind : m_work->studioKinds())
        if (kind.info.id != error_lab && kind.info.id != block) // one is for learning, the other shows a map
            add(kind.info.title, kind.info.id, kind.info.key);
    menu->addSeparator();
    m_onScene.push_back(addAction(
        menu, tr("Pin for co&mparison"), QKeySequence(QStringLiteral("Ctrl+D")),
        [this] {
            m_work->pinForComparing();
            m_status->showMessage(tr("Pinned. Studios › Compare shows what you change from now on."), 5000);
        },
        QStringLiteral("pin")));
}

void MainWindow::buildStepMenu()
{
    m_steps = new StepActions(m_work->stepper(), menuBar()->addMenu(tr("Ste&p")), this);
    m_work->centre()->page()->addAction(m_steps->play);
    m_timeBar = new TimeBar(m_work->stepper(), m_steps);
}

void MainWindow::buildLearnMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Learn"));
    QMenu *topics = nullptr, *models = nullptr;
    for (const LessonEntry& entry : stepLessons()) {
        const QString id = QString::fromUtf8(entry.id);
        if (entry.id.starts_with("notebook."))
            continue; // below, with its scenes
        if (entry.id.starts_with("topic.") && !topics)
            topics = menu->addMenu(tr("Sh&ort lessons"));
        const bool model = entry.id.starts_with("model.");
        if (model && !models)
            models = menu->addMenu(tr("A trained &model"));
        addAction(model    ? models
                  : topics ? topics
                           : menu,
                  QString::fromStdString(shownTitle(entry)), {}, [this, id] { showOpened(m_files->openLesson(id)); });
    }
    QMenu* today = menu->addMenu(tr("&Attention today"));
    for (const LessonEntry& entry : sceneLessons())
        if (entry.id.starts_with("today."))
            addAction(today, QString::fromStdString(shownTitle(entry)), {},
                      [this, id = QString::fromUtf8(entry.id)] { showOpened(m_files->openLesson(id)); });
    QMenu *notebooks = menu->addMenu(tr("&Notebooks")), *notebook = nullptr;
    std::string_view current;
    for (const NotebookCells& cells : notebookOrder()) {
        if (cells.notebook != current) {
            current = cells.notebook;
            notebook = notebooks->addMenu(tr("Notebook %1").arg(QString::fromUtf8(current)));
            const std::string whole = "notebook." + std::string(current);
            if (const LessonEntry* lesson = lessonNamed(whole)) {
                addAction(notebook, tr("%1  (all cells)").arg(QString::fromStdString(shownTitle(*lesson))), {},
                          [this, id = QString::fromStdString(whole)] { showOpened(m_files->openLesson(id)); });
                notebook->addSeparator();
            }
        }
        const QString id = QString::fromUtf8(cells.id),
                      title = QString::fromStdString(shownTitle(*lessonNamed(cells.id)));
        const QString place = cellWords(cells);
        addAction(notebook, place.isEmpty() ? title : tr("%1  (%2)").arg(title, place), {},
                  [this, id] { showOpened(m_files->openLesson(id)); });
    }
    menu->addSeparator();
    addAction(menu, tr("&Error lab"), {}, [this] { openLab(); });
    menu->addSeparator();
    buildLessonKeys(menu);
}

// From the start page with the scene behind it.
void MainWindow::openLab()
{
    if (showsModel())
        return tell(tr("The error lab works on one layer. Open a layer of this model first."));
    if (showsStartPage())
        showOpened(true);
    complete();
    if (tellsStep())
        m_play->tryFreely(); // beside a lesson's text two layers have no room
    m_work->openStudio(error_lab);
}

void MainWindow::buildHelpMenu()
{
    // The panels are added here, because they exist only after the actions they show.
    QMenu* window = menuBar()->addMenu(tr("&Window"));
    buildPanelKeys(window);
    window->addAction(m_work->editorsDock()->toggleViewAction());
    window->addAction(m_work->explainDock()->toggleViewAction());
    QAction* movable = window->addAction(tr("&Move panels"));
    movable->setCheckable(true);
    connect(movable, &QAction::toggled, m_work, &WorkArea::setPanelsMovable);
    window->addSeparator();
    addAction(window, tr("&Reset window"), {}, [this, movable] {
        movable->setChecked(false);
        resetWindow();
    });
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    buildHelp(help);
    addAction(help, tr("&Keyboard shortcuts"), QKeySequence(QStringLiteral("Ctrl+?")), [this] {
        if (!m_shortcuts)
            m_shortcuts = new ShortcutList(menuBar(), m_keymap.get(), this);
        m_shortcuts->present();
    });
    addAction(help, tr("&About AttnScope"), {}, [this] { showAbout(this); })->setMenuRole(QAction::AboutRole);
    for (QAction* action : {m_close, m_leaveLesson, m_stageKeys[0], m_stageKeys[1]}) // followLesson() changes them
        keepKeys(action);
    m_keymap = std::make_unique<Keymap>(menuBar());
}

void MainWindow::followStudio()
{
    Studio* studio = m_work->studio();
    if (studio)
        studio->addActions({m_inMaps.begin(), m_inMaps.end()});
    followHandles();
    showCell(m_cellWords); // not what the studio before said
    if (studio)
        connect(studio, &Studio::pictureChanged, this, &MainWindow::followPicture, Qt::UniqueConnection);
    followPicture();
    for (QAction* action : m_studios)
        action->setChecked(action->data().toString() == (studio ? studio->id() : QString()));
}

void MainWindow::followFocus()
{
    if (m_dataExport && m_dataExport->isVisible())
        m_dataExport->follow();
    m_oneHead->setChecked(!m_selection.allHeads());
    m_allHeads->setChecked(m_selection.allHeads());
    const std::vector<StageInfo>& stages = m_work->rail()->stages();
    const std::vector<StudioKind>& kinds = m_work->studioKinds();
    const auto kind = std::ranges::find(kinds, m_selection.stage(), [](const StudioKind& k) { return k.info.stage; });
    const auto opens = std::ranges::find_if(m_studios, [&](const QAction* action) {
        return kind != kinds.end() && action->data().toString() == kind->info.id; // not every kind is in the menu
    });
    m_work->centre()->header()->setStudio(opens == m_studios.end() ? nullptr : *opens);
    for (std::size_t i = 0; i < m_stages.size(); ++i) {
        const bool exists = i < stages.size();
        m_stages[i]->setVisible(exists);
        if (!exists)
            continue;
        m_stages[i]->setText(stages[i].on ? stages[i].title
                                          : QStringLiteral("%1, %2").arg(stages[i].title, stages[i].subtitle));
        m_stages[i]->setData(stages[i].id);
        m_stages[i]->setEnabled(!showsStartPage());
        m_stages[i]->setChecked(stages[i].id == m_selection.stage());
    }
}

} // namespace attn
