// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurelabels.h"

#include "ui/figures/figurecanvas.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colors.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double label_line_height = 1.2;                                         // of a label's size
constexpr double label_tick_pt = 2.5, tick_width = 0.5, map_gap = 4, between = 5; // points at scale 1

// 1, 2, 5, 10, 20, 50 …: the first that is at least `least`.
int niceStep(double least)
{
    for (int power = 1;; power *= 10)
        for (const int step : {1, 2, 5})
            if (step * power >= least - 1e-9)
                return step * power;
}

// Of every label that is written when one in `step` is.
double widestShown(const QStringList& labels, int step, const TextStyle& style)
{
    if (step == 1)
        return widestText(labels, style);
    QStringList shown;
    for (qsizetype i = 0; i < labels.size(); i += step)
        shown << labels[i];
    return widestText(shown, style);
}

void drawTick(FigureCanvas& canvas, QPointF at, bool down, double scale)
{
    const double length = label_tick_pt * scale, width = tick_width * scale;
    const QRectF box = down ? QRectF(at.x() - width / 2, at.y() - length, width, length)
                            : QRectF(at.x() - length, at.y() - width / 2, length, width);
    canvas.fill(box, colorsOf(ThemeName::Light).edge);
}

} // namespace

LabelLayout rowLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room, int leastStep)
{
    LabelLayout layout;
    layout.step = std::max(leastStep, niceStep(style.size * label_line_height / cell));
    layout.room = std::min(room, widestShown(data.rowLabels, layout.step, style));
    layout.ticked = layout.step > 1;
    return layout;
}

LabelLayout columnLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room)
{
    LabelLayout layout;
    const double widest = widestText(data.columnLabels, style), space = style.size / 8 * between;
    layout.room = std::min(room, widest);
    if (widest <= cell - space / 2)
        return layout;
    layout.step = niceStep(style.size * label_line_height / cell);
    layout.turned = true;
    // Labels that are left out anyway may as well lie flat, when they are short and enough of them are left.
    const int flat = niceStep((widest + space) / cell);
    if (layout.step > 1 && widest <= 3.5 * style.size && data.columns / flat >= 4) {
        layout.turned = false;
        layout.step = flat;
    }
    layout.room = std::min(room, widestShown(data.columnLabels, layout.step, style));
    layout.ticked = layout.step > 1;
    return layout;
}

void drawLabels(FigureCanvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel)
{
    const TextStyle& style = layout.label;
    const QColor ink = colorsOf(ThemeName::Light).text;
    const double half = capHeight(style) / 2, gap = map_gap * layout.scale;
    for (int row = 0; row < data.rows && panel.rows.shown; row += panel.rows.step) {
        const QString words = fittedText(data.rowLabels.value(row), style, panel.rows.room);
        const double y = panel.map.top() + (row + 0.5) * panel.cell.height();
        canvas.text(words, style, {panel.map.left() - gap - textWidth(words, style), y + half}, ink);
        if (panel.rows.ticked)
            drawTick(canvas, {panel.map.left() - 0.5 * layout.scale, y}, false, layout.scale);
    }
    for (int column = 0; column < data.columns && panel.columns.shown; column += panel.columns.step) {
        const QString words =
            fittedText(data.columnLabels.value(column), style, panel.columns.turned ? panel.columns.room : 1e6);
        const double x = panel.map.left() + (column + 0.5) * panel.cell.width();
        if (panel.columns.turned)
            canvas.text(words, style, {x + half, panel.map.top() - gap}, ink, true);
        else
            canvas.text(words, style, {x - textWidth(words, style) / 2, panel.map.top() - gap}, ink);
        if (panel.columns.ticked)
            drawTick(canvas, {x, panel.map.top() - 0.5 * layout.scale}, true, layout.scale);
    }
}

void drawRowSums(FigureCanvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel)
{
    const QColor ink = colorsOf(ThemeName::Light).text2;
    if (panel.columns.shown) {
        const double width = textWidth(row_sum_word, layout.label);
        canvas.text(row_sum_word, layout.label, {panel.sumsRight - width, panel.map.top() - map_gap * layout.scale},
                    ink);
    }
    const double half = capHeight(layout.tick) / 2;
    const int step = niceStep(layout.tick.size * label_line_height / panel.cell.height());
    for (int row = 0; row < std::min(data.rows, data.finishedRows); row += step) {
        const QString sum = formatNumber(data.rowSum(row), std::min(data.digits, 4));
        canvas.text(
            sum, layout.tick,
            {panel.sumsRight - textWidth(sum, layout.tick), panel.map.top() + (row + 0.5) * panel.cell.height() + half},
            ink);
    }
}

} // namespace attn
