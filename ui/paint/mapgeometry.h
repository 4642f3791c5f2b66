// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cells of a matrix lie on a surface: in whole device pixels, scrolled under a visible area. Cells are
// square, but where a matrix of numbers per token is far wider than high, or higher than wide, its tiny cells are
// stretched.
#pragma once

#include "ui/matrix/looks.h"

#include <QRect>
#include <QRectF>

#include <algorithm>
#include <cmath>
#include <optional>

class QPaintDevice;

namespace attn {

inline constexpr double gap_from_cell = 12;    // px: smaller cells touch and are painted as an image
inline constexpr double digits_from_cell = 24; // px

// Cells of numbers per token that would be tiny are stretched along the side that has room: those narrower than `below`,
// to at most `longest`.
struct Stretch {
    double below, longest;
};
inline constexpr Stretch screen_stretch{12, 16}; // px

struct MapGeometry {
    QRectF area;       // what may be painted, in logical px
    QPointF origin;    // top left corner of cell (0, 0); left of or above the area when scrolled
    QSizeF cell{1, 1}; // whole device pixels, or less than one: then several cells share a pixel
    double pixel = 1;  // one device pixel

    double narrow() const { return std::min(cell.width(), cell.height()); }
    bool asImage() const { return narrow() < gap_from_cell; }
    double gap() const { return asImage() ? 0 : std::max(1.0, std::round(1 / pixel)) * pixel; }
    // The painted square of a cell, without the gap right of it and below it.
    QRectF cellRect(int row, int column) const;
    std::optional<Cell> cellAt(QPointF position, int rows, int columns) const;
    QSizeF mapSize(int rows, int columns) const { return {columns * cell.width(), rows * cell.height()}; }
    // Visible rows and columns, as first and last; empty (invalid) if none.
    QRect visibleCells(int rows, int columns) const;
};

// The largest cell at which `count` of them fit into `length`; whole device pixels from one on.
double fittingCell(double length, int count, double pixel);
// A cell of edge `cell`, or what `fitting` allows of a stretched one.
QSizeF stretched(double cell, QSizeF fitting, Stretch limits);
// Cells with digits may be wider than high, so that their numbers have room, where the matrix has few columns.
inline constexpr double widest_cell = 1.8; // times their height
// The same on the screen, in whole device pixels, where it `may` be stretched.
QSizeF stretchedOnScreen(double cell, QSizeF fitting, bool may, double pixel);

// One device pixel of a paint device in its logical px.
double pixelOf(const QPaintDevice* device);
// `value` moved to the next whole device pixel.
double snapped(double value, double pixel);

} // namespace attn
