// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/colorbar.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapgeometry.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double tick_line = 16; // px: closer ticks would run into each other
constexpr double tick_font = 12, text_gap = 8, tick_length = 4, arrow_height = 7, arrow_gap = 2;

// Decimals at which the range's ends keep three significant digits; round numbers keep one decimal.
int tickDecimals(double low, double high)
{
    const double size = std::max(std::abs(low), std::abs(high));
    const auto isTenths = [](double value) { return std::abs(value * 10 - std::round(value * 10)) < 1e-9; };
    if (size >= 0.5 && size < 1000 && isTenths(low) && isTenths(high))
        return 1;
    return size > 0 ? std::clamp(2 - int(std::floor(std::log10(size))), 0, 8) : 1;
}

// Two significant digits, as a logarithmic scale needs them: "0.032", "3e−5". `range` tells dust from numbers.
QString logText(double value, double range)
{
    const double size = std::abs(value);
    if (size < range * 1e-12)
        return QStringLiteral("0");
    const int decimals = std::clamp(1 - int(std::floor(std::log10(size))), 0, 8);
    if (size >= 1e-4 && size < 1e5)
        return formatNumber(value, decimals);
    const int exponent = int(std::floor(std::log10(size)));
    return QStringLiteral("%1e%2").arg(formatNumber(value / std::pow(10.0, exponent), 0), formatNumber(exponent, 0));
}

void paintArrow(QPainter& painter, const QRectF& bar, bool up, const QColor& fill, const QColor& edge)
{
    const double base = up ? bar.top() - arrow_gap : bar.bottom() + arrow_gap;
    const double tip = up ? base - arrow_height : base + arrow_height;
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(fill);
    painter.drawPolygon(
        QPolygonF{QPointF(bar.left() + 0.5, base), QPointF(bar.right() - 0.5, base), QPointF(bar.center().x(), tip)});
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintBarEdge(QPainter& painter, const QRectF& box, const QColor& edge)
{
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 1), edge);
    painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), edge);
    painter.fillRect(QRectF(box.left(), box.top(), 1, box.height()), edge);
    painter.fillRect(QRectF(box.right() - 1, box.top(), 1, box.height()), edge);
}

} // namespace

std::vector<BarTick> colorBarTicks(const HeatmapData& data, const Colors& colors, double length)
{
    const int room = std::max(int(length / tick_line), 1) + 1;
    if (!data.rowRanges.empty()) {
        std::vector<BarTick> ticks = {{0, QStringLiteral("row low")}, {1, QStringLiteral("row high")}};
        if (data.colorMap == QLatin1String("diverging") && room >= 3)
            ticks.insert(ticks.begin() + 1, {0.5, QStringLiteral("0")});
        return ticks;
    }
    const ColorScale scale(data, colors);
    const int wanted = !data.logarithmic && data.low == 0 && data.high == 1 ? 6 : 5;
    const int count = wanted <= room ? wanted : room >= 3 ? 3 : 2;
    const int decimals = tickDecimals(data.low, data.high);
    std::vector<BarTick> ticks;
    for (int i = 0; i < count; ++i) {
        const double position = double(i) / (count - 1);
        double value = i == 0 ? data.low : i == count - 1 ? data.high : scale.valueAt(position);
        if (std::abs(value) < (data.high - data.low) * 1e-9)
            value = 0; // the middle of a centred range: a rest of the division would give it a minus
        ticks.push_back(
            {position, data.logarithmic ? logText(value, data.high - data.low) : formatNumber(value, decimals)});
    }
    return ticks;
}

double colorBarTextWidth(const HeatmapData& data)
{
    const QFontMetricsF metrics(numberFont(tick_font));
    double width = 0;
    for (const BarTick& tick : colorBarTicks(data, colorsOf(ThemeName::Light), 1e4))
        width = std::max(width, metrics.horizontalAdvance(tick.text));
    return std::ceil(width);
}

void paintColorBar(QPainter& painter, const QRectF& bar, const HeatmapData& data, const Colors& colors)
{
    const ColorScale scale(data, colors);
    const double pixel = pixelOf(painter.device());
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int lines = std::max(int(std::lround(bar.height() / pixel)), 1);
    for (int i = 0; i < lines; ++i)
        painter.fillRect(QRectF(bar.left(), bar.bottom() - (i + 1) * pixel, bar.width(), pixel),
                         QColor::fromRgb(scale.at((i + 0.5) / lines)));
    paintBarEdge(painter, bar, colors.edge);

    const QFont font = numberFont(tick_font);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const BarTick& tick : colorBarTicks(data, colors, bar.height())) {
        const double y = snapped(bar.bottom() - tick.position * (bar.height() - 1) - 1, pixel);
        painter.fillRect(QRectF(bar.right(), y, tick_length, 1), colors.edge);
        painter.setPen(colors.text2);
        painter.drawText(QPointF(bar.right() + text_gap, snapped(y + 0.5 + metrics.capHeight() / 2, pixel)), tick.text);
    }
    if (data.beyondHigh)
        paintArrow(painter, bar, true, QColor::fromRgb(scale.at(1)), colors.edge);
    if (data.beyondLow)
        paintArrow(painter, bar, false, QColor::fromRgb(scale.at(0)), colors.edge);
}

void paintFlatColorBar(QPainter& painter, const QRectF& place, const HeatmapData& data, const Colors& colors)
{
    const ColorScale scale(data, colors);
    const std::vector<BarTick> ticks = colorBarTicks(data, colors, place.width());
    const QFont font = numberFont(12);
    const QFontMetricsF metrics(font);
    const double pixel = pixelOf(painter.device());
    const double left = std::ceil(metrics.horizontalAdvance(ticks.front().text)) + text_gap;
    const double right = std::ceil(metrics.horizontalAdvance(ticks.back().text)) + text_gap;
    const QRectF bar(place.left() + left, std::floor(place.center().y() - 7), place.width() - left - right, 14);
    const double baseline = snapped(place.center().y() + metrics.capHeight() / 2, pixel);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int lines = std::max(int(std::lround(bar.width() / pixel)), 1);
    for (int i = 0; i < lines; ++i)
        painter.fillRect(QRectF(bar.left() + i * pixel, bar.top(), pixel, bar.height()),
                         QColor::fromRgb(scale.at((i + 0.5) / lines)));
    paintBarEdge(painter, bar, colors.edge);
    painter.setFont(font);
    painter.setPen(colors.text);
    painter.drawText(QPointF(place.left(), baseline), ticks.front().text);
    painter.drawText(QPointF(bar.right() + text_gap, baseline), ticks.back().text);
}

} // namespace attn
