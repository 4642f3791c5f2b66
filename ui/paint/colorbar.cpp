// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/colorbar.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapgeometry.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/colormap.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn {
namespace {

constexpr double tick_line = 16; // px: closer ticks would overlap
constexpr double text_gap = 8, tick_length = 4, arrow_height = 7, arrow_gap = 2;
constexpr int bar_steps = 256; // every colour of the table once

// Decimals at which the largest value keeps three significant digits; one if all are tenths.
int tickDecimals(const std::vector<double>& values)
{
    double size = 0;
    for (const double value : values)
        size = std::max(size, std::abs(value));
    const auto isTenths = [](double value) { return std::abs(value * 10 - std::round(value * 10)) < 1e-9; };
    if (size >= 0.5 && size < 1000 && std::ranges::all_of(values, isTenths))
        return 1;
    return size > 0 ? std::clamp(2 - int(std::floor(std::log10(size))), 0, 8) : 1;
}

} // namespace

QString logText(double value, double range)
{
    const double size = std::abs(value);
    if (size < range * 1e-12)
        return QStringLiteral("0");
    const int decimals = std::clamp(1 - int(std::floor(std::log10(size))), 0, 8);
    if (size >= 1e-4 && size < 1e5)
        return formatNumber(value, decimals);
    return formatScientific(value, 0);
}

namespace {

std::vector<BarTick> wordsAtTheEnds(const HeatmapData& data, int room)
{
    const bool rows = !data.rowRanges.empty();
    std::vector<BarTick> ticks = {{0, rows ? QObject::tr("row low") : QObject::tr("low")},
                                  {1, rows ? QObject::tr("row high") : QObject::tr("high")}};
    if (isDiverging(data.colorMap) && room >= 3)
        ticks.insert(ticks.begin() + 1, {0.5, QStringLiteral("0")});
    return ticks;
}

std::vector<BarTick> numbersAlong(const HeatmapData& data, const Colors& colors, int room)
{
    const ColorScale scale(data, colors);
    const int wanted = !data.logarithmic && data.low == 0 && data.high == 1 ? 6 : 5;
    const int count = wanted <= room ? wanted : room >= 3 ? 3 : 2;
    std::vector<double> values;
    for (int i = 0; i < count; ++i) {
        const double value = i == 0 ? data.low : i == count - 1 ? data.high : scale.valueAt(double(i) / (count - 1));
        // The middle of a centred range: a rest of the division would give it a minus.
        values.push_back(std::abs(value) < (data.high - data.low) * 1e-9 ? 0 : data.inCells(value));
    }
    const int decimals = tickDecimals(values);
    std::vector<BarTick> ticks;
    ticks.reserve(values.size());
    for (int i = 0; i < count; ++i)
        ticks.push_back({double(i) / (count - 1), data.logarithmic ? logText(values[i], data.high - data.low)
                                                                   : formatNumber(values[i], decimals)});
    if (data.beyondLow)
        ticks.front().text.prepend(QStringLiteral("≤ "));
    if (data.beyondHigh)
        ticks.back().text.prepend(QStringLiteral("≥ "));
    return ticks;
}

BarStyle enlarged(BarStyle style, double by)
{
    style.tick.size *= by;
    style.unit *= by;
    return style;
}

int roomForTicks(double length) { return std::max(int(length / tick_line), 1) + 1; }

// At the bar's high or low end, upwards or to the right in one that lies flat.
void drawArrow(Canvas& canvas, const QRectF& bar, bool high, const QColor& fill, const BarStyle& style,
               bool flat = false)
{
    const double unit = style.unit, inset = style.framed ? unit / 2 : 0, away = high != flat ? -unit : unit;
    const double end = flat ? (high ? bar.right() : bar.left()) : (high ? bar.top() : bar.bottom());
    const double base = end + arrow_gap * away, tip = base + arrow_height * away;
    QPainterPath arrow(flat ? QPointF(base, bar.top() + inset) : QPointF(bar.left() + inset, base));
    arrow.lineTo(flat ? QPointF(base, bar.bottom() - inset) : QPointF(bar.right() - inset, base));
    arrow.lineTo(flat ? QPointF(tip, bar.center().y()) : QPointF(bar.center().x(), tip));
    arrow.closeSubpath();
    canvas.fill(arrow, fill);
    if (style.framed)
        canvas.stroke(arrow, style.colors.edge, unit);
}

} // namespace

std::vector<BarTick> colorBarTicks(const HeatmapData& data, const Colors& colors, double length)
{
    const int room = roomForTicks(length);
    return data.rangeInNumbers() ? numbersAlong(data, colors, room) : wordsAtTheEnds(data, room);
}

// Until the steps are through, room for the final numbers is kept, so that the map does not move.
double colorBarTextWidth(const HeatmapData& data, double text)
{
    const Colors& colors = colorsOf(ThemeName::Light);
    const QFontMetricsF metrics(screenFont(enlarged(BarStyle{colors}, text).tick));
    const int room = roomForTicks(1e4);
    double width = 0;
    for (const BarTick& tick : data.rowRanges.empty() ? numbersAlong(data, colors, room) : wordsAtTheEnds(data, room))
        width = std::max(width, metrics.horizontalAdvance(tick.text));
    return std::ceil(width);
}

void drawGradient(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const BarStyle& style, bool flat)
{
    const ColorScale scale(data, style.colors);
    QImage image(flat ? bar_steps : 1, flat ? 1 : bar_steps, QImage::Format_RGB32);
    for (int i = 0; i < bar_steps; ++i)
        image.setPixel(flat ? i : 0, flat ? 0 : bar_steps - 1 - i, scale.at(i / double(bar_steps - 1)));
    canvas.image(image, bar);
    if (style.framed)
        drawRing(canvas, bar, 0, style.unit, style.colors.edge);
}

void drawColorBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const std::vector<BarTick>& ticks,
                  const BarStyle& style)
{
    const Colors& colors = style.colors;
    const ColorScale scale(data, colors);
    const double unit = style.unit;
    drawGradient(canvas, bar, data, style);
    for (const BarTick& tick : ticks) {
        double y = bar.bottom() - tick.position * (bar.height() - unit) - unit;
        if (canvas.pixel() > 0)
            y = snapped(y, canvas.pixel());
        canvas.fill(QRectF(bar.right(), y, tick_length * unit, unit), colors.edge);
        canvas.centredText(tick.text, style.tick, {bar.right() + text_gap * unit, y + unit / 2}, colors.text2,
                           Align::Start);
    }
    if (data.beyondHigh)
        drawArrow(canvas, bar, true, QColor::fromRgb(scale.at(1)), style);
    if (data.beyondLow)
        drawArrow(canvas, bar, false, QColor::fromRgb(scale.at(0)), style);
}

void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapData& data, const Colors& colors, double text)
{
    ScreenCanvas canvas(painter);
    drawColorBar(canvas, bar, data, colorBarTicks(data, colors, bar.height() / text), enlarged({colors}, text));
}

void drawFlatColorBar(Canvas& canvas, const QRectF& place, const HeatmapData& data, const BarStyle& style)
{
    const Colors& colors = style.colors;
    const std::vector<BarTick> ticks = colorBarTicks(data, colors, place.width());
    const double arrow = arrow_gap + arrow_height;
    const double left = std::ceil(canvas.textWidth(ticks.front().text, style.tick)) + text_gap + data.beyondLow * arrow;
    const double right =
        std::ceil(canvas.textWidth(ticks.back().text, style.tick)) + text_gap + data.beyondHigh * arrow;
    const QRectF bar(place.left() + left, std::floor(place.center().y() - 7), place.width() - left - right, 14);
    drawGradient(canvas, bar, data, style, true);
    const ColorScale scale(data, colors);
    if (data.beyondHigh)
        drawArrow(canvas, bar, true, QColor::fromRgb(scale.at(1)), style, true);
    if (data.beyondLow)
        drawArrow(canvas, bar, false, QColor::fromRgb(scale.at(0)), style, true);
    const double middle = place.center().y();
    canvas.centredText(ticks.front().text, style.tick, {place.left(), middle}, colors.text, Align::Start);
    canvas.centredText(ticks.back().text, style.tick,
                       {place.right() - right + text_gap + data.beyondHigh * arrow, middle}, colors.text, Align::Start);
}

void paintFlatColorBar(QPainter& painter, const QRectF& place, const HeatmapData& data, const Colors& colors)
{
    ScreenCanvas canvas(painter);
    drawFlatColorBar(canvas, place, data, {colors});
}

} // namespace attn
