// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a teacher or a clicker, and the menu for mouse-only users.
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/cellkeys.h"
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/present/slidedesign.h"
#include "ui/timebar/stepper.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>
#include <QScreen>
#include <QSettings>
#include <QStackedLayout>

#include <algorithm>

namespace attn {

namespace {

// Keys that work without steps and cells.
bool isOfPictures(int key)
{
    constexpr Qt::Key keys[] = {Qt::Key_Period, Qt::Key_B,        Qt::Key_F3,  Qt::Key_P,       Qt::Key_T,
                                Qt::Key_F1,     Qt::Key_Question, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape,
                                Qt::Key_F11,    Qt::Key_D,        Qt::Key_X,   Qt::Key_C,       Qt::Key_K,
                                Qt::Key_Space,  Qt::Key_PageDown};
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
        return setBlank(false);
    if (!m_computed && !isOfPictures(event->key()))
        return QWidget::keyPressEvent(event);
    if (event->modifiers() & Qt::ControlModifier && m_notes && m_notes->changeSize(event->key()))
        return;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool arrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (arrow && modifiers == Qt::AltModifier)
        return chooseCell(*event);
    if (modifiers & ~Qt::ShiftModifier && modifiers != Qt::ControlModifier)
        return QWidget::keyPressEvent(event);
    const auto walk = [this, modifiers](int by) {
        return modifiers == Qt::ControlModifier ? walkStages(by)
               : modifiers == Qt::ShiftModifier ? walkHeads(by)
               : by < 0                         ? back()
               : m_classStep.exists()           ? m_stepper->on()
                                                : go(1);
    };
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_PageDown: return go(1);
    case Qt::Key_PageUp: return go(-1);
    case Qt::Key_Right: return walk(1);
    case Qt::Key_Left: return walk(-1);
    case Qt::Key_Home: return goToEnd(false);
    case Qt::Key_End: return goToEnd(true);
    case Qt::Key_Up:
    case Qt::Key_Down: return chooseCell(*event);
    case Qt::Key_Period: // what clickers send
    case Qt::Key_B: return setBlank(true);
    case Qt::Key_H: return Q_EMIT hideAsked(modifiers == Qt::ShiftModifier ? HideUnit::Row : HideUnit::Cell);
    case Qt::Key_Return:
    case Qt::Key_Enter: return modifiers == Qt::ShiftModifier ? m_selection->setHidden({}) : revealNext();
    case Qt::Key_E: return lacksMap() ? void() : toggleEquation();
    case Qt::Key_F3: return m_computed && lacksMap() ? void() : nextGhost(); // the model's page shows it
    case Qt::Key_S: return lacksMap() ? void() : nextSpotlight();
    case Qt::Key_P: return togglePointer();
    case Qt::Key_M: return toggleMap();
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
    case Qt::Key_4: return m_stepper->setUnit(StepUnit(event->key() - Qt::Key_1));
    case Qt::Key_W: return startHere();
    case Qt::Key_A: Q_EMIT headsAsked(); return;
    case Qt::Key_Q: Q_EMIT whatIfAsked(); return;
    case Qt::Key_D: return m_pen.setTool(PenStrokes::Tool::Pen);
    case Qt::Key_X: return m_pen.setTool(PenStrokes::Tool::Eraser);
    case Qt::Key_C: return m_pen.clear();
    case Qt::Key_K: return m_pen.setKept(!m_pen.isKept());
    case Qt::Key_T: Q_EMIT themeAsked(); return;
    case Qt::Key_F1:
    case Qt::Key_Question:
        if (m_pages->currentIndex() > 0) // the notes have them too
            return swap();
        if (!m_notes || !m_notes->isWindow()) // else they are on the teacher's own screen, and stay there
            toggleKeys();
        return;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return swap();
    case Qt::Key_Escape: // what covers the slide first
        return m_pages->currentIndex() > 0 ? swap() : m_keys && !m_keys->isHidden() ? toggleKeys() : void(close());
    case Qt::Key_F11: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void Presenter::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_slide->isBlank())
        return setBlank(false);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_computed) {
        menu->addAction(tr("Next step"), this, [this] { go(1); });
        menu->addAction(tr("Step back"), this, [this] { go(-1); });
        menu->addAction(tr("Start here"), this, [this] { startHere(); });
        menu->addAction(tr("What if…"), this, &Presenter::whatIfAsked);
    }
    if (m_computed && m_computed->realized->plan.dims.H > 1) {
        menu->addAction(tr("Next head"), this, [this] { walkHeads(1); });
        menu->addAction(tr("Previous head"), this, [this] { walkHeads(-1); });
        menu->addAction(m_selection->allHeads() ? tr("One head") : tr("All heads"), this, &Presenter::headsAsked);
    }
    menu->addSeparator();
    if (m_computed && m_source && m_source())
        menu->addAction(m_mapWanted ? tr("Show studio picture") : tr("Show stage map"), this, [this] { toggleMap(); });
    if (m_computed)
        menu->addAction(tr("Reveal a value"), this, [this] { revealNext(); })
            ->setEnabled(nextHidden(*m_computed, *m_selection).has_value());
    menu->addAction(tr("Blank the screen"), this, [this] { setBlank(true); });
    menu->addAction(hasNotes() ? tr("Notes and keys") : tr("Keys (no notes yet)"), this, [this] { swap(); });
    QMenu* on = menu->addMenu(tr("Show slide on"));
    for (QScreen* screen : QGuiApplication::screens()) {
        const QSize size = screen->size();
        QAction* action =
            on->addAction(QStringLiteral("%1, %2 × %3").arg(screen->name()).arg(size.width()).arg(size.height()), this,
                          [this, screen = QPointer<QScreen>(screen)] {
                              if (!screen)
                                  return;
                              QSettings().setValue(QLatin1String(screen_setting), screen->name());
                              presentOn(screen);
                          });
        action->setCheckable(true);
        action->setChecked(screen == this->screen());
    }
    menu->addSeparator();
    menu->addAction(tr("Exit"), this, &QWidget::close);
    menu->setFont(slidedesign::menuFont(this));
    on->setFont(menu->font());
    menu->popup(event->globalPos());
}

} // namespace attn
