// SPDX-License-Identifier: GPL-3.0-or-later
// Help for what is in focus, and the tour.
#include "ui/document/scenefiles.h"
#include "ui/help/helppanel.h"
#include "ui/help/helptexts.h"
#include "ui/help/tour.h"
#include "ui/lesson/lessonplay.h"
#include "ui/model/modelview.h"
#include "ui/rail/rail.h"
#include "ui/start/startpage.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/helpdock.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/workarea.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace attn {

namespace {

constexpr char tour_taken[] = "tourTaken", tour_scene[] = "000.causal.neg_inf";

} // namespace

void MainWindow::buildHelp(QMenu* menu)
{
    QAction* help =
        addAction(menu, tr("&Help for this stage or studio"), QKeySequence(Qt::Key_F1), [this] { toggleHelp(); });
    setSearchWords(help, tr("explain what is this manual literature mistakes"));
    m_onScene.push_back(help);
    m_onModel.push_back(help);
    QAction* tour = addAction(menu, tr("&Tour"), {}, [this] { takeTour(); });
    setSearchWords(tour, tr("begin first introduction learn show around"));
}

Tour* MainWindow::tour()
{
    if (m_tour)
        return m_tour;
    complete();
    const auto by = [](auto* sender, auto signal) {
        return [sender, signal](const std::function<void()>& done) { return connect(sender, signal, sender, done); };
    };
    const auto shown = [this](QDockWidget* dock) {
        return [this, dock] { dock->setVisible(!dock->isHidden() || !hasLesson()); };
    };
    m_tour = new Tour(
        this,
        {{tr("These are the stages of one attention layer, in the order they are computed. Select another one."),
          m_work->rail(), Callout::Side::Below, by(&m_selection, &Selection::focusChanged)},
         {tr("This picture shows the stage. Rows are queries, columns are keys. Click a cell or use the arrow keys."),
          m_work->centre(), Callout::Side::Inside, by(&m_selection, &Selection::chosenChanged)},
         {tr("This panel shows where the value comes from. Click a number in the equation to go to its cell."),
          m_work->explainDock(), Callout::Side::LeftOf, by(&m_selection, &Selection::focusChanged),
          shown(m_work->explainDock())},
         {tr("You can change any number. Drag a value in the embeddings or type a new one, and everything that depends "
             "on it changes at once. Press Ctrl+Z to undo."),
          m_work->editorsDock(), Callout::Side::RightOf, by(&m_document, &Document::changed),
          shown(m_work->editorsDock())},
         {tr("This bar steps through the computation, value by value. Press Ctrl+Right to step forward, or click "
             "Play."),
          m_timeBar, Callout::Side::Above, by(&m_selection, &Selection::stepChanged)},
         {tr("Find everything else in the menus. Learn has lessons, F1 explains the current stage, and Ctrl+Shift+P "
             "finds any action."),
          menuBar(), Callout::Side::Below}});
    return m_tour;
}

bool MainWindow::tourTaken() { return QSettings().value(QLatin1String(tour_taken)).toBool(); }

void MainWindow::takeTour()
{
    QSettings().setValue(QLatin1String(tour_taken), true);
    if (m_start)
        m_start->offerTour(false);
    if (playsLesson()) // its stages and panels differ from the tour's
        m_play->close();
    if (showsStartPage() && !m_opened && !hasLesson()) {
        // A new scene focuses its picture, so the tour starts after it.
        connect(this, &MainWindow::shown, this, &MainWindow::takeTour, Qt::SingleShotConnection);
        return showOpened(m_files->openLesson(QString::fromLatin1(tour_scene)));
    }
    if (showsStartPage())
        showWork();
    m_work->closeStudio();
    if (m_help)
        m_help->shut();
    tour()->begin();
}

HelpDock* MainWindow::help()
{
    if (!m_help)
        m_help = new HelpDock(m_work, &m_selection);
    return m_help;
}

void MainWindow::toggleHelp()
{
    if (showsModel())
        return toggleModelHelp();
    if (help()->isOpen())
        return m_help->shut();
    m_help->open();
    m_help->setComputed(m_computed);
}

void MainWindow::toggleModelHelp()
{
    ModelView* view = m_models->view();
    if (!m_modelHelp) {
        m_modelHelp = new HelpPanel;
        m_modelHelp->show(model_topic, tr("Trained models"), nullptr, {});
        connect(m_modelHelp, &HelpPanel::closeAsked, this, &MainWindow::toggleModelHelp);
    }
    const bool open = m_modelHelp->isVisible();
    view->setAside(open ? nullptr : m_modelHelp);
    if (open)
        view->takeFocus();
    else
        m_modelHelp->setFocus(Qt::ShortcutFocusReason);
}

} // namespace attn
