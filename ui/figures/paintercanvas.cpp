// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/paintercanvas.h"

#include "ui/figures/fontless.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr int least_page_pixels = 1024; // along the longer side of an image on a page

} // namespace

PainterCanvas::PainterCanvas(QPainter& painter, Kind kind, double pixel)
    : m_painter(painter), m_kind(kind), m_pixel(kind == Kind::Pixels ? pixel : 0)
{
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    m_painter.setPen(Qt::NoPen);
}

void PainterCanvas::beginShape(const QTransform& shape)
{
    m_painter.save();
    m_painter.setTransform(shape, true);
}

void PainterCanvas::endShape() { m_painter.restore(); }

void PainterCanvas::fill(const QRectF& box, const QColor& color)
{
    if (m_pixel <= 0)
        return m_painter.fillRect(box, color);
    // On whole pixels, and never thinner than one.
    const auto device = [this](double at) { return std::round(at / m_pixel); };
    const double left = device(box.left()), top = device(box.top());
    const double right = std::max(device(box.right()), left + 1), bottom = std::max(device(box.bottom()), top + 1);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillRect(QRectF(QPointF(left, top) * m_pixel, QPointF(right, bottom) * m_pixel), color);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
}

void PainterCanvas::fill(const QPainterPath& shape, const QColor& color) { m_painter.fillPath(shape, color); }

void PainterCanvas::stroke(const QPainterPath& line, const QColor& color, double width, bool round)
{
    m_painter.strokePath(line, QPen(color, width, Qt::SolidLine, round ? Qt::RoundCap : Qt::FlatCap, Qt::MiterJoin));
}

void PainterCanvas::write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned)
{
    m_painter.save();
    m_painter.translate(start);
    if (turned)
        m_painter.rotate(-90);
    letters(words, style, color);
    m_painter.restore();
}

void PainterCanvas::letters(const QString& words, const TextStyle& style, const QColor& color)
{
    // On a page words stay words, in a font that travels with them; but letters that are pictures would vanish.
    const bool page = m_kind == Kind::Page;
    if (page) {
        m_painter.save();
        m_painter.scale(designScale(style), designScale(style));
        m_painter.setFont(designFont(style.face));
        m_painter.setPen(color);
        m_painter.drawText(QPointF(0, 0), boxed(words, style.face));
        m_painter.restore();
        if (!hasPictures(words, style))
            return;
    }
    const ShapedText letters = shaped(words, style);
    if (!page)
        m_painter.fillPath(letters.outline, color);
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    for (const ShapedText::Picture& picture : letters.pictures)
        m_painter.drawImage(picture.box, picture.image);
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
}

void PainterCanvas::image(const QImage& pixels, const QRectF& box)
{
    if (m_kind == Kind::Pixels)
        return m_painter.drawImage(box, pixels);
    // Some readers smooth what they enlarge: every cell becomes several pixels, which costs little once compressed.
    const int times = std::max(1, least_page_pixels / std::max(pixels.width(), pixels.height()));
    m_painter.drawImage(box, pixels.scaled(pixels.size() * times, Qt::IgnoreAspectRatio, Qt::FastTransformation));
}

} // namespace attn
