// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse in a table of numbers: chooses cells, drags numbers or steps them by wheel, and pastes what is dropped.
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensortable.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMouseEvent>
#include <QStatusTipEvent>
#include <QWheelEvent>

#include <algorithm>

namespace attn {

void TensorTable::endScrub(bool keep)
{
    if (m_gesture == Gesture::Scrubbing)
        m_drag.end(keep);
    m_gesture = Gesture::None;
}

void TensorTable::mousePressEvent(QMouseEvent* event)
{
    if (m_gesture == Gesture::Scrubbing) { // another button during a drag: cancel it
        endScrub(false);
        event->accept();
        return;
    }
    const QModelIndex under = indexAt(event->position().toPoint());
    const bool left = event->button() == Qt::LeftButton;
    m_pressed = event->position().toPoint();
    m_heldKeys = {};
    m_gesture = left && under.isValid() ? Gesture::Pressed : Gesture::None;
    if (m_gesture != Gesture::Pressed)
        return Spreadsheet::mousePressEvent(event);
    // Pressing one of several chosen cells keeps them all, to drag them together. A click without a drag picks that
    // one.
    const bool together = selectionModel()->isSelected(under) && chosenCells().size() > 1;
    // Shift and Ctrl choose more cells by a click, and say how fast by a drag: which of them it is shows later.
    if (!together)
        m_heldKeys = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    if (!together && !m_heldKeys)
        return Spreadsheet::mousePressEvent(event);
    setFocus(Qt::MouseFocusReason);
    event->accept();
}

// The press that was held back: it was no drag.
void TensorTable::pressHeld()
{
    if (!m_heldKeys)
        return;
    QMouseEvent press(QEvent::MouseButtonPress, m_pressed, viewport()->mapToGlobal(m_pressed), Qt::LeftButton,
                      Qt::LeftButton, m_heldKeys);
    m_heldKeys = {};
    Spreadsheet::mousePressEvent(&press);
}

void TensorTable::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (m_gesture == Gesture::Pressed && event->buttons() & Qt::LeftButton) {
        const QPoint direction = place - m_pressed;
        if (std::max(std::abs(direction.x()), std::abs(direction.y())) < QApplication::startDragDistance() / 2)
            return;
        const bool sideways = std::abs(direction.x()) >= std::abs(direction.y());
        m_gesture = sideways ? Gesture::Scrubbing : Gesture::None; // downwards: cells are being chosen
        if (sideways && m_heldKeys)
            setCurrentIndex(indexAt(m_pressed)); // only the one under the pointer
        if (sideways)
            m_drag.begin(chosenCells(), m_pressed.x());
        else
            pressHeld();
    }
    if (m_gesture == Gesture::Scrubbing) {
        m_drag.move(place.x(), event->modifiers());
        return;
    }
    Spreadsheet::mouseMoveEvent(event);
}

void TensorTable::mouseReleaseEvent(QMouseEvent* event)
{
    const bool scrubbed = m_gesture == Gesture::Scrubbing;
    const bool clicked = m_gesture == Gesture::Pressed;
    endScrub(true);
    if (scrubbed) {
        setState(NoState);
        return;
    }
    pressHeld();
    Spreadsheet::mouseReleaseEvent(event);
    const QModelIndex under = indexAt(event->position().toPoint());
    if (clicked && event->modifiers() == Qt::NoModifier && under.isValid())
        setCurrentIndex(under);
}

void TensorTable::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        Spreadsheet::wheelEvent(event);
        return;
    }
    const QModelIndex under = indexAt(event->position().toPoint());
    if (under.isValid() && !selectionModel()->isSelected(under))
        setCurrentIndex(under);
    const QPoint turned = event->angleDelta(); // some platforms turn the wheel sideways while Shift is held
    const int delta = turned.y() != 0 ? turned.y() : turned.x();
    if (delta != 0)
        stepBy(delta > 0 ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
    event->accept();
}

void TensorTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_gesture != Gesture::Scrubbing)
        Spreadsheet::contextMenuEvent(event);
}

void TensorTable::tell(const QString& words)
{
    QStatusTipEvent tip(words);
    QCoreApplication::sendEvent(window(), &tip);
}

void TensorTable::dragEnterEvent(QDragEnterEvent* event)
{
    if (TablePaste::canTake(event->mimeData()))
        event->acceptProposedAction();
    else
        event->ignore(); // for the window
}

void TensorTable::dragMoveEvent(QDragMoveEvent* event)
{
    const QModelIndex under = indexAt(event->position().toPoint());
    event->setAccepted(under.isValid());
    tell(under.isValid() ? tr("Drop to paste the values at %1").arg(m_model->placeName(under.row(), under.column()))
                         : QString());
}

void TensorTable::dragLeaveEvent(QDragLeaveEvent*) { tell({}); }

void TensorTable::dropEvent(QDropEvent* event)
{
    tell({});
    const QModelIndex under = indexAt(event->position().toPoint());
    if (!under.isValid())
        return;
    event->acceptProposedAction();
    const Result<QString> text = TablePaste::textOf(event->mimeData());
    if (!text) {
        Q_EMIT refused(QString::fromStdString(text.error().message));
        return;
    }
    setCurrentIndex(under);
    pasteAt(*text, {under});
}

} // namespace attn
