// SPDX-License-Identifier: GPL-3.0-or-later
// Straight lines and quadrilaterals written directly into a picture's pixels: thousands in the time that a general
// painter takes for a few hundred, as they need no path, outline or list of spans.
#pragma once

#include <QImage>
#include <QLineF>

#include <array>

namespace attn {

// Of a picture with 32 bits per pixel, premultiplied or opaque, valid until it is copied or resized.
struct PixelField {
    explicit PixelField(QImage& picture);

    QRgb* first;
    qsizetype row; // from a pixel to the one below
    int width, height;
};

class PixelColor; // a colour to mix in

// Everything is drawn over the picture, with smooth edges, in device px, and clipped to it. Colors are opaque.

// A straight line with square ends, of which pieces are drawn: all of it, or dash by dash.
class PixelLine {
public:
    PixelLine(const PixelField& field, const QLineF& line, double width);
    // From and to these shares of its length.
    void draw(double from, double to, QRgb color) const;

private:
    // The picture as the line sees it: `along` its longer axis, `across` the other.
    struct Field {
        QRgb* first;
        qsizetype along, across; // from a pixel to the next
        int length, breadth;
    };
    double middle(double along) const { return m_start.y() + (along - m_start.x()) * m_slope; }
    void drawStrip(int at, double from, double to, double share, const PixelColor& shade) const;
    void drawStrips(int begin, int end, unsigned share, const PixelColor& shade) const;

    Field m_field;
    QPointF m_start, m_direction; // x along, y across
    double m_slope = 0;
    double m_reach = 0;    // across, where the ends do not cut it
    double m_slant = 0;    // along, where they do
    bool m_turned = false; // it begins at its far end
    bool m_inside = false; // all of it, and some more
};

// `corners` go round a convex shape.
void fillPixelQuad(const PixelField& field, const std::array<QPointF, 4>& corners, QRgb color);

} // namespace attn
