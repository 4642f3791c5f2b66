// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cells of a figure's map lie, in points; on whole device pixels where the figure is made of pixels.
#pragma once

#include "ui/matrix/looks.h"

#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <cmath>

namespace attn {

struct CellPlaces {
    QPointF corner; // of cell (0, 0)
    QSizeF cell;
    double gap = 0;   // between cells
    double pixel = 0; // 0: no pixels

    QRectF of(Cell at) const
    {
        const double left = x(at.column), top = y(at.row), right = x(at.column + 1), bottom = y(at.row + 1);
        const double space = pixel > 0 && gap > 0 ? std::max(std::round(gap / pixel), 1.0) * pixel : gap;
        const double half = pixel > 0 ? std::floor(space / pixel / 2) * pixel : space / 2, rest = space - half;
        return {QPointF(left + half, top + half), QPointF(right - rest, bottom - rest)};
    }
    QRectF whole(int rows, int columns) const { return {QPointF(x(0), y(0)), QPointF(x(columns), y(rows))}; }
    double x(int column) const { return onPixel(corner.x() + column * cell.width()); }
    double y(int row) const { return onPixel(corner.y() + row * cell.height()); }

private:
    double onPixel(double at) const { return pixel > 0 ? std::round(at / pixel) * pixel : at; }
};

} // namespace attn
