// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/mapgeometry.h"

#include <QPaintDevice>

#include <algorithm>
#include <cmath>

namespace attn {

QRectF MapGeometry::cellRect(int row, int column) const
{
    const QSizeF size(std::max(cell.width() - gap(), pixel), std::max(cell.height() - gap(), pixel));
    return {QPointF(origin.x() + column * cell.width(), origin.y() + row * cell.height()), size};
}

std::optional<Cell> MapGeometry::cellAt(QPointF position, int rows, int columns) const
{
    if (!area.contains(position))
        return std::nullopt;
    const Cell found{int(std::floor((position.y() - origin.y()) / cell.height())),
                     int(std::floor((position.x() - origin.x()) / cell.width()))};
    if (found.row < 0 || found.row >= rows || found.column < 0 || found.column >= columns)
        return std::nullopt;
    return found;
}

QRect MapGeometry::visibleCells(int rows, int columns) const
{
    // Of a map far outside, or without room, the quotient may be no int, or nan: it is held in bounds before it becomes one.
    const auto first = [](double edge, double start, double size, int count) {
        return int(std::fmax(0, std::fmin(std::floor((edge - start) / size), count)));
    };
    const auto last = [](double edge, double start, double size, int count) {
        return int(std::fmax(-1, std::fmin(std::ceil((edge - start) / size) - 1, count - 1)));
    };
    const QPoint from(first(area.left(), origin.x(), cell.width(), columns),
                      first(area.top(), origin.y(), cell.height(), rows));
    const QPoint to(last(area.right(), origin.x(), cell.width(), columns),
                    last(area.bottom(), origin.y(), cell.height(), rows));
    return {from, to};
}

double fittingCell(double length, int count, double pixel)
{
    const double device = std::max(length, 1.0) / pixel / count;
    return (device >= 1 ? std::floor(device + 1e-9) : device) * pixel;
}

QSizeF stretched(double cell, QSizeF fitting, Stretch limits)
{
    if (cell >= limits.below)
        return {cell, cell};
    return {std::max(cell, std::min(fitting.width(), limits.longest)),
            std::max(cell, std::min(fitting.height(), limits.longest))};
}

QSizeF stretchedOnScreen(double cell, QSizeF fitting, bool may, double pixel)
{
    const double longest = std::floor(screen_stretch.longest / pixel) * pixel;
    if (may && cell >= screen_stretch.below)
        return {std::max(cell, std::min(fitting.width(), std::floor(cell * widest_cell / pixel) * pixel)), cell};
    return may ? stretched(cell, fitting, {screen_stretch.below, longest}) : QSizeF(cell, cell);
}

double pixelOf(const QPaintDevice* device) { return 1 / device->devicePixelRatioF(); }

double snapped(double value, double pixel) { return std::round(value / pixel) * pixel; }

} // namespace attn
