// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that are hidden: the menu, and the computation that everything in the window gets, which is without them.
#include "ui/document/hiding.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/present/presenter.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QDockWidget>
#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>

namespace attn {

namespace {

struct HideWords {
    HideUnit unit;
    const char *hide, *reveal, *keys;
};
constexpr HideWords hide_words[] = {
    {HideUnit::Cell, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide the chosen &cell"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal the chosen &cell"), "H"},
    {HideUnit::Row, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide its &row"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal its &row"), "Shift+H"},
    {HideUnit::Head, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide this &head of the stage"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal this &head of the stage"), ""},
    {HideUnit::Stage, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide the whole &stage"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal the whole &stage"), ""},
};

} // namespace

void MainWindow::buildHideMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("&Hide"));
    m_onScene.push_back(menu->menuAction());
    for (const HideWords& words : hide_words) {
        QAction* action = addAction(menu, tr(words.hide), QKeySequence(QLatin1String(words.keys)),
                                    [this, unit = words.unit] { toggleHidden(unit); });
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        setSearchWords(action, tr("hide show reveal cover blank"));
        m_inMaps.push_back(action);
        m_hide.push_back(action);
    }
    menu->addSeparator();
    m_answer = addAction(menu, tr("&Answer"), {}, [this] {
        if (!answersCell()) // what the step of the lesson asks
            return m_lessonPanel->enterTask();
        m_work->closeStudio();
        m_work->explainDock()->show();
        m_work->inspector()->answer();
    });
    m_answer->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_answer->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_inMaps.push_back(m_answer);
    m_reveal = addAction(menu, tr("Reveal &everything"), {}, [this] { m_selection.setHidden({}); });
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

bool MainWindow::answersCell() const
{
    const auto cell = m_computed ? chosenRef(*m_computed, m_selection) : std::nullopt;
    return cell && !m_selection.allHeads() && hidesAll(*m_computed, {cell->tensor, cell->index});
}

void MainWindow::followAnswer()
{
    for (std::size_t i = 0; i < m_hide.size(); ++i) {
        const auto blocks =
            m_computed ? blocksAt(*m_computed, m_selection, hide_words[i].unit) : std::vector<CellBlock>();
        const bool hidden = !blocks.empty() && std::ranges::all_of(blocks, [this](const CellBlock& block) {
            return hidesAll(*m_computed, block);
        });
        m_hide[i]->setText(tr(hidden ? hide_words[i].reveal : hide_words[i].hide));
    }
    m_takeBack->setEnabled(m_computed && !showsStartPage() && m_work->mapEditor()->chosenIsPutIn());
    m_reveal->setEnabled(!m_selection.hidden().empty());
    m_answer->setEnabled(answersCell() || (playsLesson() && m_lessonPanel->hasTask()));
}

} // namespace attn
