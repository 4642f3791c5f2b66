// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of marks below a figure: the window's own swatches and words, in as many lines as they need.
#pragma once

#include "ui/figures/figuretext.h"
#include "ui/paint/legendpainter.h"

namespace attn {

struct FigureLegend {
    std::vector<std::pair<LegendEntry, QPointF>> entries; // and the corners of their swatches
    TextStyle words;
    double unit = 1, bottom = 0;
};

FigureLegend layoutLegend(const std::vector<LegendEntry>& entries, const TextStyle& words, double unit, QPointF corner,
                          double width);
void drawLegend(Canvas& canvas, const FigureLegend& legend, const Colors& colors);

} // namespace attn
