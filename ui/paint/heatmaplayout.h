// SPDX-License-Identifier: GPL-3.0-or-later
// Where a heatmap's parts stand in a given space: labels, titles, map, row sums, colour bar, legend. Pure arithmetic,
// shared by the window and the exported pictures.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/mapgeometry.h"

#include <QRectF>

#include <optional>

namespace attn {

// Which parts are wanted.
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
    double largestCell = 120; // px; fitting stops there
    double widestCell = 0;    // px; 0: cells of an attention map are squares, others no wider than largestCell
    double widestGutter = 0;  // px for row labels; 0: a quarter of the width, 180 at most
    double uprightBelow = 72; // px: labels too long for narrower cells are turned, for wider ones elided
    bool close = false;       // hardly any margins: several maps share a page that has its own
    bool judgedSums = false;  // row sums other than 1 stand in the colour of what is wrong
    double text = 1;          // size of the labels, as a multiple of the window's
    bool operator==(const HeatmapParts&) const = default;
};

struct HeatmapLayout {
    MapGeometry map; // its area is the visible part of the map
    // Labels also stand right of the map, or below it, where their place is there.
    QRectF rowLabels, columnLabels, rowTitle, columnTitle, sums, bar, legend;
    double text = 1;      // as the parts'
    bool upright = false; // column labels are turned, and read from bottom to top
    int columnStep = 0;   // every how many columns a label stands; 0: as many as do not touch
    double fitCell = 1;   // the narrow side of a cell at which the whole matrix is seen
    QSizeF whole;         // of the map at the cell in use, seen and unseen
    QSizeF used;          // what all parts take up together

    bool scrolls() const { return whole.width() > map.area.width() + 0.5 || whole.height() > map.area.height() + 0.5; }
};

// `cell` empty: the largest whole-pixel cell that fits. `scroll` is how far the map has been moved, in px from its
// top left corner; it is kept inside the map. `pixel` is one device pixel.
HeatmapLayout layoutHeatmap(const HeatmapData& data, const HeatmapParts& parts, QSizeF size, std::optional<double> cell,
                            QPointF scroll, double pixel);

// The length of an axis title: its first word is bold.
double titleWidth(const QString& title);

} // namespace attn
