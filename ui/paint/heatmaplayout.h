// SPDX-License-Identifier: GPL-3.0-or-later
// Where a heatmap's parts are in a given space: labels, titles, map, row sums, color bar, legend. Pure arithmetic,
// shared by the window and the exported pictures.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/mapgeometry.h"

#include <QRectF>

#include <optional>

namespace attn {

// The requested parts.
struct HeatmapParts {
    QString caption;       // over the map, bold, in place of the column title: "q", "Head 3 in focus"
    QString captionNote;   // after it, quiet: "[1, 1, 6, 2]"
    bool accented = false; // the caption names what is in focus
    bool titles = true;    // "Keys across: what is looked at"
    bool labels = true;    // of columns, and of rows unless left out
    bool rowLabels = true; // false where a map beside this one has the same rows
    bool sums = true;
    bool bar = true;
    bool legend = true;
    bool mayLieFlat = false;  // the bar, below the map, where that leaves larger cells
    double largestCell = 120; // px; fitting stops there
    double digitsWidth = 0;   // px; a square attention cell is widened to this if there is room
    double widestCell = 0;    // px; 0: square cells in attention maps, others up to largestCell
    double widestGutter = 0;  // px for row labels; 0: a quarter of the width, 180 at most
    double uprightBelow = 72; // px: labels too long for narrower cells are turned, for wider ones elided
    bool close = false;       // hardly any margins: several maps share a page that has its own
    bool wholeChosen = false; // the chosen cell shows all its digits, over its neighbours
    bool judgedSums = false;  // row sums other than 1 get the error color
    double text = 1;          // size of the labels, as a multiple of the window's
    bool operator==(const HeatmapParts&) const = default;
};

struct HeatmapLayout {
    MapGeometry map; // its area is the visible part of the map
    // Labels may also be right of the map or below it, if that is their place.
    QRectF rowLabels, columnLabels, rowTitle, columnTitle, sums, bar, legend;
    double text = 1;      // as the parts'
    bool flatBar = false; // the colour bar lies below the map
    bool upright = false; // column labels are turned, and read from bottom to top
    int columnStep = 0;   // columns per label; 0: as many as do not touch
    double fitCell = 1;   // the narrow side of a cell at which the whole matrix is seen
    QSizeF whole;         // of the map at the cell in use, seen and unseen
    QSizeF used;          // total size of all parts

    bool scrolls() const { return whole.width() > map.area.width() + 0.5 || whole.height() > map.area.height() + 0.5; }
};

// `cell` empty: the largest whole-pixel cell that fits. `scroll`: how far the map is moved, in px from its top left
// corner; clamped to the map. `pixel` is one device pixel.
HeatmapLayout layoutHeatmap(const HeatmapData& data, const HeatmapParts& parts, QSizeF size, std::optional<double> cell,
                            QPointF scroll, double pixel);

// The length of an axis title: its first word is bold.
double titleWidth(const QString& title);

} // namespace attn
