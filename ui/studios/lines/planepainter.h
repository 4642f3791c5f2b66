// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of arrows on a canvas: the grid, arrows by kind, the wedge of the angle, the hull of the values, words
// without overlaps. One painter for the screen and for figures.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/studios/lines/planelayout.h"
#include "ui/theme/colors.h"

namespace attn {

struct PlaneStyle {
    const Colors& colors;
    double text = 1; // how much larger words are
};

QColor vectorColor(VectorKind kind, const Colors& colors);
// A straight arrow of a kind: full, or thinner and at half strength.
void drawVector(Canvas& canvas, VectorKind kind, QPointF from, QPointF to, bool full, const Colors& colors, double px);
// The background: grid, axis numbers, the hull with the weights, and all that is not current.
void drawPlaneGround(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const PlaneStyle& style);
// What is current, with all words that fit.
void drawCurrentVectors(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout,
                        const PlaneStyle& style);
// The arrow that is pointed at, over everything, with its name.
void drawPointed(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const PlaneArrow& arrow,
                 const PlaneStyle& style);
// The lines below the plane; as high as `planeLinesHeight`.
void drawPlaneLines(Canvas& canvas, const std::vector<PlaneLine>& lines, const QRectF& box, double px,
                    const PlaneStyle& style);
double planeLinesHeight(std::size_t lines, double px, double text);

} // namespace attn
