// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropefigure.h"

#include "ui/figures/drawing.h"
#include "ui/figures/figureink.h"
#include "ui/studios/rope/ropechartpainter.h"

namespace attn {

namespace {

constexpr double drawn_width = 1012, drawn_height = 472, panels_width = 656, column_gap = 26; // px of the design

} // namespace

FigureMap ropeDrawing(RopePicture picture)
{
    return drawing(
        drawn_width / drawn_height, [picture = std::move(picture)](Canvas& canvas, const QRectF& box, double) {
            const Colors& colors = figureColors();
            const double px = box.width() / drawn_width;
            const QRectF left(box.left(), box.top(), panels_width * px, box.height());
            drawRopePanels(canvas, picture,
                           layoutRope(left, {picture.pairs(), picture.choice.pair, picture.digits}, px, 1), colors);
            const QRectF right(left.right() + column_gap * px, box.top(), box.right() - left.right() - column_gap * px,
                               box.height());
            const double table = ropeTableHeight(px, 1);
            const QRectF chart(right.topLeft(), QSizeF(right.width(), right.height() - table));
            drawRopeChart(canvas, picture, chart, layoutRopeChart(picture, chart, px, 1), colors);
            drawRopeTable(canvas, picture, {right.left(), chart.bottom(), right.width(), table}, px, 1, colors);
        });
}

} // namespace attn
