// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurecells.h"

#include "ui/figures/cellplaces.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/hatch.h"
#include "ui/paint/mapimage.h"

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

// The hatch of masked cells as lines: 45 degrees, continuous over the whole map and clipped to the masked cells.
// `unit`: one px of the design in points.
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

struct CellPicture {
    QImage image;
    bool hatched = false; // the hatch of masked cells is in it
};

constexpr int largest_image = 4096; // pixels per side if the figure sets none

// Colors of cells that have none from the map. Dropped cells are white with a cross: many of them together look light
// gray.
struct MarkColors {
    const Colors& light = figureColors();
    QRgb masked = light.hbg.rgb(), dropped = mixed(light.base, light.text, 0.3).rgb(), pending = light.base.rgb(),
         nan = light.bad.rgb(), begun = light.accent.rgb();

    QRgb of(CellMark mark, QRgb color, bool marks) const
    {
        switch (mark) {
        case CellMark::Masked: return marks ? masked : color;
        case CellMark::Dropped: return marks ? dropped : color;
        case CellMark::Pending:
        case CellMark::Hidden: return pending;
        case CellMark::Nan: return nan;
        case CellMark::Begun: return begun;
        default: return color;
        }
    }
};

QImage pixelEachCell(const HeatmapData& data, const FigureLook& look)
{
    const MarkColors markColors;
    const ColorScale scale(data, markColors.light);
    const bool oneRange = data.rowRanges.empty();
    QImage image(data.columns, data.rows, look.blankMasked ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    std::vector<float> values(data.columns);
    for (int row = 0; row < data.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < data.columns; ++column)
            values[column] = data.value({row, column});
        if (oneRange)
            scale.colorRow(values.data(), data.columns, line);
        for (int column = 0; column < data.columns; ++column) {
            if (!oneRange)
                line[column] = scale.color(row, values[column]);
            const CellMark mark = data.mark({row, column});
            if (mark != CellMark::None && mark != CellMark::Zero)
                line[column] = look.blankMasked && mark == CellMark::Masked
                                   ? qRgba(0, 0, 0, 0)
                                   : markColors.of(mark, line[column], look.marks);
        }
    }
    return image;
}

// The cells of a large map: one pixel a cell, or as many as the figure has where it has fewer. `pixel`: of the figure, in
// points; 0 where it is drawn in shapes.
CellPicture cellPicture(const HeatmapData& data, const PanelLayout& panel, double pixel, const FigureLook& look)
{
    const double perCell = pixel > 0 ? std::min(panel.cell.width(), panel.cell.height()) / pixel
                                     : double(largest_image) / std::max(data.rows, data.columns);
    if (perCell >= 1)
        return {pixelEachCell(data, look), false};
    // Several cells share a pixel: it shows the largest of them, as in the window.
    MapGeometry geometry;
    geometry.pixel = pixel > 0 ? pixel : std::max(data.rows, data.columns) * panel.cell.width() / largest_image;
    geometry.cell = panel.cell;
    geometry.area = QRectF(geometry.origin, geometry.mapSize(data.rows, data.columns));
    Colors colors = figureColors();
    if (look.blankMasked)
        colors.hbg = colors.hatch = colors.base;
    QImage image = mapImage(data, geometry, colors);
    image.setDevicePixelRatio(1);
    return {image, true};
}

constexpr double gap_from = 9, gap_width = 0.6; // points: smaller cells have no gap

void drawChosen(Canvas& canvas, const QRectF& cell, double unit)
{
    canvas.begin(QStringLiteral("chosen-cell"));
    drawCellFrame(canvas, cell, CellFrame::Chosen, figureColors(), unit);
    canvas.end();
}

// Shapes, row by row, so that what overlaps a neighbour is painted over by it.
void drawShapes(Canvas& canvas, const HeatmapData& data, const FigureLook& look, const CellPlaces& places,
                const FigureLayout& layout, const PanelLayout& panel)
{
    const ColorScale scale(data, figureColors());
    const CellStyle style{figureColors(), places.corner, {TextFace::Numbers, panel.digitSize}, layout.unit()};
    const auto lookIn = [&](Cell cell, const CellDigits& digits) {
        return lookOf(data, scale, cell, digits, look.marks);
    };
    const QRectF map = places.whole(data.rows, data.columns);
    // Shapes that only touch show a hairline between them where they are drawn smoothly: they reach under the next one.
    const bool touching = places.gap == 0 && canvas.pixel() == 0;
    const double under = touching ? std::min(panel.cell.width(), panel.cell.height()) / 4 : 0;
    const auto blank = [&](int row, int column) {
        return look.blankMasked && row < data.rows && column < data.columns && isMasked(data, {row, column});
    };
    canvas.begin(QStringLiteral("cells"));
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column) {
            if (blank(row, column))
                continue;
            const bool corner = blank(row + 1, column + 1);
            const double right = corner || blank(row, column + 1) ? 0 : under;
            const double below = corner || blank(row + 1, column) ? 0 : under;
            canvas.fill(places.of({row, column}).adjusted(0, 0, right, below).intersected(map),
                        cellGround(lookIn({row, column}, {}), style.colors));
        }
    canvas.end();
    if (look.marks && !look.blankMasked)
        drawHatch(canvas, data, places, layout.unit());
    const double character = panel.decimals >= 0 ? canvas.textWidth(QStringLiteral("0"), style.digits) : 1;
    const CellDigits digits{panel.decimals, int((panel.cell.width() - style.unit) / character), true};
    canvas.begin(QStringLiteral("marks-and-digits"));
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            if (!blank(row, column))
                drawMark(canvas, places.of({row, column}), lookIn({row, column}, digits), style);
    canvas.end();
}

} // namespace

void drawCells(Canvas& canvas, const FigureMap& map, const FigureLook& look, const FigureLayout& layout,
               const PanelLayout& panel)
{
    const HeatmapData& data = *map.data;
    const bool shapes = data.rows <= most_shapes && data.columns <= most_shapes;
    const double narrow = std::min(panel.cell.width(), panel.cell.height());
    CellPlaces places{panel.map.topLeft(), panel.cell, 0, canvas.pixel()};
    if (map.paint && shapes) {
        places.gap = narrow >= gap_from * layout.scale ? gap_width * layout.scale : 0;
        const TextStyle digits{TextFace::Numbers, panel.digitSize};
        for (int row = 0; row < data.rows; ++row)
            for (int column = 0; column < data.columns; ++column)
                map.paint(canvas, data,
                          {places.of({row, column}),
                           {row, column},
                           layout.unit(),
                           digits,
                           panel.decimals,
                           layout.leastDigits});
    } else if (shapes) {
        places.gap = narrow >= gap_from * layout.scale ? gap_width * layout.scale : 0;
        drawShapes(canvas, data, look, places, layout, panel);
    } else {
        const CellPicture picture = cellPicture(data, panel, canvas.pixel(), look);
        canvas.image(picture.image, places.whole(data.rows, data.columns));
        if (look.marks && !look.blankMasked && !picture.hatched)
            drawHatch(canvas, data, places, layout.unit());
    }
    if (look.chosenCell && map.chosen && data.contains(*map.chosen))
        drawChosen(canvas, places.of(*map.chosen), layout.unit());
}

} // namespace attn
