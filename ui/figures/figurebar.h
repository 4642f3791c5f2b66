// SPDX-License-Identifier: GPL-3.0-or-later
// The colour bar of a figure: as high as its maps, with ticks at round numbers.
#pragma once

#include "ui/figures/figurecanvas.h"
#include "ui/figures/figurelayout.h"
#include "ui/paint/colorbar.h"

namespace attn {

// At most seven, at multiples of 1, 2, 2.5 or 5 times a power of ten; on a logarithmic scale at 0 and at 1, 2 and 5
// times powers of ten; all of them in the unit of the cells (HeatmapFrame::tens); if that gives fewer than two, those of
// the window's bar. `length`: of the bar, in points at scale 1.
std::vector<BarTick> figureTicks(const HeatmapData& data, double length);
double barTextWidth(const HeatmapData& data, const TextStyle& tick);
void drawBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout);
// A thin one lying under its map, with the numbers of its two ends.
void drawFlatBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout);

} // namespace attn
