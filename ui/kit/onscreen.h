// SPDX-License-Identifier: GPL-3.0-or-later
// Windows no larger than their screen, whatever the size of text and the scale of the desktop.
#pragma once

class QSize;
class QWidget;

namespace attn {

// Makes `window` as large as `wanted`, in px, as far as its screen has room beside the desktop's panels and the window's own
// frame. One that is shown already is moved, so that all of it is seen.
void resizeOnScreen(QWidget* window, const QSize& wanted);
// Shows a window, or brings it to the front.
void showInFront(QWidget* window);

} // namespace attn
