// SPDX-License-Identifier: GPL-3.0-or-later
// A figure on a QPainter: pixels of an image, or the page of a PDF.
#pragma once

#include "ui/figures/figurecanvas.h"

class QPainter;

namespace attn {

class PainterCanvas : public FigureCanvas {
public:
    enum class Kind { Pixels, Page };

    // The painter counts in points. `pixel`: one device pixel in points; of Pixels only.
    PainterCanvas(QPainter& painter, Kind kind, double pixel);

    void beginShape(const QTransform& shape) override;
    void endShape() override;
    void fill(const QRectF& box, const QColor& color) override;
    void fill(const QPainterPath& shape, const QColor& color) override;
    void stroke(const QPainterPath& line, const QColor& color, double width, bool round = false) override;
    void image(const QImage& pixels, const QRectF& box) override;
    double pixel() const override { return m_pixel; }

protected:
    void write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned) override;

private:
    void letters(const QString& words, const TextStyle& style, const QColor& color);

    QPainter& m_painter;
    Kind m_kind;
    double m_pixel;
};

} // namespace attn
