// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that are hidden: the menu, and the computation that everything in the window gets, which is without them.
#include "core/lessons/goal.h"
#include "ui/document/hiding.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
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
    {HideUnit::Cell, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide selected &cell"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal selected &cell"), "H"},
    {HideUnit::Row, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide the &row"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal the &row"), "Shift+H"},
    {HideUnit::Head, QT_TRANSLATE_NOOP("attn::MainWindow", "Hide &head in this stage"),
     QT_TRANSLATE_NOOP("attn::MainWindow", "Reveal &head in this stage"), ""},
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
        if (!answersCell() || (tellsStep() && m_lessonPanel->predict())) // the lesson step's question
            return m_lessonPanel->enterTask();
        m_work->closeStudio();
        m_work->explainDock()->show();
        m_work->inspector()->answer();
    });
    m_answer->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_answer->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_inMaps.push_back(m_answer);
    m_reveal = addAction(menu, tr("Reveal &everything"), {}, [this] {
        if (tellsStep())
            m_play->setRevealed();
        hideByHand({}, tr("reveal values"));
    });
    m_unhide = new QAction(tr("Undo"), this);
    connect(m_unhide, &QAction::triggered, this, &MainWindow::unhide);
    connect(&m_selection, &Selection::hiddenChanged, this, &MainWindow::followHidden);
    for (auto signal : {&Selection::chosenChanged, &Selection::focusChanged})
        connect(&m_selection, signal, this, &MainWindow::followAnswer);
    followAnswer();
}

// Whether toggling these blocks, all hidden then, reveals a cell that is asked for.
static bool revealsAsked(const Computed& computed, const std::vector<CellBlock>& asked,
                         const std::vector<CellBlock>& blocks)
{
    if (!std::ranges::all_of(blocks, [&](const CellBlock& block) { return hidesAll(computed, block); }))
        return false;
    return std::ranges::any_of(cellsIn(computed, asked), [&](const CellRef& cell) {
        return std::ranges::any_of(blocks, [&](const CellBlock& block) {
            return block.tensor == cell.tensor && block.leading.size() <= cell.index.size() &&
                   std::equal(block.leading.begin(), block.leading.end(), cell.index.begin());
        });
    });
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
    if (tellsStep() && revealsAsked(*m_computed, m_play->step().predict, blocks))
        m_play->setRevealed(!m_presenter); // revealed cells do not count
    const bool reveals =
        std::ranges::all_of(blocks, [&](const CellBlock& block) { return hidesAll(*m_computed, block); });
    const QString text = unit != HideUnit::Cell ? reveals ? tr("reveal values") : tr("hide values")
                         : reveals ? tr("reveal value")
                                                : tr("hide value");
    hideByHand(toggled(*m_computed, m_selection.hidden(), blocks), text);
    const QString key = m_hide[std::size_t(unit)]->shortcut().toString(QKeySequence::NativeText);
    m_work->centre()->offer(key.isEmpty() ? reveals ? tr("Revealed.") : tr("Hidden.")
                            : reveals ? tr("Revealed. Press %1 to hide again.").arg(key)
                                          : tr("Hidden. Press %1 to reveal again.").arg(key),
                            m_unhide, false);
    auto* until = new QObject(this); // another cell is chosen, or hidden: then it is not true any more
    for (auto signal : {&Selection::chosenChanged, &Selection::hiddenChanged})
        connect(&m_selection, signal, until, [this, until] {
            m_work->centre()->withdrawOffer();
            until->deleteLater();
        });
}

void MainWindow::hideByHand(std::vector<CellBlock> hidden, const QString& text)
{
    std::vector<CellBlock> before = m_selection.hidden();
    m_selection.setHidden(std::move(hidden));
    m_hideSteps.push_back({text, std::move(before), m_selection.hidden(), m_document.undoStack()->index()});
    followUndo();
}

// Null if the history has moved on, or the hidden cells have changed otherwise.
const HideStep* MainWindow::lastHidden()
{
    const int index = m_document.undoStack()->index();
    std::erase_if(m_hideSteps, [&](const HideStep& step) { return step.index > index; });
    const bool last =
        !m_hideSteps.empty() && m_hideSteps.back().index == index && m_hideSteps.back().after == m_selection.hidden();
    return last ? &m_hideSteps.back() : nullptr;
}

void MainWindow::unhide()
{
    if (!lastHidden())
        return;
    const HideStep step = std::move(m_hideSteps.back());
    m_hideSteps.pop_back();
    m_selection.setHidden(step.before);
    m_work->centre()->withdrawOffer();
}

void MainWindow::followUndo()
{
    const HideStep* step = lastHidden();
    m_undo->setText(
        QStringList{tr("&Undo"), unmarked(step ? step->text : m_document.history()->undoText())}.join(u' ').trimmed());
    const QUndoStack* edits = m_document.history()->activeStack();
    const bool ofTalk = !m_beforeTalk || (step ? m_hideSteps.size() > m_beforeTalk->hides
                                               : edits && edits->index() > m_beforeTalk->edits);
    m_undo->setEnabled(ofTalk && (step || m_document.history()->canUndo()));
}

// The computation as shown. A new scene brings its own hidden cells; those missing in a new shape are dropped.
ComputedPtr MainWindow::withoutHidden(const ComputedPtr& computed)
{
    {
        const QSignalBlocker quiet(m_selection); // all listeners are about to get the computation
        const std::optional<View>& view = computed->scene.view;
        if (m_newScene)
            m_hideSteps.clear();
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
    followUndo();
    m_takeBack->setEnabled(m_computed && !showsStartPage() && m_work->mapEditor()->chosenIsPutIn());
    m_reveal->setEnabled(!m_selection.hidden().empty());
    m_answer->setEnabled(answersCell() || (playsLesson() && m_lessonPanel->hasTask()));
}

} // namespace attn
