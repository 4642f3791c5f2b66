// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurehatch.h"

#include "ui/theme/colors.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace attn {
namespace {

constexpr double line_width = 0.75, line_distance = 4.2; // points at scale 1, across the lines

bool isMasked(const HeatmapData& data, Cell cell) { return data.mark(cell) == CellMark::Masked; }

// The part of the band |x + y - sum| <= half that lies in the box: at most a hexagon.
QPolygonF bandInBox(const QRectF& box, double sum, double half)
{
    const auto clipped = [](const QPolygonF& shape, double sign, double limit) {
        QPolygonF kept; // points with sign * (x + y) <= limit (Sutherland and Hodgman)
        for (qsizetype i = 0; i < shape.size(); ++i) {
            const QPointF a = shape[i], b = shape[(i + 1) % shape.size()];
            const double da = sign * (a.x() + a.y()) - limit, db = sign * (b.x() + b.y()) - limit;
            if (da <= 0)
                kept << a;
            if ((da < 0 && db > 0) || (da > 0 && db < 0))
                kept << a + (b - a) * (da / (da - db));
        }
        return kept;
    };
    const QPolygonF corners{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    return clipped(clipped(corners, 1, sum + half), -1, half - sum);
}

// Cells with gaps between them: each shows its own piece of the lines.
QPainterPath hatchOfCells(const HeatmapData& data, const CellPlaces& places, double distance, double half)
{
    QPainterPath lines;
    const double start = places.corner.x() + places.corner.y();
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column) {
            if (!isMasked(data, {row, column}))
                continue;
            const QRectF box = places.of({row, column});
            const double from = box.left() + box.top() - start, to = box.right() + box.bottom() - start;
            for (int i = int(std::floor((from - half) / distance)); i * distance - half < to; ++i) {
                const QPolygonF piece = bandInBox(box, start + i * distance, half);
                if (piece.size() > 2) {
                    lines.addPolygon(piece);
                    lines.closeSubpath();
                }
            }
        }
    return lines;
}

// Cells that touch: the middle line of each band, as far as it runs through masked cells without a break.
QPainterPath hatchOfRegion(const HeatmapData& data, const CellPlaces& places, double distance, double half)
{
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

void drawHatch(FigureCanvas& canvas, const HeatmapData& data, const CellPlaces& places, double scale)
{
    const QColor ink = colorsOf(ThemeName::Light).hatch;
    const double distance = line_distance * scale * std::numbers::sqrt2; // along an edge
    const double half = line_width * scale * std::numbers::sqrt2 / 2;
    const bool apart = places.gap > 0;
    const QPainterPath lines =
        apart ? hatchOfCells(data, places, distance, half) : hatchOfRegion(data, places, distance, half);
    if (lines.isEmpty())
        return;
    canvas.begin(QStringLiteral("masked"));
    if (apart)
        canvas.fill(lines, ink);
    else
        canvas.stroke(lines, ink, line_width * scale);
    canvas.end();
}

} // namespace attn
