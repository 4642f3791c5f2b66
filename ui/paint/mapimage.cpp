// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mapimage.h"

#include "ui/paint/markpixels.h"
#include "ui/paint/pooledimage.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn {
namespace {

// The cells behind one pixel of an axis, and the pixel's place inside the first of them.
struct PixelCells {
    int first = 0, last = 0; // inclusive
    int offset = 0;          // device px from the cell's edge
};

// `begin` .. `end` are device px counted from cell 0's edge.
std::vector<PixelCells> cellsOfPixels(int begin, int end, double devicePerCell, int count)
{
    std::vector<PixelCells> cells;
    cells.reserve(end - begin);
    for (int px = begin; px < end; ++px) {
        const int first = std::min(int(std::floor((px + 1e-6) / devicePerCell)), count - 1);
        const int last = std::clamp(int(std::ceil((px + 1 - 1e-6) / devicePerCell)) - 1, first, count - 1);
        cells.push_back({first, last, px - int(std::lround(first * devicePerCell))});
    }
    return cells;
}

int severity(CellMark mark)
{
    switch (mark) {
    case CellMark::Pending: return 0;
    case CellMark::Masked: return 1;
    case CellMark::Dropped: return 2;
    case CellMark::Nan: return 5;
    case CellMark::PlusInf:
    case CellMark::MinusInf: return 4;
    case CellMark::Begun: return 6;
    case CellMark::Hidden: return 7; // for a shared pixel nothing is shown
    default: return 3;
    }
}

PixelLook pooledLook(const HeatmapData& data, const ColorScale& scale, const PixelCells& rows,
                     const PixelCells& columns)
{
    Cell shown{rows.first, columns.first};
    int worst = -1;
    float largest = -1;
    for (int row = rows.first; row <= rows.last; ++row)
        for (int column = columns.first; column <= columns.last; ++column) {
            const int rank = severity(data.mark({row, column}));
            const float size = std::abs(data.value({row, column}));
            if (rank > worst || (rank == worst && size > largest)) {
                shown = {row, column};
                worst = rank;
                largest = size;
            }
        }
    return {data.mark(shown), scale.color(shown.row, data.value(shown))};
}

} // namespace

QImage mapImage(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors)
{
    if (const auto* large = dynamic_cast<const LargeMatrix*>(&data))
        return pooledImage(*large, geometry, colors);
    const QRect seen = visiblePixels(data, geometry);
    if (seen.isEmpty())
        return {};
    const QSizeF perCell = geometry.cell / geometry.pixel;
    const auto columns = cellsOfPixels(seen.left(), seen.right() + 1, perCell.width(), data.columns);
    const auto rows = cellsOfPixels(seen.top(), seen.bottom() + 1, perCell.height(), data.rows);
    const ColorScale scale(data, colors);
    const MarkPixels marks(data, geometry, colors);

    QImage image(seen.size(), QImage::Format_RGB32);
    std::vector<PixelLook> looks(columns.size()); // of the current pixel row; pixels of one cell row share them
    int looksFirst = -1, looksLast = -1;
    for (int y = 0; y < image.height(); ++y) {
        if (rows[y].first != looksFirst || rows[y].last != looksLast) {
            for (std::size_t x = 0; x < columns.size(); ++x) {
                const bool same =
                    x > 0 && columns[x].first == columns[x - 1].first && columns[x].last == columns[x - 1].last;
                looks[x] = same ? looks[x - 1] : pooledLook(data, scale, rows[y], columns[x]);
            }
            looksFirst = rows[y].first;
            looksLast = rows[y].last;
        }
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = marks.at(looks[x], seen.left() + x, seen.top() + y, columns[x].offset, rows[y].offset);
    }
    image.setDevicePixelRatio(1 / geometry.pixel);
    return image;
}

} // namespace attn
