// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/screencanvas.h"

#include "ui/paint/hatch.h"
#include "ui/paint/mapgeometry.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

namespace attn {

QFont screenFont(const TextStyle& style)
{
    switch (style.face) {
    case TextFace::Words: return textFont(style.size);
    case TextFace::Strong: return textFont(style.size, QFont::DemiBold);
    case TextFace::Numbers: return numberFont(style.size);
    case TextFace::StrongNumbers: break;
    }
    return numberFont(style.size, QFont::Bold);
}

ScreenCanvas::ScreenCanvas(QPainter& painter) : m_painter(painter), m_pixel(pixelOf(painter.device()))
{
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

const QFont& ScreenCanvas::font(const TextStyle& style) const
{
    Face& face = m_faces[std::size_t(style.face)];
    if (face.size != style.size)
        face = {style.size, screenFont(style)};
    return face.font;
}

void ScreenCanvas::beginShape(const QTransform& shape)
{
    m_painter.save();
    m_painter.setTransform(shape, true);
}

void ScreenCanvas::endShape() { m_painter.restore(); }

void ScreenCanvas::fill(const QRectF& box, const QColor& color) { m_painter.fillRect(box, color); }

void ScreenCanvas::fill(const QPainterPath& shape, const QColor& color)
{
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.fillPath(shape, color);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void ScreenCanvas::stroke(const QPainterPath& line, const QColor& color, double width, bool round)
{
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.strokePath(line, QPen(color, width, Qt::SolidLine, round ? Qt::RoundCap : Qt::FlatCap, Qt::MiterJoin));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void ScreenCanvas::image(const QImage& pixels, const QRectF& box) { m_painter.drawImage(box, pixels); }

void ScreenCanvas::hatch(std::span<const QRectF> boxes, QPointF corner, const Colors& colors, double)
{
    if (m_hatchCorner != corner) {
        m_hatchCorner = corner;
        m_hatch = hatchBrush(colors, corner, m_pixel);
    }
    for (const QRectF& box : boxes)
        m_painter.fillRect(box, m_hatch);
}

double ScreenCanvas::textWidth(const QString& words, const TextStyle& style) const
{
    return QFontMetricsF(font(style)).horizontalAdvance(words);
}

double ScreenCanvas::capHeight(const TextStyle& style) const { return QFontMetricsF(font(style)).capHeight(); }

QString ScreenCanvas::fitted(const QString& words, const TextStyle& style, double width) const
{
    return QFontMetricsF(font(style)).elidedText(words, Qt::ElideMiddle, width);
}

QPointF ScreenCanvas::placed(QPointF start, Align align, bool turned) const
{
    // Always the baseline; along the text only if it is centered, as digits of cells are.
    const bool middle = align == Align::Middle;
    return {turned || middle ? snapped(start.x(), m_pixel) : start.x(),
            !turned || middle ? snapped(start.y(), m_pixel) : start.y()};
}

void ScreenCanvas::write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned)
{
    m_painter.setFont(font(style));
    m_painter.setPen(color);
    if (!turned)
        return m_painter.drawText(start, words);
    const QTransform before = m_painter.transform();
    m_painter.translate(start);
    m_painter.rotate(-90);
    m_painter.drawText(QPointF(), words);
    m_painter.setTransform(before);
}

} // namespace attn
