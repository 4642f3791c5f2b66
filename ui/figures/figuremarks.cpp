// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figuremarks.h"

#include "ui/kit/numbertext.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {
namespace {

// Points at scale 1.
constexpr double least_cross = 3, frame_pt = 0.6, begun_width = 1.4;
constexpr double usual_cross_line = 1.1, dot_part = 0.07, least_dot = 0.7, largest_dot = 2;
constexpr double corner_part = 0.26, arrow_from = 20;

double side(const QRectF& box) { return std::min(box.width(), box.height()); }

QPainterPath frameOf(const QRectF& box, double width)
{
    QPainterPath frame;
    frame.setFillRule(Qt::OddEvenFill);
    frame.addRect(box);
    frame.addRect(box.adjusted(width, width, -width, -width));
    return frame;
}

void drawCross(FigureCanvas& canvas, const QRectF& box, double scale)
{
    const double half = side(box) * 0.3, width = std::min(usual_cross_line * scale, side(box) * 0.12);
    const QPointF middle = box.center();
    QPainterPath cross;
    cross.moveTo(middle - QPointF(half, half));
    cross.lineTo(middle + QPointF(half, half));
    cross.moveTo(middle + QPointF(-half, half));
    cross.lineTo(middle + QPointF(half, -half));
    canvas.stroke(cross, figureColors().text, width, true);
}

void drawCorner(FigureCanvas& canvas, const QRectF& box, double size, const QColor& color)
{
    QPainterPath corner;
    corner.addPolygon(QPolygonF{box.topRight(), box.topRight() + QPointF(0, size), box.topRight() - QPointF(size, 0)});
    corner.closeSubpath();
    canvas.fill(corner, color);
}

void drawArrowhead(FigureCanvas& canvas, const QRectF& box, bool up, const QColor& ink, double scale)
{
    const double half = side(box) * 0.13, height = up ? half : -half;
    const QPointF tip(box.center().x(), up ? box.top() + side(box) * 0.1 : box.bottom() - side(box) * 0.1);
    QPainterPath arrow;
    arrow.moveTo(tip + QPointF(-half, height));
    arrow.lineTo(tip);
    arrow.lineTo(tip + QPointF(half, height));
    canvas.stroke(arrow, ink, std::min(1.2 * scale, side(box) * 0.1));
}

void drawPlate(FigureCanvas& canvas, const QRectF& box, double width, double height)
{
    QRectF plate(0, 0, std::min(width, box.width() * 0.9), std::min(height, box.height() * 0.9));
    plate.moveCenter(box.center());
    QPainterPath shape;
    shape.addRoundedRect(plate, height * 0.15, height * 0.15);
    canvas.fill(shape, figureColors().hbg);
}

} // namespace

CellPainterPens::CellPainterPens(const HeatmapData& data, const FigureLook& look, const FigureLayout& layout,
                                 const PanelLayout& panel)
    : m_data(data), m_look(look), m_panel(panel), m_scale(layout.scale), m_colors(data, figureColors())
{
}

// Without marks a cell is its number; what is no number, or not there yet, still has to say so.
CellMark CellPainterPens::markOf(Cell cell) const
{
    const CellMark mark = m_data.mark(cell);
    const bool always = mark == CellMark::Nan || mark == CellMark::Pending || mark == CellMark::Begun;
    return m_look.marks || always ? mark : CellMark::None;
}

QColor CellPainterPens::ground(Cell cell) const
{
    switch (markOf(cell)) {
    case CellMark::Masked: return figureColors().hbg;
    case CellMark::Dropped:
    case CellMark::Pending: return figureColors().base;
    case CellMark::Nan: return figureColors().badbg;
    case CellMark::Begun: return figureColors().soft;
    default: return QColor::fromRgb(m_colors.color(cell.row, m_data.value(cell)));
    }
}

void CellPainterPens::draw(FigureCanvas& canvas, Cell cell, const QRectF& box) const
{
    const QColor ink = inkOn(ground(cell));
    drawMark(canvas, cell, box, ink);
    if (m_panel.decimals >= 0)
        drawDigits(canvas, cell, box, ink);
}

void CellPainterPens::drawMark(FigureCanvas& canvas, Cell cell, const QRectF& box, const QColor& ink) const
{
    const bool room = side(box) >= least_cross;
    switch (markOf(cell)) {
    case CellMark::Dropped:
        if (side(box) > 9 * m_scale)
            canvas.fill(frameOf(box, frame_pt * m_scale), figureColors().line);
        if (room)
            drawCross(canvas, box, m_scale);
        break;
    case CellMark::Zero: {
        const double radius = std::clamp(side(box) * dot_part, least_dot, largest_dot * m_scale);
        QPainterPath dot;
        dot.addEllipse(box.center(), radius, radius);
        if (room)
            canvas.fill(dot, ink);
        break;
    }
    case CellMark::Nan: drawCorner(canvas, box, side(box) * corner_part, figureColors().bad); break;
    case CellMark::PlusInf:
    case CellMark::MinusInf:
        if (room && (m_panel.decimals < 0 || side(box) >= arrow_from * m_scale))
            drawArrowhead(canvas, box, markOf(cell) == CellMark::PlusInf, ink, m_scale);
        break;
    case CellMark::Pending: canvas.fill(frameOf(box, frame_pt * m_scale), figureColors().line); break;
    case CellMark::Begun: canvas.fill(frameOf(box, begun_width * m_scale), figureColors().accent); break;
    default: break;
    }
    if (m_look.marks && m_data.isEdited(cell) && room) {
        const double size = std::min(side(box) * 0.25, 7 * m_scale);
        drawCorner(canvas, box, size, Qt::white);
        drawCorner(canvas, box, size * 0.8, figureColors().accent);
    }
}

void CellPainterPens::drawDigits(FigureCanvas& canvas, Cell cell, const QRectF& box, const QColor& ink) const
{
    const CellMark mark = markOf(cell);
    const double value = m_data.value(cell);
    const bool minusInf = mark == CellMark::Masked && std::isinf(value) && value < 0;
    if (mark == CellMark::Dropped || mark == CellMark::Zero || mark == CellMark::Pending ||
        (mark == CellMark::Masked && !minusInf))
        return;
    const bool strong = mark == CellMark::Nan || mark == CellMark::Begun || mark == CellMark::PlusInf ||
                        mark == CellMark::MinusInf || minusInf;
    TextStyle style{strong ? TextFace::StrongNumbers : TextFace::Numbers, m_panel.digitSize};
    const QString words = formatNumber(value, m_panel.decimals);
    double width = textWidth(words, style);
    if (width > box.width() * 0.96) { // a sum on its way can be longer than every finished number
        style.size *= box.width() * 0.96 / width;
        width = textWidth(words, style);
    }
    if (minusInf)
        drawPlate(canvas, box, width * 1.5, capHeight(style) * 1.9);
    const QColor color = mark == CellMark::Nan     ? figureColors().bad
                         : mark == CellMark::Begun ? figureColors().accent
                         : minusInf                ? figureColors().text
                                                   : ink;
    canvas.text(words, style, {box.center().x() - width / 2, box.center().y() + capHeight(style) / 2}, color);
}

} // namespace attn
