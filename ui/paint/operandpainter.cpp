// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/operandpainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/fonts.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// px of the design
constexpr double caption_px = 12, caption_edge = 8, above_caption = 9, arrow_head = 7, arrow_line = 2, frame_px = 2.5;

// A mask has none, and does not affect the others.
bool hasDecimals(const HeatmapData& data) { return data.digits > 0; }

std::vector<HeatmapDataPtr> mapsOf(const OperandPicture& picture)
{
    std::vector<HeatmapDataPtr> maps{picture.result};
    for (const HeldMatrixPtr& map : {picture.left, picture.top})
        if (map)
            maps.push_back(map);
    maps.insert(maps.end(), picture.above.begin(), picture.above.end());
    std::erase_if(maps, [&](const HeatmapDataPtr& map) { return map != picture.result && !hasDecimals(*map); });
    return maps;
}

void drawMap(Canvas& canvas, const HeatmapData& data, const MapGeometry& place, const DigitStyle& common,
             const Colors& colors)
{
    const DigitStyle digits = hasDecimals(data) ? common : digitStyle(data, place.cell.width(), place.cell.height());
    const CellStyle style{colors, place.origin, digits.text};
    const ColorScale scale(data, colors);
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            drawCell(canvas, place.cellRect(row, column),
                     lookOf(data, scale, {row, column}, {digits.decimals, digits.room}), style);
}

// "q [6, 2]", the first word in its colour; returns where it ends.
double drawCaption(Canvas& canvas, const QString& name, const QString& rest, QPointF baseline, const QColor& foreground,
                   const Colors& colors)
{
    const TextStyle strong{TextFace::Strong, caption_px}, quiet{TextFace::Words, caption_px};
    const double width = canvas.textWidth(name, strong);
    canvas.text(name, strong, baseline, foreground);
    canvas.text(rest, quiet, baseline + QPointF(width + 6, 0), colors.text2);
    return baseline.x() + width + 6 + canvas.textWidth(rest, quiet);
}

// The same, ending at the right, on two lines where one has no room.
void drawCaptionBefore(Canvas& canvas, const QString& name, const QString& first, const QString& second, QPointF end,
                       const QColor& foreground, const Colors& colors)
{
    const TextStyle strong{TextFace::Strong, caption_px}, quiet{TextFace::Words, caption_px};
    const QString behind = first.isEmpty() ? QString() : QStringLiteral(", ") + first;
    const double rest = behind.isEmpty() ? 0 : canvas.textWidth(behind, quiet), room = end.x() - caption_edge;
    const bool fits = canvas.textWidth(name, strong) + rest <= room;
    const QString below = fits || first.isEmpty() ? second : first + QLatin1Char(' ') + second;
    if (fits)
        canvas.text(behind, quiet, end, colors.text2, Align::End);
    canvas.text(canvas.fitted(name, strong, room), strong, end - QPointF(fits ? rest : 0, 0), foreground, Align::End);
    canvas.text(canvas.fitted(below, quiet, room), quiet, end + QPointF(0, scaled(16)), colors.text2, Align::End);
}

// "dimensions 3 to 8 of 64"; empty if all are shown.
QString windowText(const OperandPicture& picture)
{
    const std::int64_t shown = picture.termNames.size();
    return shown == 0 || shown >= picture.all.terms ? QString()
                                                    : QObject::tr("terms %1 to %2, … and %3 more")
                                                          .arg(picture.firstTerm + 1)
                                                          .arg(picture.firstTerm + shown)
                                                          .arg(picture.all.terms - shown);
}

void drawArrow(Canvas& canvas, QPointF from, QPointF to, const QColor& color)
{
    const QPointF direction = to - from;
    const double length = std::hypot(direction.x(), direction.y());
    if (length < arrow_head + 4)
        return;
    const QPointF along = direction / length, across(-along.y(), along.x());
    QPainterPath line(from);
    line.lineTo(to - along);
    QPainterPath head(to - along * arrow_head + across * arrow_head * 0.7);
    head.lineTo(to);
    head.lineTo(to - along * arrow_head - across * arrow_head * 0.7);
    canvas.stroke(line, color, arrow_line);
    canvas.stroke(head, color, arrow_line);
}

QRectF spanOf(const MapGeometry& map, Cell first, Cell last)
{
    return map.cellRect(first.row, first.column).united(map.cellRect(last.row, last.column));
}

// How many of the shown terms are joined; the others are pending.
int joinedTerms(const OperandPicture& picture)
{
    return int(std::clamp<std::int64_t>(picture.made - picture.firstTerm, 0, picture.termNames.size()));
}

// Of the terms in order, followed by the added rows.
void drawTerm(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout, int term, CellFrame frame,
              const Colors& colors)
{
    const Cell at = *picture.at;
    if (term < picture.termNames.size()) {
        if (picture.left)
            drawCellFrame(canvas, layout.left.cellRect(at.row, term), frame, colors);
        if (picture.top)
            drawCellFrame(canvas, layout.top.cellRect(term, at.column), frame, colors);
    } else if (const std::size_t row = std::size_t(term - picture.termNames.size()); row < layout.above.size()) {
        drawCellFrame(canvas, layout.above[row].cellRect(0, at.column), frame, colors);
    }
}

} // namespace

OperandColors operandColors(const OperandPicture& picture, const Colors& colors)
{
    const auto foreground = [&](const QString& name) {
        const auto is = [&](const char* role) {
            return name == QLatin1String(role) || name.startsWith(QLatin1String(role) + QLatin1Char('_'));
        };
        return is("q") ? colors.q : is("k") ? colors.k : is("v") ? colors.v : colors.text;
    };
    if (picture.result->attention)
        return {colors.q, colors.k};
    return {foreground(picture.names.value(0)), foreground(picture.names.value(1))};
}

HeatmapLayout furnitureOf(const OperandLayout& layout)
{
    HeatmapLayout furniture;
    furniture.map = layout.result;
    furniture.rowLabels = layout.rowLabels;
    furniture.columnLabels = layout.columnLabels;
    furniture.rowTitle = layout.axis;
    furniture.columnTitle = QRectF(layout.title - QPointF(0, 12), QSizeF(1, 16));
    furniture.bar = layout.bar;
    return furniture;
}

void drawOperandMaps(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout, const Colors& colors)
{
    const std::vector<HeatmapDataPtr> maps = mapsOf(picture);
    const DigitStyle digits = digitStyle(maps, layout.cell);
    drawMap(canvas, *picture.result, layout.result, digits, colors);
    if (picture.left) {
        drawMap(canvas, *picture.left, layout.left, digits, colors);
        const QString window = windowText(picture);
        drawCaption(canvas, picture.names.value(0),
                    picture.left->shape + (window.isEmpty() ? QString() : QStringLiteral("  ") + window),
                    layout.left.area.topLeft() - QPointF(0, above_caption), operandColors(picture, colors).left,
                    colors);
    }
    const double end = layout.result.area.left() - 12;
    if (picture.top) {
        drawMap(canvas, *picture.top, layout.top, digits, colors);
        const QString turned = picture.topTurned ? QObject::tr("transposed") : QString();
        const QString window = picture.left ? QString() : windowText(picture);
        drawCaptionBefore(canvas, picture.names.value(1), turned,
                          window.isEmpty() ? picture.top->shape : picture.top->shape + QStringLiteral("  ") + window,
                          {end, layout.top.area.center().y() - 2}, operandColors(picture, colors).top, colors);
    }
    for (std::size_t i = 0; i < picture.above.size(); ++i) {
        drawMap(canvas, *picture.above[i], layout.above[i], digits, colors);
        canvas.centredText(picture.names.value(2 + int(i)), {TextFace::Strong, caption_px},
                           {end, layout.above[i].cellRect(0, 0).center().y()},
                           isRowOperation(picture.operation) ? colors.q : colors.k, Align::End);
    }
}

void drawOperandFrames(Canvas& canvas, const OperandPicture& picture, const OperandLayout& layout, const Colors& colors)
{
    if (!picture.at)
        return;
    const OperandColors foregrounds = operandColors(picture, colors);
    const Cell at = *picture.at;
    const bool product = picture.layout == CellOperands::Layout::Product;
    const QRectF cell = layout.result.cellRect(at.row, at.column);
    if (product && picture.stepping) // pending terms
        for (int term = joinedTerms(picture); term < picture.termNames.size() + int(picture.above.size()); ++term)
            drawTerm(canvas, picture, layout, term, CellFrame::Input, colors);
    if (const std::int64_t term = picture.currentTerm() - picture.firstTerm; product && term >= 0)
        drawTerm(canvas, picture, layout, int(term), CellFrame::Term, colors);

    if (picture.left) {
        const QRectF row = spanOf(layout.left, {at.row, 0}, {at.row, picture.left->columns - 1});
        drawRing(canvas, row, frame_px, frame_px, foregrounds.left);
        drawArrow(canvas, {row.right() + 7, row.center().y()}, {layout.result.area.left() - 6, row.center().y()},
                  foregrounds.left);
    }
    // One column, from the first cell above to the last.
    std::vector<QRectF> column;
    if (picture.top)
        column.push_back(spanOf(layout.top, {0, at.column}, {picture.top->rows - 1, at.column}));
    const bool row = isRowOperation(picture.operation);
    for (std::size_t i = 0; i < layout.above.size(); ++i)
        column.push_back(row ? spanOf(layout.above[i], {0, 0}, {0, picture.above[i]->columns - 1})
                             : layout.above[i].cellRect(0, at.column));
    for (const QRectF& part : column)
        drawRing(canvas, part, frame_px, frame_px, row ? colors.q : foregrounds.top);
    if (!column.empty())
        drawArrow(canvas, {cell.center().x(), std::max(column.back().bottom(), layout.shares.bottom()) + 7},
                  {cell.center().x(), layout.result.area.top() - 6}, foregrounds.top);
    drawCellFrame(canvas, cell, CellFrame::Chosen, colors);
}

} // namespace attn
