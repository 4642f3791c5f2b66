// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as SVG, written here so that it can be edited by hand: named groups, rectangles for cells, outlines for
// words (titled with the words themselves) or words as text, numbers of two or three decimals. Valid SVG 1.1.
#pragma once

#include "ui/figures/figurecanvas.h"

#include <QByteArray>
#include <QHash>

namespace attn {

class SvgCanvas : public FigureCanvas {
public:
    // `asText`: words stay words, in the reader's own copy of the font.
    explicit SvgCanvas(bool asText = false) : m_asText(asText) {}

    void begin(const QString& name) override;
    void end() override;
    void beginShape(const QTransform& shape) override;
    void endShape() override;
    void fill(const QRectF& box, const QColor& color) override;
    void fill(const QPainterPath& shape, const QColor& color) override;
    void stroke(const QPainterPath& line, const QColor& color, double width, bool round = false) override;
    void image(const QImage& pixels, const QRectF& box) override;

    // All that was drawn, without the element around it.
    const QByteArray& elements() const { return m_out; }

protected:
    void write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned) override;

private:
    void line(const QByteArray& element);
    void picture(const QImage& pixels, const QRectF& box, bool sharp);

    bool m_asText;
    QByteArray m_out;
    QHash<QString, int> m_names; // uses so far: ids must be unique
    int m_depth = 1;
};

// Text that may go between tags or in quotes: leaves out what XML cannot hold.
QByteArray xmlText(const QString& text);
// At most `decimals`, without zeros at the end.
QByteArray shortNumber(double value, int decimals = 3);

} // namespace attn
