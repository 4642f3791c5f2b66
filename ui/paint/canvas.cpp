// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/canvas.h"

namespace attn {

namespace {

QPainterPath quadPath(const Quad& corners)
{
    QPainterPath path(corners[0]);
    for (std::size_t i = 1; i < corners.size(); ++i)
        path.lineTo(corners[i]);
    path.closeSubpath();
    return path;
}

} // namespace

void Canvas::fillQuad(const Quad& corners, const QColor& color) { fill(quadPath(corners), color); }

void Canvas::strokeQuad(const Quad& corners, const QColor& color, double width)
{
    stroke(quadPath(corners), color, width);
}

void Canvas::text(const QString& words, const TextStyle& style, QPointF at, const QColor& color, Align align,
                  bool turned)
{
    const double before = align == Align::Start ? 0 : textWidth(words, style) * (align == Align::Middle ? 0.5 : 1);
    const QPointF start = turned ? at + QPointF(0, before) : at - QPointF(before, 0);
    write(words, style, placed(start, align, turned), color, turned);
}

void Canvas::centredText(const QString& words, const TextStyle& style, QPointF at, const QColor& color, Align align,
                         bool turned)
{
    const double half = capHeight(style) / 2;
    text(words, style, at + (turned ? QPointF(half, 0) : QPointF(0, half)), color, align, turned);
}

void drawRing(Canvas& canvas, const QRectF& box, double outset, double width, const QColor& color)
{
    const QRectF outer = box.adjusted(-outset, -outset, outset, outset);
    if (outer.width() <= 2 * width)
        return canvas.fill(outer, color);
    if (canvas.pixel() > 0) { // four sharp edges instead of one smooth shape
        canvas.fill(QRectF(outer.left(), outer.top(), outer.width(), width), color);
        canvas.fill(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), color);
        canvas.fill(QRectF(outer.left(), outer.top() + width, width, outer.height() - 2 * width), color);
        canvas.fill(QRectF(outer.right() - width, outer.top() + width, width, outer.height() - 2 * width), color);
        return;
    }
    QPainterPath ring;
    ring.setFillRule(Qt::OddEvenFill);
    ring.addRect(outer);
    ring.addRect(outer.adjusted(width, width, -width, -width));
    canvas.fill(ring, color);
}

} // namespace attn
