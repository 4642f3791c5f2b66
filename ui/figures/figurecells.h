// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of one map of a figure: shapes up to 64 x 64 of them, else an image of one pixel a cell; hatch, crosses,
// dots and digits on top.
#pragma once

#include "ui/figures/figurelayout.h"

namespace attn {

inline constexpr int most_shapes = 64; // cells along a side

void drawCells(Canvas& canvas, const FigureMap& map, const FigureLook& look, const FigureLayout& layout,
               const PanelLayout& panel);

} // namespace attn
