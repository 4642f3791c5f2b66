// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planefigure.h"

#include "ui/figures/drawing.h"
#include "ui/figures/figureink.h"
#include "ui/studios/lines/planepainter.h"

namespace attn {

namespace {

constexpr double drawn_width = 482, plane_height = 318, caption_height = 22; // px of the design

} // namespace

FigureMap planeDrawing(PlanePicture picture)
{
    const double height = plane_height + caption_height + planeLinesHeight(picture.lines.size(), 1, 1);
    return drawing(drawn_width / height, [picture = std::move(picture)](Canvas& canvas, const QRectF& box, double) {
        const PlaneStyle style{figureColors(), 1};
        const double px = box.width() / drawn_width;
        const QRectF area(box.topLeft(), QSizeF(box.width(), plane_height * px));
        const PlaneLayout layout = layoutPlane(picture, area, px);
        drawPlaneGround(canvas, picture, layout, style);
        drawPlaneHand(canvas, picture, layout, style);
        drawRing(canvas, area, 0, px, style.colors.line);
        const TextStyle words{TextFace::Words, 12 * px};
        const double y = area.bottom() + caption_height / 2 * px;
        canvas.centredText(canvas.fitted(picture.across, words, box.width() / 2 - 4 * px), words, {box.left(), y},
                           style.colors.text2, Align::Start);
        canvas.centredText(canvas.fitted(picture.up, words, box.width() / 2 - 4 * px), words, {box.right(), y},
                           style.colors.text2, Align::End);
        const double top = area.bottom() + caption_height * px;
        drawPlaneLines(canvas, picture.lines, {box.left(), top, box.width(), box.bottom() - top}, px, style);
    });
}

} // namespace attn
