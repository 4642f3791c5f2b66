// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/cellpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/matrix/ghost.h"
#include "ui/paint/mapgeometry.h"
#include "ui/paint/screencanvas.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {
namespace {

// px of the design
constexpr double arrow_beside_text = 34; // a smaller cell has no room for both
constexpr double least_marked = 4;       // smaller crosses, dots and arrowheads look alike
constexpr double least_framed = gap_from_cell - 1;
constexpr double change_bar = 4, change_line = 1, least_lined = 16;
constexpr double question_size = 34.0 / 26; // of the digits beside it
constexpr QSizeF both_numbers(52, 36);      // in a smaller cell the number before has no room

double sideOf(const QRectF& cell) { return std::min(cell.width(), cell.height()); }

bool isMinusInf(double value) { return std::isinf(value) && value < 0; }

void drawCross(Canvas& canvas, const QRectF& cell, const CellStyle& style)
{
    const double side = sideOf(cell), half = side * 0.3;
    const QPointF middle = cell.center();
    QPainterPath cross(middle - QPointF(half, half));
    cross.lineTo(middle + QPointF(half, half));
    cross.moveTo(middle + QPointF(-half, half));
    cross.lineTo(middle + QPointF(half, -half));
    const double width = side < 20 * style.unit ? 1.2 : 1.6;
    canvas.stroke(cross, style.colors.text, std::min(width * style.unit, side * 0.12), true);
}

void drawCorner(Canvas& canvas, const QRectF& cell, double size, const QColor& color)
{
    QPainterPath corner(cell.topRight());
    corner.lineTo(cell.topRight() + QPointF(0, size));
    corner.lineTo(cell.topRight() - QPointF(size, 0));
    corner.closeSubpath();
    canvas.fill(corner, color);
}

void drawDot(Canvas& canvas, const QRectF& cell, const QColor& foreground, double unit)
{
    const double side = sideOf(cell), radius = std::clamp(side * 0.07, 2 * unit, 3.2 * unit);
    QPainterPath dot;
    dot.addEllipse(cell.center(), std::min(radius, side * 0.2), std::min(radius, side * 0.2));
    canvas.fill(dot, foreground);
}

void drawArrowhead(Canvas& canvas, const QRectF& cell, bool up, const QColor& foreground, double unit)
{
    const double side = sideOf(cell), half = side * 8 / 60, height = up ? half : -half;
    const QPointF tip(cell.center().x(), up ? cell.top() + side * 0.1 : cell.bottom() - side * 0.1);
    QPainterPath arrow(tip + QPointF(-half, height));
    arrow.lineTo(tip);
    arrow.lineTo(tip + QPointF(half, height));
    canvas.stroke(arrow, foreground, std::min((side < 30 * unit ? 1.4 : 2) * unit, side * 0.13));
}

bool isStrong(CellMark mark)
{
    return mark != CellMark::None; // with a mark and digits: nan, infinite or begun
}

QColor recordedColor(const CellLook& look, const Colors& colors)
{
    switch (look.mark) {
    case CellMark::Nan: return colors.bad;
    case CellMark::Begun:
    case CellMark::Hidden: return colors.accent;
    case CellMark::Masked: return colors.text;
    default: return textColorOn(QColor::fromRgb(look.fill));
    }
}

// `digits`, smaller if `text` is wider than `room`: a partial sum or "nan" can be longer than every finished number.
TextStyle fittingStyle(const Canvas& canvas, const QString& text, TextStyle digits, double room)
{
    if (const double width = canvas.textWidth(text, digits); width > room)
        digits.size *= room / width;
    return digits;
}

void drawChangeBar(Canvas& canvas, const QRectF& cell, const CellStyle& style)
{
    const double bar = std::min(change_bar * style.unit, cell.width() / 6), line = change_line * style.unit;
    canvas.fill(QRectF(cell.left(), cell.top(), bar, cell.height()), style.colors.flash);
    if (cell.width() >= least_lined * style.unit) // else both would hide the cell
        canvas.fill(QRectF(cell.left() + bar, cell.top(), line, cell.height()), Qt::black);
}

// The number before, above the current one.
void drawBoth(Canvas& canvas, const QRectF& cell, const CellLook& look, const CellStyle& style)
{
    const double size = style.digits.size, least = 11 * style.unit, room = cell.width() - 2 * style.unit;
    const QColor foreground = recordedColor(look, style.colors);
    const QPointF step(0, std::min(size * 0.68, cell.height() / 4));
    canvas.centredText(
        look.before,
        fittingStyle(canvas, look.before, {TextFace::Numbers, std::max(size - 2 * style.unit, least)}, room),
        cell.center() - step, foreground);
    canvas.centredText(look.text, fittingStyle(canvas, look.text, {TextFace::StrongNumbers, size}, room),
                       cell.center() + step, foreground);
}

void drawText(Canvas& canvas, const QRectF& cell, const CellLook& look, const CellStyle& style)
{
    const TextFace face = isStrong(look.mark) || look.moved ? TextFace::StrongNumbers : TextFace::Numbers;
    const double size = style.digits.size * (look.mark == CellMark::Hidden ? question_size : 1);
    const TextStyle digits = fittingStyle(canvas, look.text, {face, size}, cell.width() - style.unit);
    if (look.mark == CellMark::Masked) {
        const double edge = 4 * style.unit;
        const double width = std::min(canvas.textWidth(look.text, digits) * 1.6, cell.width() - edge);
        QRectF plate(0, 0, width, std::min(width * 0.85, cell.height() - edge));
        plate.moveCenter(cell.center());
        QPainterPath shape;
        shape.addRoundedRect(plate, edge / 2, edge / 2);
        canvas.fill(shape, style.colors.hbg);
    }
    canvas.centredText(look.text, digits, cell.center(), recordedColor(look, style.colors));
}

// Outlines of dashes along a rectangle; lengths in the canvas's unit.
void drawDashes(Canvas& canvas, const QRectF& box, double width, const QColor& color, double dash, double space)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setDashPattern({dash / width, space / width}); // Qt counts pen widths
    QPainterPath line;
    line.addRect(box);
    QPainterPath dashes = stroker.createStroke(line);
    dashes.setFillRule(Qt::WindingFill);
    canvas.fill(dashes, color);
}

void drawQuestionFrame(Canvas& canvas, const QRectF& cell, const CellStyle& style)
{
    const double side = sideOf(cell), unit = style.unit;
    drawRing(canvas, cell, 0, unit, style.colors.line);
    if (side < least_framed * unit)
        return;
    const double inset = std::max(side * 0.06, 2 * unit), width = std::clamp(side / 32, unit, 3 * unit);
    drawDashes(canvas, cell.adjusted(inset, inset, -inset, -inset), width, style.colors.accent, 3 * width, 2 * width);
}

QString cellText(double value, const CellDigits& digits, bool framed)
{
    const bool rounds = value != 0 && std::abs(value) < 0.5 * std::pow(10.0, -digits.decimals);
    return digits.plain && rounds ? formatCode(0, digits.decimals)
                                  : formatCell(value, digits.decimals, digits.room - framed);
}

} // namespace

CellLook lookOf(const HeatmapData& data, const ColorScale& scale, Cell cell, const CellDigits& digits, bool marks)
{
    const CellMark mark = data.mark(cell);
    const bool always = mark == CellMark::Nan || isWithheldMark(mark);
    const double value = data.value(cell);
    CellLook look{
        marks || always ? mark : CellMark::None, scale.color(cell.row, value), {}, marks && data.isEdited(cell)};
    look.quiet = data.headOff;
    const bool wordless = look.mark == CellMark::Dropped || look.mark == CellMark::Zero ||
                          look.mark == CellMark::Pending || (look.mark == CellMark::Masked && !isMinusInf(value));
    if (marks && hasMoved(data, cell)) {
        look.moved = true;
        const HeatmapData& before = *data.other();
        if (digits.decimals >= 0 && data.ghost == Ghost::Both && isNumber(before.mark(cell)))
            look.before = formatCell(data.inCells(before.value(cell)), digits.decimals, digits.room);
    }
    // A partial sum is drawn in a frame.
    if (digits.decimals >= 0 && !wordless)
        look.text = cellText(data.inCells(value), digits, look.mark == CellMark::Begun);
    return look;
}

QColor cellGround(const CellLook& look, const Colors& colors)
{
    switch (look.mark) {
    case CellMark::Masked: return colors.hbg;
    case CellMark::Dropped:
    case CellMark::Pending:
    case CellMark::Hidden: return colors.base;
    case CellMark::Nan: return colors.badbg;
    case CellMark::Begun: return colors.soft;
    default: return QColor::fromRgb(look.fill);
    }
}

void drawMark(Canvas& canvas, const QRectF& cell, const CellLook& look, const CellStyle& style)
{
    const Colors& colors = style.colors;
    const double unit = style.unit, side = sideOf(cell);
    const bool room = side >= least_marked * unit;
    if (look.quiet && look.mark != CellMark::Masked && side >= least_framed * unit)
        drawRing(canvas, cell, 0, unit, colors.line);
    switch (look.mark) {
    case CellMark::Dropped:
        if (side >= least_framed * unit)
            drawRing(canvas, cell, 0, unit, colors.line);
        if (room)
            drawCross(canvas, cell, style);
        break;
    case CellMark::Zero:
        if (room)
            drawDot(canvas, cell, recordedColor(look, colors), unit);
        break;
    case CellMark::Nan: drawCorner(canvas, cell, side * 0.28, colors.bad); break;
    case CellMark::PlusInf:
    case CellMark::MinusInf:
        if (room && (look.text.isEmpty() || side >= arrow_beside_text * unit))
            drawArrowhead(canvas, cell, look.mark == CellMark::PlusInf, recordedColor(look, colors), unit);
        break;
    case CellMark::Pending: drawRing(canvas, cell, 0, unit, colors.line); break;
    case CellMark::Hidden: drawQuestionFrame(canvas, cell, style); break;
    case CellMark::Begun:
        drawRing(canvas, cell, 0, cell.width() < gap_from_cell * unit ? unit : 2 * unit, colors.accent);
        break;
    case CellMark::Masked:
    case CellMark::None: break;
    }
    if (look.moved)
        drawChangeBar(canvas, cell, style);
    const double bar = look.moved ? (change_bar + change_line) * unit : 0;
    const QRectF beside =
        cell.adjusted(bar, 0, look.moved && cell.width() >= least_lined * unit ? -change_line * 2 * unit : 0, 0);
    const bool fits = cell.width() >= both_numbers.width() * unit && cell.height() >= both_numbers.height() * unit;
    if (!look.text.isEmpty() && !look.before.isEmpty() && fits)
        drawBoth(canvas, beside, look, style);
    else if (!look.text.isEmpty())
        drawText(canvas, beside, look, style);
    if (look.edited && room) {
        drawCorner(canvas, cell, std::min(std::max(side * 0.25, 7 * unit), side * 0.5), Qt::white);
        drawCorner(canvas, cell, std::min(std::max(side * 0.2, 5 * unit), side * 0.4), colors.accent);
    }
}

void drawCell(Canvas& canvas, const QRectF& cell, const CellLook& look, const CellStyle& style)
{
    if (look.mark == CellMark::Masked)
        canvas.hatch({&cell, 1}, style.corner, style.colors, style.unit);
    else
        canvas.fill(cell, cellGround(look, style.colors));
    drawMark(canvas, cell, look, style);
}

void drawCellFrame(Canvas& canvas, const QRectF& cell, CellFrame frame, const Colors& colors, double unit)
{
    const bool outside = cell.width() < least_framed * unit; // the frame would hide the cell
    const auto ring = [&](double outset, double width, const QColor& color) {
        drawRing(canvas, cell, outset * unit, width * unit, color);
    };
    switch (frame) {
    case CellFrame::Hover:
        ring(outside ? 3 : 0, 2, Qt::black);
        ring(outside ? 1 : -2, 1, Qt::white);
        break;
    case CellFrame::Chosen:
        if (colors.dark || colors.highContrast)
            ring(5, 1, Qt::white);
        ring(4, 2, Qt::black);
        ring(2, 2, Qt::white);
        break;
    case CellFrame::Elsewhere:
        ring(outside ? 2 : 1, 1, Qt::black);
        ring(outside ? 1 : 0, 1, Qt::white);
        break;
    case CellFrame::Input: {
        const double outset = outside ? 3 : 0, middle = (outset - 1.5) * unit;
        ring(outset, 3, Qt::white);
        drawDashes(canvas, cell.adjusted(-middle, -middle, middle, middle), 1.4 * unit, Qt::black, 4 * unit, 3 * unit);
        break;
    }
    case CellFrame::Term:
        ring(4, 5, Qt::white);
        ring(3, 3, colors.accent);
        break;
    case CellFrame::Changed: {
        // Thin, as numbers may reach almost to the edges of their cells.
        const double width = outside ? 4 : std::clamp(std::floor(sideOf(cell) / unit / 40), 1.0, 4.0);
        ring(outside ? width : 0, width, colors.flash);
        ring(outside ? 1 : -width, 1, Qt::black);
        break;
    }
    }
}

void paintCellFrame(QPainter& painter, const QRectF& cell, CellFrame frame, const Colors& colors)
{
    ScreenCanvas canvas(painter);
    drawCellFrame(canvas, cell, frame, colors);
}

} // namespace attn
