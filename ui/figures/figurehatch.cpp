// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurehatch.h"

#include "ui/figures/figurelayout.h"
#include "ui/paint/hatch.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace attn {
namespace {

bool isMasked(const HeatmapData& data, Cell cell) { return data.mark(cell) == CellMark::Masked; }

// Cells with gaps between them: each shows its own piece of the lines.
std::vector<QRectF> maskedCells(const HeatmapData& data, const CellPlaces& places)
{
    std::vector<QRectF> cells;
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            if (isMasked(data, {row, column}))
                cells.push_back(places.of({row, column}));
    return cells;
}

// Cells that touch: the middle line of each band, as far as it runs through masked cells without a break.
QPainterPath hatchOfRegion(const HeatmapData& data, const CellPlaces& places, double unit)
{
    const double distance = hatch_distance * unit * std::numbers::sqrt2; // along an edge
    const double half = hatch_line * unit * std::numbers::sqrt2 / 2;
    QPainterPath lines;
    const QRectF map = places.whole(data.rows, data.columns);
    const double start = map.left() + map.top();
    const auto column = [&](double x) {
        return std::clamp(int((x - map.left()) / map.width() * data.columns), 0, data.columns - 1);
    };
    for (double sum = start; sum < map.right() + map.bottom(); sum += distance) {
        // Downwards along x = sum - y, from one edge of a cell to the next.
        const double top = std::max(map.top(), sum - map.right()), bottom = std::min(map.bottom(), sum - map.left());
        double begun = -1;
        const auto end = [&](double y) {
            if (begun >= 0 && y - begun > 2 * half) { // shorter by half a line at either end: it stays inside
                lines.moveTo(sum - (begun + half / 2), begun + half / 2);
                lines.lineTo(sum - (y - half / 2), y - half / 2);
            }
            begun = -1;
        };
        double y = top;
        while (y < bottom - 1e-9) {
            const int row = std::clamp(int((y + 1e-9 - map.top()) / map.height() * data.rows), 0, data.rows - 1);
            const int at = column(sum - y - 1e-9);
            const double nextRow = map.top() + (row + 1) * map.height() / data.rows;
            const double nextColumn = sum - (map.left() + at * map.width() / data.columns);
            if (isMasked(data, {row, at}) != (begun >= 0)) {
                if (begun >= 0)
                    end(y);
                else
                    begun = y;
            }
            y = std::max(std::min({nextRow, nextColumn, bottom}), y + 1e-6);
        }
        end(bottom);
    }
    return lines;
}

} // namespace

void drawHatch(Canvas& canvas, const HeatmapData& data, const CellPlaces& places, double unit)
{
    const Colors& colors = figureColors();
    const bool apart = places.gap > 0;
    const std::vector<QRectF> cells = apart ? maskedCells(data, places) : std::vector<QRectF>();
    const QPainterPath lines = apart ? QPainterPath() : hatchOfRegion(data, places, unit);
    if (cells.empty() && lines.isEmpty())
        return;
    canvas.begin(QStringLiteral("masked"));
    if (apart)
        canvas.hatch(cells, places.corner, colors, unit);
    else
        canvas.stroke(lines, colors.hatch, hatch_line * unit);
    canvas.end();
}

} // namespace attn
