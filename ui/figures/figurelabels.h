// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels of an axis are written, and how: turned where they are wider than a cell, thinned out where cells are
// lower than a line of text.
#pragma once

#include "ui/figures/figurelayout.h"

namespace attn {

class FigureCanvas;

inline constexpr QLatin1String row_sum_word("row sum");

// `room` is the most that the longest label may take; of the labels, at most one in `leastStep` is written.
LabelLayout rowLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room, int leastStep);
LabelLayout columnLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room);

void drawLabels(FigureCanvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel);
void drawRowSums(FigureCanvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel);

} // namespace attn
