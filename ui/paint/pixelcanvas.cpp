// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pixelcanvas.h"

#include <QPainter>

namespace attn {

PixelCanvas::PixelCanvas(QPainter& painter, QImage& picture)
    : ScreenCanvas(painter), m_painter(painter), m_field(picture)
{
}

Quad PixelCanvas::onDevice(const Quad& corners) const
{
    const QTransform& shape = m_painter.deviceTransform();
    return {shape.map(corners[0]), shape.map(corners[1]), shape.map(corners[2]), shape.map(corners[3])};
}

void PixelCanvas::fillQuad(const Quad& corners, const QColor& color)
{
    if (color.alpha() < 255)
        return ScreenCanvas::fillQuad(corners, color);
    fillPixelQuad(m_field, onDevice(corners), color.rgb());
}

void PixelCanvas::strokeQuad(const Quad& corners, const QColor& color, double width)
{
    if (color.alpha() < 255)
        return ScreenCanvas::strokeQuad(corners, color, width);
    const Quad device = onDevice(corners);
    const double broad = width / pixel();
    for (std::size_t i = 0; i < device.size(); ++i) {
        QLineF side(device[i], device[(i + 1) % device.size()]);
        if (const double length = side.length(); length > 0) { // the corners are closed
            const QPointF more = (side.p2() - side.p1()) * (broad / 2 / length);
            side = {side.p1() - more, side.p2() + more};
        }
        PixelLine(m_field, side, broad).draw(0, 1, color.rgb());
    }
}

} // namespace attn
