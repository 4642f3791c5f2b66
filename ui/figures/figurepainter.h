// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a whole figure on any canvas.
#pragma once

#include "ui/figures/figurelayout.h"
#include "ui/paint/canvas.h"

namespace attn {

void paintFigure(Canvas& canvas, const Figure& figure, const FigureLook& look, const FigureLayout& layout);

} // namespace attn
