// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing on a figure instead of a matrix: lines, arrows, a block.
#pragma once

#include "ui/figures/figure.h"

namespace attn {

// `aspect`: its width to its height. `draw` gets the room it has, in points, and how long one px of the window's design is.
FigureMap drawing(double aspect, std::function<void(Canvas& canvas, const QRectF& box, double unit)> draw);

} // namespace attn
