// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the uniform numbers behind a dropout: each cell tinted by its fate, with a small bar of u against 1 - p, and a
// cross where the element is dropped, so that color is never the only cue.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
#include "ui/paint/mapgeometry.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/colors.h"

#include <vector>

class QPainter;

namespace attn {

// One cell of `size` showing u; `unit`: one px of the window's design. `masked`: the draw has no effect.
struct UniformCell {
    double u = 0, threshold = 1;
    bool kept = true, masked = false;
};
// u in at least two decimals, and as many as it takes to lie where it does beside the threshold and below 1. Where the
// cell has no room for these, its digits are cut off; empty in one without room for two decimals.
QString uniformText(double u, double threshold, int decimals, int room);
void drawUniform(Canvas& canvas, const QRectF& cell, const UniformCell& uniform, const DigitStyle& digits,
                 const Colors& colors, double unit);

// `data` holds u; `kept` and `masked` use the same order. Cells that the steps have not reached are blank. Cells below
// 12 px show only a tint and, if dropped, a diagonal.
void paintUniforms(QPainter& painter, const HeatmapData& data, const std::vector<bool>& kept,
                   const std::vector<bool>& masked, double threshold, const MapGeometry& geometry,
                   const Colors& colors);

} // namespace attn
