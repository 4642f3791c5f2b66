// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard shortcuts to the sentence, to each section of the editors, from panel to panel.
#include "ui/editors/editorpanel.h"
#include "ui/editors/editorsection.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/focus.h"
#include "ui/lesson/lessonbar.h"
#include "ui/model/modelview.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/centreheader.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/workarea.h"

#include <QDockWidget>
#include <QMenu>

namespace attn {

void MainWindow::buildGoMenu(QMenu* edit)
{
    QAction* sentence = addAction(edit, tr("Edit &sentence"), QKeySequence(QStringLiteral("Ctrl+T")), [this] {
        if (!m_models->hasPage() || m_document.hasGuest())
            return m_work->enterEditors()->editSentence();
        m_models->toPage(); // the tokens of a model are cut from its sentence
        m_models->view()->typeText();
    });
    setSearchWords(sentence, tr("tokens words text own"));
    m_go = edit->addMenu(tr("&Go to"));
    m_onScene.insert(m_onScene.end(), {sentence, m_go->menuAction()});
    m_onModel.push_back(sentence);
}

void MainWindow::fillGoMenu()
{
    const std::vector<EditorPanel::Place> places = m_work->editors()->places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        QAction* action = addAction(m_go, places[i].title, {}, [this, i, title = places[i].title] {
            if (!m_work->enterControls(title) && !m_work->enterEditors()->enter(i))
                tell(tr("This scene has no section “%1”.").arg(title));
        });
        setSearchWords(action, places[i].words);
    }
}

std::vector<ControlPart> MainWindow::controlParts()
{
    std::vector<ControlPart> parts;
    if (showsStartPage() || showsModel())
        return parts;
    const std::vector<EditorPanel::Place> places = m_work->editors()->places();
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].section->applies())
            parts.push_back({places[i].title, places[i].section, [this, i] { m_work->enterEditors()->enter(i); }});
    if (Studio* studio = m_work->studio())
        parts.push_back({studio->title(), studio->controls(), [this] { m_work->editorsDock()->show(); }});
    else
        parts.push_back({tr("Picture"), m_work->centre()->header(), [] {}});
    parts.push_back({tr("Steps"), m_timeBar, [] {}});
    return parts;
}

std::vector<QWidget*> MainWindow::panels(bool headers) const
{
    if (showsModel())
        return m_models->view()->panels();
    std::vector<QWidget*> parts = m_work->panels(headers);
    parts.push_back(m_timeBar);
    return parts;
}

// When the focused control is hidden or disabled by its own action, Qt would focus the next one, perhaps a lesson's
// back button: focus the map instead, where a lesson's keys work, or the lesson's next button.
QWidget* MainWindow::homeOfKeys() const
{
    if (showsModel() || showsStartPage())
        return nullptr;
    if (HeatmapView* map = m_work->centre()->page()->activeView(); map && map->isVisible())
        return map;
    return tellsStep() && m_lessonBar->on()->isEnabled() ? m_lessonBar->on() : nullptr;
}

// In visual order, whatever was added or removed.
bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* focused = focusWidget();
    QWidget* home = focused && !(focused->isVisible() && focused->isEnabled()) ? homeOfKeys() : nullptr;
    if (home && home != focused) {
        home->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (!showsModel() && !showsStartPage())
        tabByPlace(panels(true));
    return QMainWindow::focusNextPrevChild(next);
}

void MainWindow::buildPanelKeys(QMenu* window)
{
    const auto go = [this](int step) {
        if (QWidget* stop = stopInNextPart(panels(false), step))
            stop->setFocus(Qt::TabFocusReason);
    };
    QAction* next = addAction(window, tr("&Next panel"), QKeySequence(QStringLiteral("Ctrl+F6")), [go] { go(1); });
    QAction* before =
        addAction(window, tr("&Previous panel"), QKeySequence(QStringLiteral("Ctrl+Shift+F6")), [go] { go(-1); });
    m_onScene.insert(m_onScene.end(), {next, before});
    m_onModel.insert(m_onModel.end(), {next, before});
    window->addSeparator();
}

} // namespace attn
