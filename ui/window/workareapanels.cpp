// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the picture: their widths, whether they can be moved, when they make space for a studio.
#include "ui/editors/controlcolumn.h"
#include "ui/editors/editorsection.h"
#include "ui/explain/inspector.h"
#include "ui/kit/boxes.h"
#include "ui/kit/focus.h"
#include "ui/kit/section.h"
#include "ui/rail/rail.h"
#include "ui/studios/studio.h"
#include "ui/studios/studioframe.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/window/centre.h"
#include "ui/window/centreheader.h"
#include "ui/window/panelfolds.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QDockWidget>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr int panels_version = 2;                      // of the saved arrangement
constexpr int wide_from = 1600;                        // px of the window
constexpr int least_lesson = 300, beside_lesson = 700; // px of the window
constexpr int controls_from = 1160; // px of the window, grown with the text: below, a studio needs all
constexpr int edge_margin = 4;      // px; between the window and the buttons of folded panels
constexpr int least_window = 640;   // px, whatever the size of text
constexpr int least_picture = 480, squeezed_picture = 160; // px; the latter beside requested panels

int leastExplain() { return scaled(Inspector::leastWidth()); }

struct PanelWidths {
    int editors, explain;
};
PanelWidths panelWidths(bool wide)
{
    const PanelWidths widths = wide ? PanelWidths{320, 348} : PanelWidths{296, 318};
    return {widths.editors, std::max(widths.explain, leastExplain())}; // the editors see to themselves
}

} // namespace

QDockWidget* WorkArea::addPanel(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name); // saveState finds it by this
    dock->setWidget(content);
    addDockWidget(area, dock);
    return dock;
}

void WorkArea::setPanelsMovable(bool movable)
{
    for (QDockWidget* dock : {m_editorsDock, m_explainDock}) {
        QWidget* old = dock->titleBarWidget();
        dock->setTitleBarWidget(movable ? nullptr : new QWidget(dock)); // an empty one takes no room
        delete old;
        dock->setFeatures(movable ? QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable |
                                        QDockWidget::DockWidgetClosable
                                  : QDockWidget::DockWidgetClosable);
    }
}

void WorkArea::resetPanels()
{
    for (QDockWidget* dock : {m_editorsDock, m_explainDock}) {
        dock->setFloating(false);
        addDockWidget(dock == m_editorsDock ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, dock);
        if (!isVisible())
            m_folds->want(dock, true);
    }
    m_toSize = !isVisible();
    m_toRestore.clear();
    if (isVisible()) {
        m_folds->wantAll();
        makeRoom();
    }
    sizePanels();
}

void WorkArea::restorePanels(const QByteArray& saved)
{
    if (!restoreState(saved, panels_version))
        return resetPanels();
    if (!isVisible())
        m_toRestore = saved;
}

void WorkArea::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_toSize, false))
        sizePanels();
    if (m_toRestore.isEmpty())
        return;
    restoreState(std::exchange(m_toRestore, {}), panels_version);
    if (!m_inLesson)
        return;
    // What was saved knows of no lesson, and one was opened before anybody saw the panels.
    m_editorsBefore = m_folds->isWanted(m_editorsDock);
    addDockWidget(Qt::LeftDockWidgetArea, m_lessonDock);
    splitDockWidget(m_lessonDock, m_editorsDock, Qt::Horizontal);
    placeLesson();
}

bool WorkArea::enterControls(const QString& section)
{
    if (!m_studio || m_left->currentWidget() != m_studio->controls())
        return false;
    const auto editors = m_studio->controls()->findChildren<EditorSection*>();
    const auto found = std::ranges::find(editors, section, &EditorSection::title);
    if (found == editors.end())
        return false;
    m_editorsDock->show();
    for (QWidget* around = *found; around; around = around->parentWidget())
        if (auto* fold = qobject_cast<Section*>(around))
            fold->setOpen(true);
    QWidget* control = (*found)->mainControl();
    if (QWidget* stop = control ? control : firstStop(*found))
        stop->setFocus(Qt::TabFocusReason);
    return true;
}

void WorkArea::sizePanels()
{
    const PanelWidths widths = panelWidths(m_wide);
    resizeDocks({m_editorsDock, m_explainDock}, {widths.editors, widths.explain}, Qt::Horizontal);
}

void WorkArea::resizeEvent(QResizeEvent* event)
{
    const PanelWidths before = panelWidths(m_wide);
    const bool untouched = m_editorsDock->width() == before.editors && m_explainDock->width() == before.explain;
    m_wide = event->size().width() >= wide_from;
    QMainWindow::resizeEvent(event);
    if (untouched && before.editors != panelWidths(m_wide).editors)
        sizePanels();
    keepLessonReadable();
    makeRoom();
}

// As wide as it wants if the map and the explanation leave that space, but never so wide that the map is a strip; the
// screen is the limit.
void WorkArea::keepLessonReadable()
{
    if (!m_inLesson)
        return;
    QWidget* column = m_lessonDock->widget();
    const int room = std::min(window()->width(), screen()->availableSize().width());
    const int most = std::min(std::max(scaled(least_lesson), room - beside_lesson), room * 3 / 5);
    column->setMinimumWidth(std::min(column->sizeHint().width(), most));
}

// Without the explanation.
QSize WorkArea::pageBesideLesson() const
{
    const int separator = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
    return {width() - m_lessonDock->widget()->minimumWidth() - separator, m_centre->page()->height()};
}

// The picture precedes the explanation: with less it would lose digits or terms.
bool WorkArea::isWholeBesideExplanation() const
{
    const int separator = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
    return m_centre->page()->isWholeAt(pageBesideLesson() - QSize(panelWidths(m_wide).explain + separator, 0));
}

bool WorkArea::hasRoomBesideLesson() const
{
    return std::min(window()->width(), screen()->availableSize().width()) >= scaled(controls_from);
}

void WorkArea::setLesson(QWidget* column, const LessonLook& look)
{
    m_centre->page()->setLesson(column, look.sums);
    m_centre->header()->setPlain(look.plain);
    m_rail->showOnly(look.cards);
    if (column && !m_lessonDock) {
        m_lessonDock = addPanel(QStringLiteral("lesson"), tr("Lesson"), column, Qt::LeftDockWidgetArea);
        m_lessonDock->setTitleBarWidget(new QWidget(m_lessonDock));
        m_lessonDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
        splitDockWidget(m_lessonDock, m_editorsDock, Qt::Horizontal);
    }
    if (column && m_lessonDock->widget() != column) {
        m_lessonDock->setWidget(column); // the one before stays, hidden
        column->show();
    }
    const bool before = std::exchange(m_inLesson, column != nullptr);
    if (m_inLesson || m_inspector) // at the start it is built later
    {
        inspector()->showNotes(!m_inLesson);
        inspector()->setPlain(look.plain);
        inspector()->setAsks(!look.asks);
    }
    keepLessonReadable();
    if (before == m_inLesson)
        return followLessonWidth();
    if (m_inLesson)
        m_editorsBefore = m_folds->isWanted(m_editorsDock);
    if (m_lessonDock && !m_inLesson)
        m_lessonDock->hide(); // hide first: the window would grow for both
    placeLesson();
}

void WorkArea::followLessonWidth()
{
    const int wanted = m_inLesson ? m_lessonDock->widget()->sizeHint().width() : 0;
    if (std::exchange(m_lessonWidth, wanted) == wanted || !m_inLesson)
        return; // the user may have changed it
    keepLessonReadable();
    resizeDocks({m_lessonDock}, {wanted}, Qt::Horizontal);
    makeRoom();
}

void WorkArea::placeLesson()
{
    m_lessonWidth = m_inLesson ? m_lessonDock->widget()->sizeHint().width() : 0;
    m_folds->want(m_editorsDock, m_inLesson ? m_studio != nullptr : m_editorsBefore);
    if (m_lessonDock)
        m_lessonDock->setVisible(m_inLesson);
    makeRoom(); // before the widths are set: what folds must not leave its own to the lesson
    if (m_inLesson)
        resizeDocks({m_lessonDock, m_explainDock},
                    {m_lessonDock->widget()->sizeHint().width(), panelWidths(m_wide).explain}, Qt::Horizontal);
    else
        sizePanels();
}

void WorkArea::foldPanels()
{
    m_folds = new PanelFolds({{m_editorsDock, &ControlColumn::leastWidth}, {m_explainDock, &leastExplain}}, this);
    connect(m_folds, &PanelFolds::asked, this, &WorkArea::makeRoom);
    for (QDockWidget* dock : {m_editorsDock, m_explainDock}) {
        auto* button = new QToolButton;
        button->setDefaultAction(dock->toggleViewAction());
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        const bool left = dock == m_editorsDock;
        dock->toggleViewAction()->setIcon(icon(left ? QStringLiteral("right") : QStringLiteral("left")));
        auto* place = new QWidget;
        rowOf(place, 0, {button})->setContentsMargins(left ? edge_margin : 0, 0, left ? 0 : edge_margin, 0);
        m_edges.push_back(left ? m_bar->insertWidget(m_bar->actions().front(), place) : m_bar->addWidget(place));
        m_edges.back()->setVisible(false);
    }
}

// The space for panels. The pictures of a studio precede its controls; a lesson's text the explanation.
int WorkArea::roomForPanels() const
{
    const int lesson = m_inLesson ? m_lessonDock->widget()->sizeHint().width() : 0;
    if (m_studio)
        return width() - lesson - scaled(controls_from) + ControlColumn::leastWidth();
    if (m_inLesson)
        return hasRoomBesideLesson() && isWholeBesideExplanation() ? width() - lesson : 0;
    return width() - least_picture;
}

void WorkArea::makeRoom()
{
    if (!m_folds || m_makesRoom)
        return;
    const QScopedValueRollback busy(m_makesRoom, true); // resized widgets may request space again
    if (m_inLesson && !m_studio)
        m_centre->page()->setLessonRoom(pageBesideLesson());
    const int room = roomForPanels();
    m_folds->fit(room);
    const int separators = 3 * style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this),
              lesson = m_inLesson ? m_lessonDock->minimumSizeHint().width() : 0;
    m_centre->setMinimumWidth(
        std::clamp(width() - separators - m_folds->used() - lesson, squeezed_picture, least_picture));
    m_edges[0]->setVisible(!m_studio && m_folds->isOffered(m_editorsDock));
    m_edges[1]->setVisible(m_folds->isOffered(m_explainDock));
    if (m_studio)
        m_centre->studios()->offerControls(room < ControlColumn::leastWidth() ? m_editorsDock->toggleViewAction()
                                                                              : nullptr);
}

QSize WorkArea::minimumSizeHint() const
{
    const QSize all = QMainWindow::minimumSizeHint();
    return {std::min(all.width(), least_window), all.height()};
}

void WorkArea::wantExplanation(bool wanted)
{
    m_folds->want(m_explainDock, wanted);
    makeRoom();
}

bool WorkArea::wantsExplanation() const { return m_folds->isWanted(m_explainDock); }

bool WorkArea::wantsExplanationWithoutStudio() const { return m_studio ? m_explained : wantsExplanation(); }

QByteArray WorkArea::savedPanels()
{
    if (m_toSize || !m_toRestore.isEmpty())
        return m_toRestore; // never shown yet
    closeStudio();
    m_folds->unfold();
    return saveState(panels_version);
}

} // namespace attn
