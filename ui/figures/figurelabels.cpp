// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurelabels.h"

#include "ui/paint/labelpainter.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double label_line_height = 1.2;                                         // of a label's size
constexpr double label_tick_pt = 2.5, tick_width = 0.5, map_gap = 4, between = 5; // points at scale 1

// 1, 2, 3, 5, 10, 20, 50 …: the first that is at least `least`.
int niceStep(double least)
{
    constexpr int third = 3;
    if (least > 2 && least <= third)
        return third;
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

void drawTick(Canvas& canvas, QPointF at, bool down, double scale)
{
    const double length = label_tick_pt * scale, width = tick_width * scale;
    const QRectF box = down ? QRectF(at.x() - width / 2, at.y() - length, width, length)
                            : QRectF(at.x() - length, at.y() - width / 2, length, width);
    canvas.fill(box, figureColors().edge);
}

} // namespace

LabelLayout rowLabelLayout(const HeatmapData& data, double cell, const TextStyle& style, double room, int leastStep)
{
    LabelLayout layout;
    layout.step = niceStep(style.size * label_line_height / cell);
    // More of them than the room was measured for, where they fit all the same.
    if (layout.step < leastStep && widestShown(data.rowLabels, layout.step, style) > room)
        layout.step = leastStep;
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

int labelStep(const FigureLayout& layout)
{
    int step = 1;
    for (const PanelLayout& panel : layout.panels)
        for (const LabelLayout& labels : {panel.rows, panel.columns})
            step = std::max(step, labels.shown ? labels.step : 1);
    return step;
}

double sizeForAll(const FigureLayout& layout)
{
    double side = 1e9;
    for (const PanelLayout& panel : layout.panels) {
        if (panel.rows.shown)
            side = std::min(side, panel.cell.height());
        if (panel.columns.shown && panel.columns.turned)
            side = std::min(side, panel.cell.width());
    }
    return side / label_line_height;
}

void drawLabels(Canvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel)
{
    const double gap = map_gap * layout.scale, apart = 0.5 * layout.scale;
    const QPointF corner = panel.map.topLeft();
    const LabelStyle row{layout.label, figureColors().text, panel.rows.room};
    const LabelStyle column{layout.label, figureColors().text, panel.columns.turned ? panel.columns.room : 1e6,
                            panel.columns.turned};
    for (int i = 0; i < data.rows && panel.rows.shown; i += panel.rows.step) {
        const double y = corner.y() + (i + 0.5) * panel.cell.height();
        drawRowLabel(canvas, data.rowLabels.value(i), {corner.x() - gap, y}, row);
        if (panel.rows.ticked)
            drawTick(canvas, {corner.x() - apart, y}, false, layout.scale);
    }
    for (int i = 0; i < data.columns && panel.columns.shown; i += panel.columns.step) {
        const double x = corner.x() + (i + 0.5) * panel.cell.width();
        drawColumnLabel(canvas, data.columnLabels.value(i), {x, corner.y() - gap}, column);
        if (panel.columns.ticked)
            drawTick(canvas, {x, corner.y() - apart}, true, layout.scale);
    }
}

void drawRowSums(Canvas& canvas, const HeatmapData& data, const FigureLayout& layout, const PanelLayout& panel)
{
    const QColor foreground = figureColors().text2;
    const double top = panel.map.top();
    if (panel.columns.shown)
        canvas.text(rowSumWord(), layout.label, {panel.sumsRight, top - map_gap * layout.scale}, foreground,
                    Align::End);
    const LabelLayout& rows = (panel.rows.shown ? panel : layout.panels.front()).rows;
    const int step =
        std::max(rows.shown ? rows.step : 1, niceStep(layout.sums.size * label_line_height / panel.cell.height()));
    for (int row = 0; row < std::min(data.rows, data.finishedRows); row += step)
        canvas.centredText(rowSumText(canvas, data, row, layout.sums, panel.sumsRight - panel.map.right()), layout.sums,
                           {panel.sumsRight, top + (row + 0.5) * panel.cell.height()}, foreground, Align::End);
}

} // namespace attn
