// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure is drawn on: a few shapes in points (1/72 inch). Pixels, SVG and PDF are drawn by the same hand.
#pragma once

#include "ui/figures/figuretext.h"
#include "ui/theme/colors.h"

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace attn {

// Paper is light, whatever theme the window has.
inline const Colors& figureColors() { return colorsOf(ThemeName::Light); }

inline constexpr int points_per_inch = 72;

class FigureCanvas {
public:
    virtual ~FigureCanvas() = default;

    // Everything up to the matching end belongs together: "labels", "cells". Groups may hold groups.
    virtual void begin(const QString& name) = 0;
    virtual void end() = 0;
    // Axis-aligned; rectangles that share an edge leave no seam where the canvas can help it.
    virtual void fill(const QRectF& box, const QColor& color) = 0;
    virtual void fill(const QPainterPath& shape, const QColor& color) = 0;
    virtual void stroke(const QPainterPath& line, const QColor& color, double width, bool round = false) = 0;
    // `start` is the left end of the baseline; turned: it reads from bottom to top.
    virtual void text(const QString& words, const TextStyle& style, QPointF start, const QColor& color,
                      bool turned = false) = 0;
    // Every pixel of the image becomes a rectangle with sharp edges.
    virtual void image(const QImage& pixels, const QRectF& box) = 0;
    // The edge of one device pixel in points; 0 where there are none.
    virtual double pixel() const { return 0; }

protected:
    ShapedText shaped(const QString& words, const TextStyle& style) { return m_shaper.shape(words, style); }

private:
    TextShaper m_shaper;
};

} // namespace attn
