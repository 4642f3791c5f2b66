// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/mnemonics.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace attn {

namespace {

bool are_shown = false;

void show(bool shown)
{
    if (std::exchange(are_shown, shown) == shown)
        return;
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->isVisible())
            widget->update();
}

} // namespace

bool Mnemonics::areShown() { return are_shown; }

bool Mnemonics::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        show(false);
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Alt || key == Qt::Key_F10)
            show(true);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace attn
