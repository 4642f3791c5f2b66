// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as a tikzpicture for LaTeX documents: cells as filled rectangles, words as text in the document's own fonts.
// Text of a scene runs no command: all that LaTeX would read as one is escaped.
#pragma once

#include "ui/figures/figurecanvas.h"

#include <QByteArray>

#include <vector>

namespace attn {

class TexCanvas : public FigureCanvas {
public:
    void begin(const QString& name) override;
    void end() override {}
    void beginShape(const QTransform& shape) override;
    void endShape() override;
    void fill(const QRectF& box, const QColor& color) override;
    void fill(const QPainterPath& shape, const QColor& color) override;
    void stroke(const QPainterPath& line, const QColor& color, double width, bool round = false) override;
    // As rectangles, one for neighbors of one color; not drawn if they are too many.
    void image(const QImage& pixels, const QRectF& box) override;

    // All that was drawn, without the picture around it.
    const QByteArray& commands() const { return m_out; }
    // How many rectangles an image would have needed that was not drawn; 0: all were.
    int tooManyRectangles() const { return m_tooMany; }
    static constexpr int most_rectangles = 20'000; // a few seconds of LuaLaTeX

protected:
    void write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned) override;
    // Remembers the alignment, which holds in fonts of any width.
    QPointF placed(QPointF start, Align align, bool turned) const override;

private:
    void command(const QByteArray& begun, const QColor& color, const QByteArray& options, const QByteArray& path);

    QByteArray m_out;
    QTransform m_shape;
    std::vector<QTransform> m_around; // those outside of it
    mutable Align m_align = Align::Start;
    int m_tooMany = 0;
};

// Text that LaTeX prints letter by letter. Control characters are left out.
QByteArray texText(const QString& text);

} // namespace attn
