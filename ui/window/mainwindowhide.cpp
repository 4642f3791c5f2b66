// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that are hidden: the menu, and the computation that everything in the window gets, which is without them.
#include "ui/document/hiding.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/present/presenter.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QDockWidget>
#include <QMenu>
#include <QSignalBlocker>

namespace attn {

void MainWindow::buildHideMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Hide"));
    m_onScene.push_back(menu->menuAction());
    const auto add = [&](const QString& text, const QKeySequence& keys, HideUnit unit) {
        QAction* action = addAction(menu, text, keys, [this, unit] { toggleHidden(unit); });
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_inMaps.push_back(action);
    };
    add(tr("Hide or show the chosen &cell"), QKeySequence(tr("H")), HideUnit::Cell);
    add(tr("Hide or show its &row"), QKeySequence(tr("Shift+H")), HideUnit::Row);
    add(tr("Hide or show this &head of the stage"), {}, HideUnit::Head);
    add(tr("Hide or show the whole &stage"), {}, HideUnit::Stage);
    menu->addSeparator();
    m_answer = addAction(menu, tr("&Answer"), {}, [this] {
        m_work->closeStudio();
        m_work->explainDock()->show();
        m_work->inspector()->answer();
    });
    m_answer->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_answer->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_inMaps.push_back(m_answer);
    m_reveal = addAction(menu, tr("Show &everything"), {}, [this] { m_selection.setHidden({}); });
    connect(&m_selection, &Selection::hiddenChanged, this, &MainWindow::followHidden);
    for (auto signal : {&Selection::chosenChanged, &Selection::focusChanged})
        connect(&m_selection, signal, this, &MainWindow::followAnswer);
    followAnswer();
}

void MainWindow::toggleHidden(HideUnit unit)
{
    if (!m_computed)
        return;
    std::vector<CellBlock> blocks = blocksAt(*m_computed, m_selection, unit);
    std::string why;
    std::erase_if(blocks, [&](const CellBlock& block) {
        const std::string fault = whyNotHidden(*m_computed, block);
        why = fault.empty() ? why : fault;
        return !fault.empty();
    });
    if (blocks.empty())
        return why.empty() ? void() : tell(QString::fromStdString(why));
    m_selection.setHidden(toggled(*m_computed, m_selection.hidden(), blocks));
}

// What was computed as it is shown. A new scene brings its own hidden cells; those that another shape lacks are dropped.
ComputedPtr MainWindow::withoutHidden(const ComputedPtr& computed)
{
    {
        const QSignalBlocker quiet(m_selection); // whoever wants to know is about to get the computation
        const std::optional<View>& view = computed->scene.view;
        m_selection.setHidden(insideOf(*computed, !m_newScene ? m_selection.hidden()
                                                  : view      ? view->hidden
                                                              : std::vector<CellBlock>()));
    }
    return withhold(computed, m_selection.hidden());
}

void MainWindow::followHidden()
{
    if (m_computed)
        showRefined(withAnswers(m_computed), {});
}

void MainWindow::followAnswer()
{
    m_reveal->setEnabled(!m_selection.hidden().empty());
    const auto cell = m_computed ? chosenRef(*m_computed, m_selection) : std::nullopt;
    m_answer->setEnabled(cell && !m_selection.allHeads() && hidesAll(*m_computed, {cell->tensor, cell->index}));
}

} // namespace attn
