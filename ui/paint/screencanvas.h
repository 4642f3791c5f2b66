// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a canvas: words in the window's own fonts and on whole pixels, the hatch from a tile of pixels.
#pragma once

#include "ui/paint/canvas.h"

#include <QBrush>
#include <QFont>

#include <array>
#include <optional>

class QPainter;

namespace attn {

// The window's font for a style; its size is in px of the design and follows the size of text that is set.
QFont screenFont(const TextStyle& style);

class ScreenCanvas : public Canvas {
public:
    explicit ScreenCanvas(QPainter& painter); // its antialiasing is off between the calls

    void beginShape(const QTransform& shape) override;
    void endShape() override;
    void fill(const QRectF& box, const QColor& color) override;
    void fill(const QPainterPath& shape, const QColor& color) override;
    void stroke(const QPainterPath& line, const QColor& color, double width, bool round = false) override;
    void image(const QImage& pixels, const QRectF& box) override;
    void hatch(std::span<const QRectF> boxes, QPointF corner, const Colors& colors, double unit) override;
    double textWidth(const QString& words, const TextStyle& style) const override;
    double capHeight(const TextStyle& style) const override;
    QString fitted(const QString& words, const TextStyle& style, double width) const override;
    double pixel() const override { return m_pixel; }

protected:
    void write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned) override;
    QPointF placed(QPointF start, Align align, bool turned) const override;

private:
    // Fonts are slow to look up, and a map writes thousands of words in two of them.
    struct Face {
        double size = 0;
        QFont font;
    };
    const QFont& font(const TextStyle& style) const;

    QPainter& m_painter;
    double m_pixel;
    mutable std::array<Face, 4> m_faces; // the last size used of each
    std::optional<QPointF> m_hatchCorner;
    QBrush m_hatch;
};

} // namespace attn
