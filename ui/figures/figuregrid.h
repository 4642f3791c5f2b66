// SPDX-License-Identifier: GPL-3.0-or-later
// What the maps of one figure have in common, how many columns they make, and how large their cells may be.
#pragma once

#include "ui/figures/figure.h"
#include "ui/paint/mapgeometry.h"

#include <QSizeF>

namespace attn {

inline constexpr double largest_cell_pt = 46;   // points at scale 1
inline constexpr Stretch figure_stretch{9, 14}; // likewise

// Whether all maps share row (column) labels, which are then only at the outer side.
bool shareRows(const Figure& figure);
bool shareColumns(const Figure& figure);
// Whether the rows (columns) of all maps stand for the same.
bool haveOne(const Figure& figure, AxisMeaning HeatmapData::*meaning);
// Its cells are colours, which a bar explains.
bool isColoured(const FigureMap& map);
// One colour bar says what the colours of all such maps mean.
bool shareRange(const Figure& figure);

// A grid with few empty places, its height about `shape` of its width.
int columnsFor(const Figure& figure, double shape = 0.75);
// The cells of a map in the room it has: square, but those of numbers per token may be stretched where they would be
// tiny.
QSizeF cellFor(const HeatmapData& data, double width, double height, double scale, double largest);

// Which parts of a look apply to a figure: a custom drawing has no color bar to leave out, x has no row sums.
struct FigureUses {
    bool cells = true;  // of a matrix: with labels, axes, digits and marks
    bool colors = true; // of numbers, which a bar explains
    bool sums = true, chosen = true, several = true;

    // Whether turning this part on or off may change the figure.
    bool has(bool FigureLook::*part) const;
};
FigureUses usesOf(const Figure& figure);

} // namespace attn
