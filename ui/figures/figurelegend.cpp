// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurelegend.h"

namespace attn {

namespace {

constexpr double side = 18, across = 16, down = 6; // units: of a swatch, from one entry to the next

} // namespace

FigureLegend layoutLegend(const std::vector<LegendEntry>& entries, const TextStyle& words, double unit, QPointF corner,
                          double width)
{
    FigureLegend legend{{}, words, unit, corner.y() + side * unit};
    QPointF at = corner;
    for (const LegendEntry& entry : entries) {
        const double needed = legendEntryWidth(textWidth(legendText(entry), words), unit);
        if (at.x() > corner.x() && at.x() + needed > corner.x() + width) {
            at = {corner.x(), at.y() + (side + down) * unit};
            legend.bottom = at.y() + side * unit;
        }
        legend.entries.emplace_back(entry, at);
        at.rx() += needed + across * unit;
    }
    return legend;
}

void drawLegend(Canvas& canvas, const FigureLegend& legend, const Colors& colors)
{
    for (const auto& [entry, corner] : legend.entries)
        drawLegendEntry(canvas, corner, entry, colors, legend.words, legend.unit);
}

} // namespace attn
