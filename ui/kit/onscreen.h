// SPDX-License-Identifier: GPL-3.0-or-later
// Windows no larger than their screen, whatever the size of text and the scale of the desktop.
#pragma once

class QSize;
class QWidget;

namespace attn {

// Resizes `window` to `wanted` (px), as far as its screen has room beside the desktop's panels and the window frame. A
// window already shown is moved so that all of it is visible.
void resizeOnScreen(QWidget* window, const QSize& wanted);
// Shows a window, or brings it to the front.
void showInFront(QWidget* window);

} // namespace attn
