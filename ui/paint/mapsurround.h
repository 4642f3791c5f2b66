// SPDX-License-Identifier: GPL-3.0-or-later
// How much room the words, sums, bar and legend around a map take, and how large cells that leaves. If cells would be
// too small to be useful, the surroundings are dropped one after another. Pure arithmetic.
#pragma once

#include "ui/paint/heatmaplayout.h"

#include <algorithm>

namespace attn {

inline constexpr double band_gap = 4; // under the column labels
inline constexpr double bar_gap = 24, bar_width = 14;
inline constexpr double legend_gap = 16, legend_height = 18;
inline constexpr double flat_bar_length = 240, flat_bar_gap = 24, flat_bar_line = 26;

struct MapSurround {
    double left = 0, gutter = 0, top = 0, right = 0, bottom = 0, bar = 0, sums = 0, band = 0; // px; 0: not there
    bool titled = false, rowTitled = false, legend = false;
    bool flatBar = false;      // it lies below, in the line of the legend
    bool legendBeside = false; // the legend is to its right, else one line below
    bool upright = false;      // the column labels
    QSizeF fitting;            // the cells that would fill the room, each side by itself
    QSizeF cell;               // the one in use

    double width() const { return left + gutter + sums + bar + right; }
    double height() const { return top + bottom; }
    double fitCell() const { return std::min(fitting.width(), fitting.height()); }
};

// Arguments of layoutHeatmap().
MapSurround surroundOf(const HeatmapData& data, const HeatmapParts& parts, QSizeF size, std::optional<double> cell,
                       double pixel);

} // namespace attn
