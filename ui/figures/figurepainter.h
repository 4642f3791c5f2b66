// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a whole figure on any canvas.
#pragma once

#include "ui/figures/figurecanvas.h"
#include "ui/figures/figurelayout.h"

namespace attn {

void paintFigure(FigureCanvas& canvas, const Figure& figure, const FigureLook& look, const FigureLayout& layout);

} // namespace attn
