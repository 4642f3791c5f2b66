// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of marks: only those that occur, each with its own picture and its word.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
#include "ui/theme/colors.h"

#include <QRectF>

#include <span>
#include <vector>

class QPainter;

namespace attn {

struct LegendEntry {
    CellMark mark = CellMark::None; // None with `edited`: set by hand
    bool edited = false;
    QRgb fill = 0;           // of a zero or an infinity: the map's own colour there
    bool overridden = false; // of `edited`: a computed number is pinned
    bool off = false;        // a head is switched off: its map is grey
    int head = -1;           // the color of this head, if several overlap
    bool operator==(const LegendEntry&) const = default;
};

// In a fixed order: masked, dropped, exactly 0, not a number, infinite, edited by hand or overridden, a head turned
// off.
std::vector<LegendEntry> legendOf(const HeatmapData& data, const Colors& colors);
// Of several maps that share their colours.
std::vector<LegendEntry> legendOf(std::span<const HeatmapDataPtr> maps, const Colors& colors);
// Of several maps that do not: every mark once, in the colours of the first that has it.
std::vector<LegendEntry> legendOfEach(std::span<const HeatmapDataPtr> maps, const Colors& colors);
QString legendText(const LegendEntry& entry);
double legendWidth(const std::vector<LegendEntry>& entries);
// One swatch of 18 units and its word, from the left end of the swatch's top; gives how wide that is.
double drawLegendEntry(Canvas& canvas, QPointF corner, const LegendEntry& entry, const Colors& colors,
                       const TextStyle& words, double unit);
double legendEntryWidth(double wordWidth, double unit);
// Swatches of 18 px and words in one line from the left of `place`.
void paintLegend(QPainter& painter, const QRectF& place, const std::vector<LegendEntry>& entries, const Colors& colors);

} // namespace attn
