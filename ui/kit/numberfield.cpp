// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/numberfield.h"

#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr int pixels_per_step = 10;

// Sums of steps of 0.1 are to read 0.3, not 0.30000000000000004.
double tidy(double value) { return std::round(value * 1e9) / 1e9; }

} // namespace

NumberField::NumberField(double step, bool whole, QWidget* parent)
    : QLineEdit(parent), m_step(step), m_whole(whole), m_least(-std::numeric_limits<double>::infinity()),
      m_most(std::numeric_limits<double>::infinity())
{
    useNumberFont(this, 12);
    setAlignment(Qt::AlignRight);
    setCursor(Qt::SizeHorCursor);
    setFocusPolicy(Qt::TabFocus); // a press may start a drag; focus comes on release
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    showValue();
}

void NumberField::setValue(double value)
{
    const bool typing = hasFocus() && isModified() && value == m_value;
    const bool shown = !isModified() && text() == textOf(value);
    m_value = m_asked = value;
    if (!typing && !shown) // keeps the selection
        showValue();
}

void NumberField::setSteppedRange(double least, double most)
{
    m_least = least;
    m_most = most;
}

QSize NumberField::sizeHint() const { return {scaled(56), scaled(24)}; }

QSize NumberField::minimumSizeHint() const { return {scaled(44), scaled(24)}; }

QString NumberField::textOf(double value) const { return m_whole ? formatCode(value, 0) : significantCode(value, 8); }

void NumberField::showValue()
{
    m_asked = m_value;
    setText(textOf(m_value));
    setModified(false);
    setCursorPosition(0);
}

void NumberField::give(double value, bool merging)
{
    if (m_whole)
        value = std::round(value);
    setText(textOf(value));
    setModified(false);
    m_asked = value;
    Q_EMIT edited(value, merging);
}

void NumberField::commitText()
{
    const auto number = typedNumber(text());
    if (!number) {
        Q_EMIT refused(QString::fromStdString(number.error().message));
        return;
    }
    if (m_whole && std::floor(*number) != *number) {
        Q_EMIT refused(tr("Expected a whole number, got %1.").arg(text()));
        return;
    }
    give(*number, false);
    Q_EMIT finished();
}

void NumberField::stepBy(int steps, bool fine)
{
    const double step = m_whole || !fine ? m_step : m_step / 10;
    give(std::clamp(tidy(m_asked + steps * step), m_least, m_most), true);
}

void NumberField::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!actions().isEmpty())
        menu->addSeparator();
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    const bool fine = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commitText();
        selectAll();
        event->setAccepted(isModified() || m_asked != m_value); // refused: it stays here
        return;
    case Qt::Key_Escape:
        if (m_gesture == Gesture::Dragging) {
            m_gesture = Gesture::None;
            give(m_start, true);
            Q_EMIT finished();
        } else if (isModified() || m_asked != m_value) {
            showValue();
            Q_EMIT edited(m_value, false); // unchanged; clears what was said about the text
        } else {
            event->ignore();
        }
        return;
    case Qt::Key_Up: stepBy(1, fine); return;
    case Qt::Key_Down: stepBy(-1, fine); return;
    default: QLineEdit::keyPressEvent(event);
    }
}

void NumberField::mousePressEvent(QMouseEvent* event)
{
    if (m_gesture == Gesture::Dragging) { // another button cancels the drag
        m_gesture = Gesture::None;
        give(m_start, true);
        Q_EMIT finished();
        return;
    }
    if (event->button() == Qt::LeftButton && !hasFocus() && isEnabled()) {
        m_gesture = Gesture::Pressed;
        m_lastX = event->position().toPoint().x();
        event->accept();
        return;
    }
    QLineEdit::mousePressEvent(event);
}

void NumberField::mouseMoveEvent(QMouseEvent* event)
{
    const int x = event->position().toPoint().x();
    if (m_gesture == Gesture::Pressed && std::abs(x - m_lastX) >= QApplication::startDragDistance() / 2) {
        m_gesture = Gesture::Dragging;
        m_start = m_value;
        m_moved = 0;
        setFocus(Qt::MouseFocusReason);
        Q_EMIT finished(); // earlier edits are not part of this drag
    }
    if (m_gesture != Gesture::Dragging) {
        if (m_gesture == Gesture::None)
            QLineEdit::mouseMoveEvent(event);
        return;
    }
    const bool fine = event->modifiers() & Qt::ShiftModifier && !m_whole;
    const bool coarse = event->modifiers() & Qt::ControlModifier;
    m_moved += (x - m_lastX) * m_step / pixels_per_step * (fine ? 0.1 : 1);
    m_lastX = x;
    double value = m_start + m_moved;
    value = coarse || m_whole ? std::round(value / m_step) * m_step : value;
    give(std::clamp(tidy(value), m_least, m_most), true);
}

void NumberField::mouseReleaseEvent(QMouseEvent* event)
{
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    if (gesture == Gesture::Dragging) {
        Q_EMIT finished();
        clearFocus(); // the next drag scrubs again
    } else if (gesture == Gesture::Pressed) {
        setFocus(Qt::MouseFocusReason);
        selectAll();
    } else {
        QLineEdit::mouseReleaseEvent(event);
    }
}

// Only with Ctrl, or while it has the focus: otherwise the wheel scrolls the panel.
void NumberField::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    const QPoint turned = event->angleDelta();
    const int delta = turned.y() != 0 ? turned.y() : turned.x();
    if (delta != 0)
        stepBy(delta > 0 ? 1 : -1, event->modifiers() & Qt::ShiftModifier);
    event->accept();
}

void NumberField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || m_gesture != Gesture::None)
        return;
    if (isModified())
        commitText();
    Q_EMIT finished();
}

} // namespace attn
