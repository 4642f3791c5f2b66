// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/secondclick.h"

#include <QApplication>
#include <QEvent>

namespace attn {

SecondClick::SecondClick(QObject* parent) : QObject(parent) { QApplication::instance()->installEventFilter(this); }

// Events come to the window first and then to the widget in it. Of a double click the window is told of a press too, the
// widget is not: one that reaches a widget begins another click.
bool SecondClick::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonDblClick: m_came = true; return true;
    case QEvent::MouseButtonRelease:
        if (m_came)
            deleteLater();
        return m_came;
    case QEvent::MouseButtonPress:
        if (watched->isWidgetType() && !m_came)
            deleteLater();
        return false;
    default: return false;
    }
}

} // namespace attn
