// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of all heads' maps on their page: two side by side, three and four in a square, more at the largest cells
// at which all of them fit. Labels are at the page's outer edges, as many as cost the cells little. Heads that share a
// key and a value are side by side below a band. Pure arithmetic.
#pragma once

#include "ui/paint/heatmaplayout.h"

#include <QRectF>

namespace attn {

struct HeadLayout {
    int heads = 0, columns = 1;
    QSizeF cell{1, 1}, tile; // of one map
    double pixel = 1;
    bool left = false, right = false, above = false, below = false; // which labels exist
    bool upright = false;                                           // of columns
    int columnStep = 0;                                             // as in HeatmapLayout
    double axisWidth = 0, gutter = 0, band = 0; // of the axis title, of row labels and column labels
    double title = 0, facts = 0;                // heights; facts without room below a map are in its title
    double gap = 0, margin = 0;                 // between columns, left of all
    int group = 1;                              // heads side by side that share a key; 1: none
    double groupBand = 0;                       // height of the band over a group
    QSizeF needed;
    bool operator==(const HeadLayout&) const = default;

    int rows() const { return (heads + columns - 1) / columns; }
    QRectF tileRect(int head) const;
    QRectF titleRect(int head) const;
    QRectF factsRect(int head) const;  // below the map and its labels, or at the end of the title
    QRectF groupRect(int group) const; // of the band over a group
    QRectF axisRect() const;           // of the turned title beside all rows
    // The place of a map and of the labels that it has.
    HeatmapLayout of(int head) const;

private:
    int bandsAbove(int row) const; // of groups, in this row and those over it
    friend class HeadPage;
};

// `first`: any of the maps, which all have one size. `room`: the visible size. `facts`: each head has some. `group`:
// this many in a row share a key, and rows begin or end with groups.
HeadLayout layoutHeads(const HeatmapData& first, int heads, bool facts, QSizeF room, double pixel, int group = 1);

} // namespace attn
