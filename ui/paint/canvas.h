// SPDX-License-Identifier: GPL-3.0-or-later
// What a map and its surroundings are drawn on: the screen, the pixels of a picture, SVG or a PDF page. The same code
// draws on all of them, so that a mark looks the same everywhere. Lengths are px of the design on the screen, and
// points (1/72 inch) in figures.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <array>
#include <span>

namespace attn {

enum class TextFace { Words, Strong, Numbers, StrongNumbers };

struct TextStyle {
    TextFace face = TextFace::Words;
    double size = 8; // in the canvas's unit
};

enum class Align { Start, Middle, End };

struct Colors;

using Quad = std::array<QPointF, 4>;

class Canvas {
public:
    virtual ~Canvas() = default;

    // Everything up to the matching end belongs together: "labels", "cells". Groups may hold groups.
    virtual void begin(const QString&) {}
    virtual void end() {}
    // Everything up to the matching end is moved, turned or slanted like this.
    virtual void beginShape(const QTransform&) {}
    virtual void endShape() {}
    // Axis-aligned; rectangles that share an edge leave no seam where the canvas can help it.
    virtual void fill(const QRectF& box, const QColor& color) = 0;
    virtual void fill(const QPainterPath& shape, const QColor& color) = 0;
    virtual void stroke(const QPainterPath& line, const QColor& color, double width, bool round = false) = 0;
    // Convex, its corners in turn; and a line of `width` round it.
    virtual void fillQuad(const Quad& corners, const QColor& color);
    virtual void strokeQuad(const Quad& corners, const QColor& color, double width);
    // Every pixel of the image becomes a rectangle with sharp edges.
    virtual void image(const QImage& pixels, const QRectF& box) = 0;
    // The lines of the hatch (ui/paint/hatch.h) in these boxes, and on the screen the ground between them. They run from
    // box to box without a seam and hang on `corner`; `unit` is one px of the design.
    virtual void hatch(std::span<const QRectF> boxes, QPointF corner, const Colors& colors, double unit);

    virtual double textWidth(const QString& words, const TextStyle& style) const = 0;
    virtual double capHeight(const TextStyle& style) const = 0;
    // The words, cut in their middle where they are wider than `width`.
    virtual QString fitted(const QString& words, const TextStyle& style, double width) const = 0;
    // `at` lies on the baseline, at the start, middle or end of the words; turned: they read from bottom to top.
    void text(const QString& words, const TextStyle& style, QPointF at, const QColor& color, Align align = Align::Start,
              bool turned = false);
    // The same with the middle of the capitals at `at`.
    void centredText(const QString& words, const TextStyle& style, QPointF at, const QColor& color,
                     Align align = Align::Middle, bool turned = false);

    // The side of one device pixel in the canvas's unit; 0 if it has none.
    virtual double pixel() const { return 0; }

protected:
    virtual void write(const QString& words, const TextStyle& style, QPointF start, const QColor& color,
                       bool turned) = 0;
    // Where words requested at `start` begin: the screen moves them to whole pixels.
    virtual QPointF placed(QPointF start, Align, bool /*turned*/) const { return start; }
};

// A frame of `width` whose outer edge lies `outset` outside the box; all of it where it is too small for a frame.
void drawRing(Canvas& canvas, const QRectF& box, double outset, double width, const QColor& color);

} // namespace attn
