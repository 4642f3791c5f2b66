// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/markpixels.h"

#include "ui/paint/mapimage.h"

#include <algorithm>
#include <cmath>

namespace attn {

MarkPixels::MarkPixels(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors)
    : m_hatchLine(colors.hatch.rgb()), m_hatchGround(colors.hbg.rgb()), m_bad(colors.bad.rgb()),
      m_dropGround(colors.base.rgb()), m_begun(colors.accent.rgb()),
      m_line(std::max(1, int(std::lround(1 / geometry.pixel)))),
      m_period(std::max(1, int(std::lround(6 / geometry.pixel)))), m_frame(colors.line.rgb())
{
    const QSizeF whole = geometry.mapSize(data.rows, data.columns) / geometry.pixel;
    m_size = {int(std::lround(whole.width())), int(std::lround(whole.height()))};
    const double devicePerCell = geometry.narrow() / geometry.pixel;
    // A diagonal fills much of a tiny cell: there it is only a shade, or the map would turn black.
    const double strength = devicePerCell >= 4 ? 1 : devicePerCell >= 2 ? 0.5 : 0.3;
    m_dropLine = mixed(colors.base, colors.text, strength).rgb();
    // The frames of blank cells become a grid; where cells are too small for one, blank is blank.
    m_pendingLine = devicePerCell >= 4 && !colors.highContrast ? colors.line.rgb() : colors.base.rgb();
}

std::vector<QRgb> MarkPixels::maskedRow(int begin, int count) const
{
    std::vector<QRgb> row(count);
    for (int i = 0; i < count; ++i)
        row[i] = at({CellMark::Masked, 0}, begin + i, 0, 0, 0);
    return row;
}

QRect visiblePixels(const HeatmapFrame& data, const MapGeometry& geometry)
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

QPointF mapImageCorner(const HeatmapData& data, const MapGeometry& geometry)
{
    return geometry.origin + QPointF(visiblePixels(data, geometry).topLeft()) * geometry.pixel;
}

} // namespace attn
