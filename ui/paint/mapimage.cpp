// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mapimage.h"

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

// What one pixel stands for.
struct PixelLook {
    CellMark mark = CellMark::Masked;
    QRgb color = 0;
};

int severity(CellMark mark)
{
    switch (mark) {
    case CellMark::Pending:
        return 0;
    case CellMark::Masked:
        return 1;
    case CellMark::Dropped:
        return 2;
    case CellMark::Nan:
        return 5;
    case CellMark::PlusInf:
    case CellMark::MinusInf:
        return 4;
    case CellMark::Begun:
        return 6;
    default:
        return 3;
    }
}

PixelLook pooled(const HeatmapData& data, const ColorScale& scale, const PixelCells& rows, const PixelCells& columns)
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

// The patterns of marks that are no colour of the map; x and y count device px from the map's corner.
class MarkPixels {
public:
    // `size` is that of the whole map in device px.
    MarkPixels(const Colors& colors, double devicePerCell, double scale, QSize size)
        : m_hatchLine(colors.hatch.rgb()), m_hatchGround(colors.hbg.rgb()), m_bad(colors.bad.rgb()),
          m_dropGround(colors.base.rgb()), m_begun(colors.accent.rgb()), m_line(std::max(1, int(std::lround(scale)))),
          m_period(std::max(1, int(std::lround(6 * scale)))), m_size(size), m_frame(colors.line.rgb())
    {
        // A diagonal fills much of a tiny cell: there it is only a shade, or the map would turn black.
        const double strength = devicePerCell >= 4 ? 1 : devicePerCell >= 2 ? 0.5 : 0.3;
        m_dropLine = mixed(colors.base, colors.text, strength).rgb();
        // The frames of blank cells become a grid; where cells are too small for one, blank is blank.
        m_pendingLine = devicePerCell >= 4 && !colors.highContrast ? colors.line.rgb() : colors.base.rgb();
    }

    QRgb at(const PixelLook& look, int x, int y, int xInCell, int yInCell) const
    {
        switch (look.mark) {
        case CellMark::Masked:
            return (x + y) % m_period < m_line ? m_hatchLine : m_hatchGround;
        case CellMark::Dropped:
            return std::abs(xInCell - yInCell) < m_line ? m_dropLine : m_dropGround;
        case CellMark::Nan:
            return m_bad;
        case CellMark::Pending:
            if (x == 0 || y == 0 || x == m_size.width() - 1 || y == m_size.height() - 1)
                return m_frame; // so that a blank map has an end
            return xInCell < m_line || yInCell < m_line ? m_pendingLine : m_dropGround;
        case CellMark::Begun:
            return m_begun;
        default:
            return look.color;
        }
    }

private:
    QRgb m_hatchLine, m_hatchGround, m_bad, m_dropGround, m_begun, m_dropLine, m_pendingLine;
    int m_line, m_period;
    QSize m_size;
    QRgb m_frame;
};

// The part of the map that lies in the area, in device px from the map's corner.
QRect visiblePixels(const HeatmapData& data, const MapGeometry& geometry)
{
    const QRectF map(geometry.origin, geometry.mapSize(data.rows, data.columns));
    const QRectF seen = map.intersected(geometry.area);
    const auto device = [&](double length) { return length / geometry.pixel; };
    const int left = int(std::floor(device(seen.left() - geometry.origin.x()) + 1e-6));
    const int top = int(std::floor(device(seen.top() - geometry.origin.y()) + 1e-6));
    const int right = int(std::ceil(device(seen.right() - geometry.origin.x()) - 1e-6));
    const int bottom = int(std::ceil(device(seen.bottom() - geometry.origin.y()) - 1e-6));
    return {QPoint(left, top), QPoint(right - 1, bottom - 1)};
}

} // namespace

QImage mapImage(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors)
{
    const QRect seen = visiblePixels(data, geometry);
    if (seen.isEmpty())
        return {};
    const QSizeF perCell = geometry.cell / geometry.pixel;
    const auto columns = cellsOfPixels(seen.left(), seen.right() + 1, perCell.width(), data.columns);
    const auto rows = cellsOfPixels(seen.top(), seen.bottom() + 1, perCell.height(), data.rows);
    const ColorScale scale(data, colors);
    const QSizeF whole = geometry.mapSize(data.rows, data.columns) / geometry.pixel;
    const MarkPixels marks(colors, geometry.narrow() / geometry.pixel, 1 / geometry.pixel,
                           {int(std::lround(whole.width())), int(std::lround(whole.height()))});

    QImage image(seen.size(), QImage::Format_RGB32);
    std::vector<PixelLook> looks(columns.size()); // of the pixel row at hand; pixels of one cell row share them
    int looksFirst = -1, looksLast = -1;
    for (int y = 0; y < image.height(); ++y) {
        if (rows[y].first != looksFirst || rows[y].last != looksLast) {
            for (std::size_t x = 0; x < columns.size(); ++x) {
                const bool same =
                    x > 0 && columns[x].first == columns[x - 1].first && columns[x].last == columns[x - 1].last;
                looks[x] = same ? looks[x - 1] : pooled(data, scale, rows[y], columns[x]);
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

QPointF mapImageCorner(const HeatmapData& data, const MapGeometry& geometry)
{
    return geometry.origin + QPointF(visiblePixels(data, geometry).topLeft()) * geometry.pixel;
}

} // namespace attn
