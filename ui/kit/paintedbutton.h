// SPDX-License-Identifier: GPL-3.0-or-later
// What buttons share that paint themselves: Enter presses them too, and the state that the style's drawings ask for.
#pragma once

#include <QAbstractButton>
#include <QKeyEvent>
#include <QStyle>

namespace attn {

class PaintedButton : public QAbstractButton {
protected:
    using QAbstractButton::QAbstractButton;

    QStyle::State paintedState() const
    {
        QStyle::State state = isEnabled() ? QStyle::State_Enabled : QStyle::State_None;
        state.setFlag(QStyle::State_MouseOver, underMouse());
        state.setFlag(QStyle::State_Sunken, isDown());
        state.setFlag(QStyle::State_HasFocus, hasFocus());
        return state;
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }
};

} // namespace attn
