// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurepainter.h"

#include "ui/figures/figurecells.h"
#include "ui/figures/figurelabels.h"
#include "ui/figures/cellplaces.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/colorscale.h"

#include <cmath>

namespace attn {
namespace {

constexpr double tick_length = 2.5, line = 0.5, text_gap = 5, arrow_height = 5, arrow_gap = 1.5; // points at scale 1
constexpr double px_per_point = 96.0 / 72;
constexpr int bar_steps = 256;

const Colors& light() { return colorsOf(ThemeName::Light); }

// The gradient as an image of 256 x 1 pixels: every colour of the table once, in every format.
QImage gradient(const ColorScale& scale)
{
    QImage image(1, bar_steps, QImage::Format_RGB32);
    for (int i = 0; i < bar_steps; ++i)
        image.setPixel(0, i, scale.at(1 - i / double(bar_steps - 1)));
    return image;
}

void drawArrow(FigureCanvas& canvas, const QRectF& bar, bool up, const QColor& color, double scale)
{
    const double base = up ? bar.top() - arrow_gap * scale : bar.bottom() + arrow_gap * scale;
    const double tip = up ? base - arrow_height * scale : base + arrow_height * scale;
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF{QPointF(bar.left(), base), QPointF(bar.right(), base), QPointF(bar.center().x(), tip)});
    arrow.closeSubpath();
    canvas.fill(arrow, color);
}

void drawBar(FigureCanvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout)
{
    const ColorScale scale(data, light());
    const double s = layout.scale, half = capHeight(layout.tick) / 2;
    const CellPlaces places{bar.topLeft(), bar.size(), 0, canvas.pixel()};
    const QRectF box = places.whole(1, 1);
    canvas.begin(QStringLiteral("colour-bar"));
    canvas.image(gradient(scale), box);
    for (const BarTick& tick : colorBarTicks(data, light(), bar.height() * px_per_point / s)) {
        const double y = box.bottom() - tick.position * box.height();
        const double top = std::min(std::max(y - line * s / 2, box.top()), box.bottom() - line * s);
        canvas.fill(QRectF(box.right(), top, tick_length * s, line * s), light().edge);
        canvas.text(tick.text, layout.tick, {box.right() + text_gap * s, y + half}, light().text2);
    }
    if (data.beyondHigh)
        drawArrow(canvas, box, true, QColor::fromRgb(scale.at(1)), s);
    if (data.beyondLow)
        drawArrow(canvas, box, false, QColor::fromRgb(scale.at(0)), s);
    canvas.end();
}

void drawAxes(FigureCanvas& canvas, const FigureLayout& layout)
{
    const TextStyle& style = layout.axis;
    canvas.begin(QStringLiteral("axes"));
    if (!layout.columnAxis.isEmpty())
        canvas.text(layout.columnAxis, style,
                    layout.columnAxisMiddle - QPointF(textWidth(layout.columnAxis, style) / 2, 0), light().text2);
    if (!layout.rowAxis.isEmpty())
        canvas.text(layout.rowAxis, style,
                    layout.rowAxisMiddle + QPointF(0, textWidth(layout.rowAxis, style) / 2), light().text2, true);
    canvas.end();
}

void drawPanel(FigureCanvas& canvas, const FigureMap& map, const FigureLook& look, const FigureLayout& layout,
               const PanelLayout& panel)
{
    if (!map.caption.isEmpty())
        canvas.text(fittedText(map.caption, layout.caption, panel.captionRoom), layout.caption, panel.caption,
                    light().text);
    canvas.begin(QStringLiteral("map"));
    drawCells(canvas, map, look, layout, panel);
    canvas.end();
    if (panel.rows.shown || panel.columns.shown) {
        canvas.begin(QStringLiteral("labels"));
        drawLabels(canvas, *map.data, layout, panel);
        canvas.end();
    }
    if (panel.sumsRight > 0) {
        canvas.begin(QStringLiteral("row-sums"));
        drawRowSums(canvas, *map.data, layout, panel);
        canvas.end();
    }
    if (!panel.bar.isEmpty())
        drawBar(canvas, panel.bar, *map.data, layout);
}

} // namespace

void paintFigure(FigureCanvas& canvas, const Figure& figure, const FigureLook& look, const FigureLayout& layout)
{
    if (look.background)
        canvas.fill(QRectF(QPointF(), layout.size), light().base);
    if (!layout.titleText.isEmpty()) {
        canvas.begin(QStringLiteral("title"));
        canvas.text(layout.titleText, layout.title, layout.titleStart, light().text);
        canvas.end();
    }
    drawAxes(canvas, layout);
    for (std::size_t i = 0; i < figure.maps.size(); ++i)
        drawPanel(canvas, figure.maps[i], look, layout, layout.panels[i]);
    if (!layout.bar.isEmpty())
        drawBar(canvas, layout.bar, *figure.maps.front().data, layout);
}

} // namespace attn
