// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels of an axis are written, and how: turned where they are wider than a cell, thinned out where cells are
// lower than a line of text.
#pragma once

#include "ui/figures/figurelayout.h"

namespace attn {

// `room` is the most that the longest label may take; of the labels, at most one in `leastStep` is written.
LabelLayout rowLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room, int leastStep);
LabelLayout columnLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room);

// The most cells from one written label to the next; 1: all are written.
int labelStep(const FigureLayout& layout);
// The largest size, in points, at which a label of each row and of each column has its line in cells like these.
double sizeForAll(const FigureLayout& layout);

void drawLabels(Canvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel);
void drawRowSums(Canvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel);

} // namespace attn
