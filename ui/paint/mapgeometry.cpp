// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mapgeometry.h"

#include <QPaintDevice>

#include <algorithm>
#include <cmath>

namespace attn {

QRectF MapGeometry::cellRect(int row, int column) const
{
    const double size = std::max(cell - gap(), pixel);
    return {origin.x() + column * cell, origin.y() + row * cell, size, size};
}

std::optional<Cell> MapGeometry::cellAt(QPointF position, int rows, int columns) const
{
    if (!area.contains(position))
        return std::nullopt;
    const Cell found{int(std::floor((position.y() - origin.y()) / cell)),
                     int(std::floor((position.x() - origin.x()) / cell))};
    if (found.row < 0 || found.row >= rows || found.column < 0 || found.column >= columns)
        return std::nullopt;
    return found;
}

QRect MapGeometry::visibleCells(int rows, int columns) const
{
    const auto first = [this](double edge, double start) { return int(std::floor((edge - start) / cell)); };
    const auto last = [this](double edge, double start) { return int(std::ceil((edge - start) / cell)) - 1; };
    const QPoint from(std::max(first(area.left(), origin.x()), 0), std::max(first(area.top(), origin.y()), 0));
    const QPoint to(std::min(last(area.right(), origin.x()), columns - 1),
                    std::min(last(area.bottom(), origin.y()), rows - 1));
    return {from, to};
}

double pixelOf(const QPaintDevice* device)
{
    return 1 / device->devicePixelRatioF();
}

double snapped(double value, double pixel)
{
    return std::round(value / pixel) * pixel;
}

} // namespace attn
