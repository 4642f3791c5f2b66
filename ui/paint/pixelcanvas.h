// SPDX-License-Identifier: GPL-3.0-or-later
// The screen as a canvas with direct pixel access: quadrilaterals go straight into the pixels, all else via the
// painter. For pictures of thousands of shapes.
#pragma once

#include "ui/paint/pixelshapes.h"
#include "ui/paint/screencanvas.h"

namespace attn {

class PixelCanvas : public ScreenCanvas {
public:
    // `painter` paints on `picture`, of Format_ARGB32_Premultiplied or Format_RGB32, which must not be shared.
    PixelCanvas(QPainter& painter, QImage& picture);

    void fillQuad(const Quad& corners, const QColor& color) override;
    void strokeQuad(const Quad& corners, const QColor& color, double width) override;

private:
    Quad onDevice(const Quad& corners) const;

    QPainter& m_painter;
    PixelField m_field;
};

} // namespace attn
