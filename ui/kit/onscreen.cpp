// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/onscreen.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace attn {

namespace {

// A frame is known when the desktop has put it around the window; before, one with a high title bar is reckoned with.
constexpr QSize usual_frame(4, 40); // px

QSize frameOf(const QWidget* window)
{
    const QSize known = window->frameGeometry().size() - window->size();
    return window->isVisible() && !known.isNull() ? known : usual_frame;
}

} // namespace

void resizeOnScreen(QWidget* window, const QSize& wanted)
{
    const QRect room = window->screen()->availableGeometry();
    window->resize(wanted.boundedTo(room.size() - frameOf(window)));
    if (!window->isVisible())
        return;
    const QRect taken = window->frameGeometry();
    const QPoint place(std::max(std::min(taken.left(), room.right() + 1 - taken.width()), room.left()),
                       std::max(std::min(taken.top(), room.bottom() + 1 - taken.height()), room.top()));
    if (place != taken.topLeft())
        window->move(place);
}

void showInFront(QWidget* window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace attn
