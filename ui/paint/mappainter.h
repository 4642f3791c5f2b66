// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a whole matrix: an image below 12 px a cell, else cell by cell with marks and digits. The window's heatmap,
// the tiles of all heads and the lens are painted here; figures/figurecells paints those of files.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
#include "ui/paint/mapgeometry.h"
#include "ui/theme/colors.h"

#include <span>

class QPainter;

namespace attn {

// How digits are written in the cells of one map: all or none.
struct DigitStyle {
    int decimals = -1; // -1: no digits
    int room = 0;      // characters that a cell holds
    TextStyle text;
    bool plain = false; // as CellDigits has it
};
// The most decimals of decimalsForCell at which the widest number of the matrix fits; before one is given up,
// the digits become a little smaller. `height` 0: the
// cells are square.
DigitStyle digitStyle(const HeatmapData& data, double width, double height = 0);
// One for maps side by side, which all show the same number of digits.
DigitStyle digitStyle(std::span<const HeatmapDataPtr> maps, QSizeF cell);
// For a class: at most two decimals and no exponents beside them, from `most` px down to `least` on the screen, whatever
// the text of the window. `cell`: its width.
DigitStyle largeDigits(const HeatmapData& data, double cell, double least, double most);

void paintMap(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
              bool digits = true);
void paintMap(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors,
              const DigitStyle& digits);

} // namespace attn
