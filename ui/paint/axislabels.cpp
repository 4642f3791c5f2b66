// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/axislabels.h"

#include "core/base/withheld.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/labelpainter.h"
#include "ui/paint/legendpainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double label_font = 12, label_to_map = 10, label_line = 15; // px: a label needs this much across
constexpr double tint = 0.14;

// Of a layout's text, in px.
double lineOf(double text) { return label_line * text * textScale(); }

// A label every few cells, so that labels do not overlap.
int labelStep(double cell, double text) { return std::max(1, int(std::ceil(lineOf(text) / cell))); }

QRectF rowLabelBox(const HeatmapLayout& layout, int row)
{
    const double height = std::max(layout.map.cell.height() - layout.map.gap(), lineOf(layout.text));
    const double middle = layout.map.origin.y() + (row + 0.5) * layout.map.cell.height();
    return {layout.rowLabels.left(), middle - height / 2, layout.rowLabels.width(), height};
}

int columnStepOf(const HeatmapLayout& layout)
{
    return layout.columnStep > 0 ? layout.columnStep : labelStep(layout.map.cell.width(), layout.text);
}

QRectF columnLabelBox(const HeatmapLayout& layout, int column)
{
    const double own = layout.map.cell.width() * std::max(layout.columnStep, 1);
    const double width = std::max(own - layout.map.gap(), lineOf(layout.text));
    const double middle = layout.map.origin.x() + (column + 0.5) * layout.map.cell.width();
    if (layout.columnStep > 1) { // it begins over its column and reaches over those that have none
        const double last = std::max(layout.columnLabels.right() - width, layout.columnLabels.left());
        return {std::min(middle - layout.map.cell.width() / 2, last), layout.columnLabels.top(), width,
                layout.columnLabels.height()};
    }
    return {middle - width / 2, layout.columnLabels.top(), width, layout.columnLabels.height()};
}

double rowLabelRoom(const HeatmapLayout& layout)
{
    return layout.rowLabels.width() - (label_to_map - 4) * layout.text - 4;
}

double columnLabelRoom(const HeatmapLayout& layout)
{
    return layout.upright ? layout.columnLabels.height() - 6
                          : layout.map.cell.width() * std::max(layout.columnStep, 1) - 1;
}

LabelStyle labelStyle(const HeatmapLayout& layout, const QColor& foreground, TextFace face = TextFace::Words)
{
    return {{face, label_font * layout.text}, foreground};
}

void paintRowLabel(Canvas& canvas, const HeatmapLayout& layout, int row, const QString& label, LabelStyle style)
{
    const QRectF box = rowLabelBox(layout, row);
    style.room = rowLabelRoom(layout);
    if (layout.rowLabels.left() >= layout.map.area.right())
        canvas.centredText(canvas.fitted(label, style.text, style.room), style.text,
                           {box.left() + label_to_map - 4, box.center().y()}, style.foreground, Align::Start);
    else
        drawRowLabel(canvas, label, {box.right() - (label_to_map - 4) * layout.text, box.center().y()}, style);
}

void paintColumnLabel(Canvas& canvas, const HeatmapLayout& layout, int column, const QString& label, LabelStyle style)
{
    const QRectF box = columnLabelBox(layout, column);
    style.room = columnLabelRoom(layout);
    style.turned = layout.upright;
    const bool below = layout.columnLabels.top() >= layout.map.area.bottom();
    if (layout.columnStep > 1)
        return canvas.text(canvas.fitted(label, style.text, style.room), style.text,
                           {box.left(), below ? box.top() + 5 + canvas.capHeight(style.text) : box.bottom() - 5},
                           style.foreground, Align::Start);
    if (below) {
        const QString words = canvas.fitted(label, style.text, style.room);
        const QPointF top(box.center().x(), box.top() + (layout.upright ? 3 : 5));
        if (layout.upright)
            return canvas.centredText(words, style.text, top, style.foreground, Align::End, true);
        return canvas.text(words, style.text, top + QPointF(0, canvas.capHeight(style.text)), style.foreground,
                           Align::Middle);
    }
    drawColumnLabel(canvas, label, {box.center().x(), box.bottom() - (layout.upright ? 3 : 5) * layout.text}, style);
}

void paintLabels(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, const Colors& colors)
{
    const QRect seen = layout.map.visibleCells(data.rows, data.columns);
    if (!seen.isValid())
        return;
    ScreenCanvas canvas(painter);
    const LabelStyle style = labelStyle(layout, colors.text);
    const int rowStep = labelStep(layout.map.cell.height(), layout.text), columnStep = columnStepOf(layout);
    const auto firstOf = [](int from, int step) { return (from + step - 1) / step * step; };
    painter.save();
    painter.setClipRect(layout.rowLabels.adjusted(0, -4, 0, 4));
    for (int row = firstOf(seen.top(), rowStep); row <= seen.bottom() && !layout.rowLabels.isEmpty(); row += rowStep)
        paintRowLabel(canvas, layout, row, data.rowLabels.value(row), style);
    painter.setClipRect(layout.columnLabels.adjusted(-4, 0, 4, 0));
    for (int column = firstOf(seen.left(), columnStep); column <= seen.right() && !layout.columnLabels.isEmpty();
         column += columnStep)
        if (layout.columnStep <= 1 || layout.map.origin.x() + (column + columnStep) * layout.map.cell.width() <=
                                          layout.columnLabels.right() + 1) // the end of the map is no room for a word
            paintColumnLabel(canvas, layout, column, data.columnLabels.value(column), style);
    painter.restore();
}

// A bold word in its color, the rest muted: "Keys across: what is looked at".
void paintTitle(Canvas& canvas, QPointF baseline, const QString& word, const QString& rest, const QColor& first,
                const Colors& colors, bool turned = false)
{
    const TextStyle strong{TextFace::Strong, label_font};
    const double width = canvas.textWidth(word, strong);
    canvas.text(word, strong, baseline, first, Align::Start, turned);
    canvas.text(rest, {TextFace::Words, label_font}, baseline + (turned ? QPointF(0, -width) : QPointF(width, 0)),
                colors.text2, Align::Start, turned);
}

// An axis title, cut after its first word.
void paintAxisTitle(Canvas& canvas, QPointF baseline, const QString& title, const QColor& first, const Colors& colors,
                    bool turned = false)
{
    const qsizetype space = title.indexOf(QLatin1Char(' '));
    paintTitle(canvas, baseline, title.left(space), space < 0 ? QString() : title.mid(space), first, colors, turned);
}

// q, k and v have their colours wherever they are named.
QColor captionColor(const HeatmapData& data, const HeatmapParts& parts, const Colors& colors)
{
    if (parts.accented)
        return colors.accent;
    return data.tensor == QLatin1String("q")   ? colors.q
           : data.tensor == QLatin1String("k") ? colors.k
           : data.tensor == QLatin1String("v") ? colors.v
                                               : colors.text;
}

QColor columnColor(const HeatmapData& data, const Colors& colors)
{
    return data.columnMeaning == AxisMeaning::Key ? colors.k : colors.text;
}

void paintTitles(Canvas& canvas, const HeatmapData& data, const HeatmapLayout& layout, const HeatmapParts& parts,
                 const Colors& colors)
{
    const QPointF over(layout.columnTitle.left(), layout.columnTitle.top() + 12);
    if (!parts.caption.isEmpty())
        paintTitle(canvas, over, parts.caption, QLatin1Char(' ') + parts.captionNote, captionColor(data, parts, colors),
                   colors);
    else if (!layout.columnTitle.isEmpty() && !data.columnTitle.isEmpty())
        paintAxisTitle(canvas, over, data.columnTitle, columnColor(data, colors), colors);
    if (layout.rowTitle.isEmpty())
        return;
    const double length = titleWidth(data.rowTitle);
    const double end = std::max(layout.rowTitle.center().y() + length / 2, layout.rowTitle.top() + length);
    paintAxisTitle(canvas, {layout.rowTitle.left() + 14, std::round(end)}, data.rowTitle,
                   data.rowMeaning == AxisMeaning::Query ? colors.q : colors.text, colors, true);
}

// As many decimals as float32 rows of softmax weights keep.
constexpr double least_judged_cell = 22; // px: lower ones have no room for a ground behind their sum

bool isOne(double sum) { return std::abs(sum - 1) <= 1e-5; }

void paintSums(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, bool judged,
               const Colors& colors)
{
    ScreenCanvas canvas(painter);
    const double right = layout.sums.right() - 4;
    if (!layout.columnLabels.isEmpty())
        canvas.text(rowSumWord(), {TextFace::Words, 11 * layout.text}, {right, layout.columnLabels.bottom() - 5},
                    colors.text2, Align::End);
    const TextStyle style{TextFace::Numbers, label_font * layout.text};
    const QRect seen = layout.map.visibleCells(data.rows, data.columns);
    const int step = labelStep(layout.map.cell.height(), layout.text),
              end = std::min(seen.bottom() + 1, data.finishedRows);
    painter.save();
    painter.setClipRect(layout.sums.adjusted(0, -4, 0, 4));
    for (int row = (seen.top() + step - 1) / step * step; row < end; row += step) {
        const bool revealed = !isWithheld(data.rowSum(row));
        const bool wrong = judged && revealed && !isOne(data.rowSum(row) + data.sinkShare(row));
        const QString sum = rowSumText(canvas, data, row, style, right - layout.sums.left() - 4, wrong);
        if (wrong && !sum.isEmpty() && layout.map.cell.height() >= least_judged_cell) {
            const double wide = canvas.textWidth(sum, style) + 8, centre = rowLabelBox(layout, row).center().y();
            painter.setRenderHint(QPainter::Antialiasing, true);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.badbg);
            const double high = std::min(20 * layout.text, layout.map.cell.height() - 2);
            painter.drawRoundedRect(QRectF(right - wide + 4, centre - high / 2, wide, high), 3, 3);
        }
        canvas.centredText(sum, style, {right, rowLabelBox(layout, row).center().y()},
                           wrong ? colors.bad : colors.text2, Align::End);
    }
    painter.restore();
}

} // namespace

void paintFurniture(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, const HeatmapParts& parts,
                    const Colors& colors)
{
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    ScreenCanvas canvas(painter);
    paintTitles(canvas, data, layout, parts, colors);
    paintLabels(painter, data, layout, colors);
    if (!layout.sums.isEmpty())
        paintSums(painter, data, layout, parts.judgedSums, colors);
    if (layout.flatBar)
        paintFlatColorBar(painter, layout.bar, data, colors);
    else if (!layout.bar.isEmpty())
        paintColorBar(painter, layout.bar, data, colors, layout.text);
    if (!layout.legend.isEmpty())
        paintLegend(painter, layout.legend, legendOf(data, colors), colors);
}

void paintColumnTitle(QPainter& painter, const HeatmapData& data, const QString& title, QPointF baseline,
                      const Colors& colors)
{
    ScreenCanvas canvas(painter);
    paintAxisTitle(canvas, baseline, title, columnColor(data, colors), colors);
}

void paintLabelTints(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell cell,
                     const Colors& colors, LabelState state)
{
    const bool chosen = state == LabelState::Chosen, framed = colors.highContrast || !chosen;
    const bool query = data.rowMeaning == AxisMeaning::Query, key = data.columnMeaning == AxisMeaning::Key;
    const auto tinted = [&](const QRectF& box, const QColor& color) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(!framed ? QPen(Qt::NoPen) : QPen(chosen ? colors.line : color)); // no tint in high contrast
        painter.setBrush(framed ? colors.base : mixed(colors.base, color, tint));
        const double line = framed ? 0.5 : 0;
        painter.drawRoundedRect(box.adjusted(line, line, -line, -line), 3, 3);
        painter.setRenderHint(QPainter::Antialiasing, false);
        return labelStyle(layout, color, chosen ? TextFace::Strong : TextFace::Words);
    };
    ScreenCanvas canvas(painter);
    // If labels were left out, the selected one may fall between two others: those it would overlap are removed.
    const auto takeAwayNear = [&](int chosen, int step, auto box) {
        const int before = chosen / step * step;
        for (const int label : {before - step, before, before + step})
            if (step > 1 && label >= 0 && box(label).intersects(box(chosen)))
                painter.fillRect(box(label), colors.base);
    };
    const auto rowBox = [&](int row) { return rowLabelBox(layout, row); };
    const auto columnBox = [&](int column) { // over several columns no wider than its words
        QRectF box = columnLabelBox(layout, column);
        if (layout.columnStep > 1) {
            const double words = canvas.textWidth(data.columnLabels.value(column), {TextFace::Strong, label_font});
            box.setWidth(std::min(words, box.width()));
            box.adjust(-4, 0, 4, 0);
        }
        return box;
    };
    painter.save();
    if (!layout.rowLabels.isEmpty()) {
        painter.setClipRect(layout.rowLabels.adjusted(0, -8, 0, 8));
        takeAwayNear(cell.row, labelStep(layout.map.cell.height(), layout.text), rowBox);
        const LabelStyle style = tinted(rowLabelBox(layout, cell.row), query ? colors.q : colors.accent);
        paintRowLabel(canvas, layout, cell.row, data.rowLabels.value(cell.row), style);
    }
    if (!layout.columnLabels.isEmpty()) {
        painter.setClipRect(layout.columnLabels.adjusted(-8, 0, 8, 0));
        takeAwayNear(cell.column, columnStepOf(layout), columnBox);
        const LabelStyle style = tinted(columnBox(cell.column), key ? colors.k : colors.accent);
        paintColumnLabel(canvas, layout, cell.column, data.columnLabels.value(cell.column), style);
    }
    painter.restore();
}

bool labelsFit(const HeatmapData& data, const HeatmapLayout& layout)
{
    const QFontMetricsF metrics(textFont(label_font * layout.text, QFont::DemiBold));
    const auto widest = [&](const QStringList& labels) {
        return widestLabel(labels, [&](const QString& label) { return metrics.horizontalAdvance(label); });
    };
    return (layout.rowLabels.isEmpty() || widest(data.rowLabels) <= rowLabelRoom(layout)) &&
           (layout.columnLabels.isEmpty() || widest(data.columnLabels) <= columnLabelRoom(layout));
}

std::optional<Cell> cellMeant(const HeatmapData& data, const HeatmapLayout& layout, QPointF position,
                              std::optional<Cell> chosen)
{
    const bool row = layout.rowLabels.contains(position), column = layout.columnLabels.contains(position);
    const QPointF top_left = layout.map.area.topLeft();
    const QPointF inside(row ? top_left.x() : position.x(), column ? top_left.y() : position.y());
    auto cell = layout.map.cellAt(inside, data.rows, data.columns);
    if (cell && row)
        cell->column = chosen.value_or(*cell).column;
    if (cell && column)
        cell->row = chosen.value_or(*cell).row;
    return cell;
}

QString hiddenLabelAt(const HeatmapData& data, const HeatmapLayout& layout, QPointF position)
{
    const QFontMetricsF metrics(textFont(label_font * layout.text));
    const auto hidden = [&](const QString& label, double room, double cell) {
        const bool leftOut = labelStep(cell, layout.text) > 1;
        return leftOut || metrics.horizontalAdvance(label) > room ? label : QString();
    };
    if (layout.rowLabels.contains(position)) {
        const int row = int((position.y() - layout.map.origin.y()) / layout.map.cell.height());
        return hidden(data.rowLabels.value(row), rowLabelRoom(layout), layout.map.cell.height());
    }
    if (layout.columnLabels.contains(position)) {
        const int column = int((position.x() - layout.map.origin.x()) / layout.map.cell.width());
        return hidden(data.columnLabels.value(column), columnLabelRoom(layout), layout.map.cell.width());
    }
    return {};
}

} // namespace attn
