// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's short ways: to the sentence, to each section of the editors, from panel to panel.
#include "ui/editors/editorpanel.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/focus.h"
#include "ui/lesson/lessonbar.h"
#include "ui/model/modelview.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/workarea.h"

#include <QMenu>

namespace attn {

void MainWindow::buildGoMenu(QMenu* edit)
{
    QAction* sentence = addAction(edit, tr("Edit the &sentence"), QKeySequence(QStringLiteral("Ctrl+T")), [this] {
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
                tell(tr("This scene has no part for this: %1").arg(title));
        });
        setSearchWords(action, places[i].words);
    }
}

std::vector<QWidget*> MainWindow::panels(bool headers) const
{
    if (showsModel())
        return m_models->view()->panels();
    std::vector<QWidget*> parts = m_work->panels(headers);
    parts.push_back(m_timeBar);
    return parts;
}

// Of a control that did its work and is hidden or off now Qt would give the keyboard to the one after it, which may be a
// lesson's way back: it goes to the map instead, where a lesson's keys work, or to the lesson's way on.
QWidget* MainWindow::homeOfKeys() const
{
    if (showsModel() || showsStartPage())
        return nullptr;
    if (HeatmapView* map = m_work->centre()->page()->activeView(); map && map->isVisible())
        return map;
    return tellsStep() && m_lessonBar->on()->isEnabled() ? m_lessonBar->on() : nullptr;
}

// In the order of the eye, whatever has come and gone.
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
