// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cells of a matrix lie on a surface: square, in whole device pixels, scrolled under a visible area.
#pragma once

#include "ui/selection.h"

#include <QRect>
#include <QRectF>

#include <algorithm>
#include <cmath>
#include <optional>

class QPaintDevice;

namespace attn {

inline constexpr double gap_from_cell = 12;    // px: smaller cells touch each other and are painted as an image
inline constexpr double digits_from_cell = 24; // px

struct MapGeometry {
    QRectF area;      // what may be painted, in logical px
    QPointF origin;   // top left corner of cell (0, 0); left of or above the area when scrolled
    double cell = 1;  // edge of a cell; whole device pixels, or less than one: then several cells share a pixel
    double pixel = 1; // one device pixel

    bool asImage() const { return cell < gap_from_cell; }
    double gap() const { return asImage() ? 0 : std::max(1.0, std::round(1 / pixel)) * pixel; }
    // The painted square of a cell, without the gap right of it and below it.
    QRectF cellRect(int row, int column) const;
    std::optional<Cell> cellAt(QPointF position, int rows, int columns) const;
    // Rows and columns that can be seen, as first and last; empty (invalid) when nothing is.
    QRect visibleCells(int rows, int columns) const;
};

// One device pixel of a paint device in its logical px.
double pixelOf(const QPaintDevice* device);
// `value` moved to the next whole device pixel.
double snapped(double value, double pixel);

} // namespace attn
