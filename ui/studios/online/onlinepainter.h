// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a running softmax: keys in tiles, the step, the table of tiles, what is kept, and the weights as bars. One
// painter for window and files.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/studios/online/onlinelayout.h"
#include "ui/theme/colors.h"

namespace attn {

void drawOnline(Canvas& canvas, const OnlinePicture& picture, const OnlineLayout& layout, const Colors& colors);

// The weights of the keys if the row ended here, one bar each, as many as fit around the current tile. `text` as in
// layoutOnline.
struct OnlineBars {
    int first = 0, shown = 0;
    double row = 20;
    QRectF box;
    QRectF rowOf(int key) const { return {box.left(), box.top() + (key - first) * row, box.width(), row}; }
};
OnlineBars layoutBars(const OnlinePicture& picture, const QRectF& box, double text);
void drawBars(Canvas& canvas, const OnlinePicture& picture, const OnlineBars& bars, double text, const Colors& colors);

} // namespace attn
