// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of a query and a key as arrows on circles, in both layouts, and the score as the sum of their parts: drawn alike on the
// screen and on paper.
#pragma once

#include "ui/paint/canvas.h"
#include "ui/studios/rope/ropelayout.h"
#include "ui/studios/rope/ropepicture.h"
#include "ui/theme/colors.h"

namespace attn {

void drawRopePanels(Canvas& canvas, const RopePicture& picture, const RopeLayoutPlaces& places, const Colors& colors);

// An arrow with its head; dashed ones have a hollow head.
struct ArrowStroke {
    double width = 2.6, head = 9;
    bool dashed = false;
};
void drawArrow(Canvas& canvas, QPointF from, QPointF tip, const QColor& color, const ArrowStroke& stroke, double px,
               const Colors& colors);

} // namespace attn
