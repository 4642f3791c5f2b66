// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a teacher or a clicker, and the menu for who has a mouse alone.
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/cellkeys.h"
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/timebar/stepper.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace attn {

namespace {

// What makes sense without a walk and cells.
bool isOfPictures(int key)
{
    constexpr Qt::Key keys[] = {Qt::Key_Period,   Qt::Key_B,   Qt::Key_F3,      Qt::Key_P,      Qt::Key_T,  Qt::Key_F1,
                                Qt::Key_Question, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_F11};
    return std::ranges::find(keys, key) != std::end(keys);
}

} // namespace

void Presenter::chooseCell(const QKeyEvent& event)
{
    const HeatmapDataPtr data = m_slide->map()->data();
    if (const auto cell = data ? cellByKey(event, m_selection->chosen(), {data->columns, data->rows}) : std::nullopt)
        m_selection->setChosen(cell);
}

void Presenter::walkStages(int by)
{
    std::vector<QString> on;
    for (const StageInfo& stage : m_stepper->stages())
        if (stage.on && !stage.tensors.empty())
            on.push_back(stage.id);
    const auto here = std::ranges::find(on, m_selection->stage());
    const auto there = std::clamp<std::ptrdiff_t>(here - on.begin() + by, 0, std::ptrdiff_t(on.size()) - 1);
    if (!on.empty())
        m_selection->setStage(on[std::size_t(there)]);
}

void Presenter::walkHeads(int by)
{
    const int heads = int(m_computed->realized->plan.dims.H);
    m_selection->setHead(std::clamp(m_selection->head() + by, 0, std::max(heads - 1, 0)));
}

void Presenter::nextGhost()
{
    m_selection->setGhost(static_cast<Ghost>((static_cast<int>(m_selection->ghost()) + 1) % 3));
}

void Presenter::keyPressEvent(QKeyEvent* event)
{
    if (m_slide->isBlank())
        return m_slide->setBlank(false);
    if (!m_computed && !isOfPictures(event->key()))
        return QWidget::keyPressEvent(event);
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool arrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (arrow && modifiers == Qt::AltModifier)
        return chooseCell(*event);
    if (modifiers & ~Qt::ShiftModifier && modifiers != Qt::ControlModifier)
        return QWidget::keyPressEvent(event);
    const auto walk = [this, modifiers](int by) {
        return modifiers == Qt::ControlModifier ? walkStages(by)
               : modifiers == Qt::ShiftModifier ? walkHeads(by)
               : by > 0                         ? m_stepper->on()
                                                : back();
    };
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_PageDown: return go(1);
    case Qt::Key_PageUp: return go(-1);
    case Qt::Key_Right: return walk(1);
    case Qt::Key_Left: return walk(-1);
    case Qt::Key_Home: return m_stepper->toCount(0);
    case Qt::Key_End: return m_stepper->toLast();
    case Qt::Key_Up:
    case Qt::Key_Down: return chooseCell(*event);
    case Qt::Key_Period: // what clickers send
    case Qt::Key_B: return m_slide->setBlank(true);
    case Qt::Key_H: return toggleHidden(modifiers == Qt::ShiftModifier ? HideUnit::Row : HideUnit::Cell);
    case Qt::Key_Return:
    case Qt::Key_Enter: return modifiers == Qt::ShiftModifier ? m_selection->setHidden({}) : revealNext();
    case Qt::Key_E: return toggleEquation();
    case Qt::Key_F3: return nextGhost();
    case Qt::Key_S: return nextSpotlight();
    case Qt::Key_P: return togglePointer();
    case Qt::Key_M: return toggleMap();
    case Qt::Key_T: Q_EMIT themeAsked(); return;
    case Qt::Key_F1:
    case Qt::Key_Question:
        if (!m_notes || !m_notes->isWindow()) // else they are on the teacher's own screen, and stay there
            swap();
        return;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return swap();
    case Qt::Key_Escape:
    case Qt::Key_F11: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void Presenter::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_slide->isBlank())
        return m_slide->setBlank(false);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_computed) {
        menu->addAction(tr("Next step"), this, [this] { go(1); });
        menu->addAction(tr("Step back"), this, [this] { go(-1); });
    }
    if (m_computed && m_computed->realized->plan.dims.H > 1) {
        menu->addAction(tr("Next head"), this, [this] { walkHeads(1); });
        menu->addAction(tr("Previous head"), this, [this] { walkHeads(-1); });
    }
    menu->addSeparator();
    if (m_computed && m_source && m_source())
        menu->addAction(m_mapWanted ? tr("The studio's picture") : tr("The map of the stage"), this,
                        [this] { toggleMap(); });
    if (m_computed)
        menu->addAction(tr("Reveal a number"), this, [this] { revealNext(); })
            ->setEnabled(nextHidden(*m_computed, *m_selection).has_value());
    menu->addAction(tr("Blank the screen"), this, [this] { m_slide->setBlank(true); });
    menu->addAction(tr("Notes and keys"), this, [this] { swap(); });
    menu->addSeparator();
    menu->addAction(tr("Leave"), this, &QWidget::close);
    menu->popup(event->globalPos());
}

} // namespace attn
