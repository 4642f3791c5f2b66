// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/cellpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/mapgeometry.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {
namespace {

constexpr double arrow_beside_text = 34; // px: a smaller cell has no room for both

QFont bold(QFont font)
{
    font.setWeight(QFont::Bold);
    return font;
}

void paintCellText(QPainter& painter, const QRectF& cell, const QString& text, const QFont& font, const QColor& ink)
{
    const QFontMetricsF metrics(font);
    const double pixel = pixelOf(painter.device());
    const QPointF baseline(cell.center().x() - metrics.horizontalAdvance(text) / 2,
                           cell.center().y() + metrics.capHeight() / 2);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPointF(snapped(baseline.x(), pixel), snapped(baseline.y(), pixel)), text);
}

void paintCross(QPainter& painter, const QRectF& cell, const Colors& colors)
{
    const double inset = cell.width() * 0.2;
    const QRectF box = cell.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(colors.text, cell.width() < 20 ? 1.2 : 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
}

void paintCorner(QPainter& painter, const QRectF& cell, double size, const QColor& color)
{
    const QPointF corner = cell.topRight();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{corner, corner + QPointF(0, size), corner - QPointF(size, 0)});
}

void paintArrowhead(QPainter& painter, const QRectF& cell, bool up, const QColor& ink)
{
    const double half = cell.width() * 8 / 60, height = up ? -half : half;
    const QPointF tip(cell.center().x(), up ? cell.top() + cell.height() * 0.1 : cell.bottom() - cell.height() * 0.1);
    painter.setPen(QPen(ink, cell.width() < 30 ? 1.4 : 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{tip + QPointF(-half, -height), tip, tip + QPointF(half, -height)});
}

// A frame of `width` px whose outer edge lies `outset` px outside the cell.
void paintRing(QPainter& painter, const QRectF& cell, double outset, double width, const QColor& color)
{
    const QRectF outer = cell.adjusted(-outset, -outset, outset, outset);
    if (outer.width() <= 2 * width)
        return painter.fillRect(outer, color);
    painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), width), color);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), color);
    painter.fillRect(QRectF(outer.left(), outer.top() + width, width, outer.height() - 2 * width), color);
    painter.fillRect(QRectF(outer.right() - width, outer.top() + width, width, outer.height() - 2 * width), color);
}

void paintDashes(QPainter& painter, const QRectF& box, double width, const QColor& color, QList<qreal> dashes,
                 double radius)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    for (qreal& dash : dashes)
        dash /= width; // given in px, Qt counts pen widths
    pen.setDashPattern(dashes);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, radius, radius);
}

void paintMasked(QPainter& painter, const QRectF& cell, const CellLook& look, const CellPens& pens)
{
    painter.fillRect(cell, pens.hatch);
    if (!look.minusInf || cell.width() < digits_from_cell - 1)
        return;
    const QString text = formatNumber(-std::numeric_limits<double>::infinity());
    QFont font = pens.digits;
    font.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const double width = std::min(metrics.horizontalAdvance(text) * 1.6, cell.width() - 4);
    QRectF plate(0, 0, width, std::min(width * 0.85, cell.height() - 4));
    plate.moveCenter(cell.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(pens.colors.hbg);
    painter.drawRoundedRect(plate, 2, 2);
    paintCellText(painter, cell, text, font, pens.colors.text);
}

} // namespace

void paintCell(QPainter& painter, const QRectF& cell, const CellLook& look, const CellPens& pens)
{
    const Colors& colors = pens.colors;
    const QColor fill = QColor::fromRgb(look.fill), ink = inkOn(fill);
    painter.setRenderHint(QPainter::Antialiasing, true);
    switch (look.mark) {
    case CellMark::Masked: paintMasked(painter, cell, look, pens); break;
    case CellMark::Dropped:
        painter.fillRect(cell, colors.base);
        paintRing(painter, cell, 0, 1, colors.line);
        paintCross(painter, cell, colors);
        break;
    case CellMark::Zero: {
        const double radius = std::max(2.0, std::min(3.2, cell.width() * 0.07));
        painter.fillRect(cell, fill);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(cell.center(), radius, radius);
        break;
    }
    case CellMark::Nan:
        painter.fillRect(cell, colors.badbg);
        paintCorner(painter, cell, cell.width() * 0.28, colors.bad);
        if (!look.text.isEmpty())
            paintCellText(painter, cell, look.text, bold(pens.digits), colors.bad);
        break;
    case CellMark::PlusInf:
    case CellMark::MinusInf:
        painter.fillRect(cell, fill);
        if (look.text.isEmpty() || cell.width() >= arrow_beside_text)
            paintArrowhead(painter, cell, look.mark == CellMark::PlusInf, ink);
        if (!look.text.isEmpty())
            paintCellText(painter, cell, look.text, bold(pens.digits), ink);
        break;
    case CellMark::Pending: paintPendingCell(painter, cell, false, pens); break;
    case CellMark::Begun:
        painter.fillRect(cell, colors.soft);
        paintRing(painter, cell, 0, cell.width() < gap_from_cell ? 1 : 2, colors.accent);
        if (!look.text.isEmpty())
            paintCellText(painter, cell, look.text, bold(pens.digits), colors.accent);
        break;
    case CellMark::None:
        painter.fillRect(cell, fill);
        if (!look.text.isEmpty())
            paintCellText(painter, cell, look.text, pens.digits, ink);
    }
    if (look.edited) {
        paintCorner(painter, cell, std::max(cell.width() * 0.25, 7.0), Qt::white);
        paintCorner(painter, cell, std::max(cell.width() * 0.2, 5.0), colors.accent);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintPendingCell(QPainter& painter, const QRectF& cell, bool predict, const CellPens& pens)
{
    painter.fillRect(cell, pens.colors.base);
    if (!predict)
        return paintRing(painter, cell, 0, 1, pens.colors.line);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintDashes(painter, cell.adjusted(3.5, 3.5, -3.5, -3.5), 1.5, pens.colors.accent, {4, 3}, 3);
    paintCellText(painter, cell, QStringLiteral("?"), bold(pens.digits), pens.colors.accent);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintCellFrame(QPainter& painter, const QRectF& cell, CellFrame frame, const Colors& colors)
{
    const bool outside = cell.width() < gap_from_cell - 1; // the frame would hide the cell
    switch (frame) {
    case CellFrame::Hover:
        paintRing(painter, cell, outside ? 3 : 0, 2, Qt::black);
        paintRing(painter, cell, outside ? 1 : -2, 1, Qt::white);
        break;
    case CellFrame::Chosen:
        if (colors.dark || colors.highContrast)
            paintRing(painter, cell, 5, 1, Qt::white);
        paintRing(painter, cell, 4, 2, Qt::black);
        paintRing(painter, cell, 2, 2, Qt::white);
        break;
    case CellFrame::Input: {
        const double outset = outside ? 3 : 0;
        paintRing(painter, cell, outset, 3, Qt::white);
        painter.setRenderHint(QPainter::Antialiasing, true);
        const double middle = outset - 1.5;
        paintDashes(painter, cell.adjusted(-middle, -middle, middle, middle), 1.4, Qt::black, {4, 3}, 0);
        painter.setRenderHint(QPainter::Antialiasing, false);
        break;
    }
    case CellFrame::Changed:
        paintRing(painter, cell, outside ? 4 : 0, 4, colors.flash);
        paintRing(painter, cell, outside ? 1 : -4, 1, Qt::black);
        break;
    }
}

} // namespace attn
