// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the uniform numbers behind a dropout: each cell tinted by its fate, with a small bar of u against 1 - p, and a
// cross where the element is dropped, so that nothing is told by colour alone.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
#include "ui/paint/mapgeometry.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/colors.h"

#include <vector>

class QPainter;

namespace attn {

// One cell of `size` with u in it, `unit` one px of the window's design. `masked`: a draw that counts for nothing.
struct UniformCell {
    double u = 0, threshold = 1;
    bool kept = true, masked = false;
};
void drawUniform(Canvas& canvas, const QRectF& cell, const UniformCell& uniform, const DigitStyle& digits,
                 const Colors& colors, double unit);

// `data` holds u; `kept` and `masked` in the same order. Cells that a walk has not reached are blank. Below 12 px a cell only tint and a diagonal of dropped cells are left.
void paintUniforms(QPainter& painter, const HeatmapData& data, const std::vector<bool>& kept,
                   const std::vector<bool>& masked, double threshold, const MapGeometry& geometry,
                   const Colors& colors);

} // namespace attn
