// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurebar.h"

#include "ui/figures/cellplaces.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/colorscale.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double px_per_point = 96.0 / 72;
constexpr int most_ticks = 7;
constexpr double tick_room = 18; // points at scale 1, from one tick to the next

struct Step {
    double size = 0;
    int decimals = 0;
};

// The smallest round step that makes no more than `most` ticks.
Step roundStep(double low, double high, int most)
{
    const double least = (high - low) / most;
    const int exponent = int(std::floor(std::log10(least)));
    for (int power = exponent;; ++power)
        for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
            const double step = factor * std::pow(10.0, power);
            if (std::floor(high / step + 1e-9) - std::ceil(low / step - 1e-9) + 1 <= most)
                return {step, std::clamp(-power + (factor == 2.5 ? 1 : 0), 0, 8)};
        }
}

// 0, and 1, 2 and 5 times powers of ten: as many as have room, powers of ten first, and of them the largest.
std::vector<BarTick> logarithmicTicks(const HeatmapData& data, double length)
{
    const ColorScale scale(data, figureColors());
    std::vector<BarTick> ticks;
    const auto put = [&](double value) {
        if (value < data.low || value > data.high)
            return;
        const double position = scale.position(0, value);
        const auto touches = [&](const BarTick& each) {
            return std::abs(each.position - position) * length < tick_room;
        };
        if (ticks.size() < most_ticks && std::ranges::none_of(ticks, touches))
            ticks.push_back({position, logText(value, data.high - data.low)});
    };
    put(0);
    const int highest = int(std::floor(std::log10(std::max(std::abs(data.low), std::abs(data.high)))));
    constexpr int decades = 12; // no color shows what is below
    for (const double factor : {1.0, 5.0, 2.0})
        for (int power = highest; power > highest - decades; --power)
            for (const double sign : {1.0, -1.0})
                put(sign * factor * std::pow(10.0, power));
    std::ranges::sort(ticks, {}, &BarTick::position);
    return ticks;
}

QRectF onPixels(const Canvas& canvas, const QRectF& bar)
{
    return CellPlaces{bar.topLeft(), bar.size(), 0, canvas.pixel()}.whole(1, 1);
}

BarStyle styleOf(const FigureLayout& layout) { return {figureColors(), layout.tick, layout.unit(), false}; }

} // namespace

std::vector<BarTick> figureTicks(const HeatmapData& data, double length)
{
    const double span = data.high - data.low;
    if (data.rangeInNumbers() && data.logarithmic && span > 0 && std::isfinite(span))
        if (auto ticks = logarithmicTicks(data, length); ticks.size() >= 2)
            return ticks;
    if (!data.rangeInNumbers() || data.logarithmic || !(span > 0) || !std::isfinite(span))
        return colorBarTicks(data, figureColors(), length * px_per_point);
    const Step step = roundStep(data.low, data.high, std::clamp(int(length / tick_room) + 1, 2, most_ticks));
    const double first = std::ceil(data.low / step.size - 1e-9), last = std::floor(data.high / step.size + 1e-9);
    std::vector<BarTick> ticks;
    const int decimals = std::max(step.decimals, std::max(std::abs(data.low), std::abs(data.high)) < 10 ? 1 : 0);
    for (double i = first; i <= last; ++i) {
        const double value = i == 0 ? 0 : i * step.size; // never a zero with a minus
        ticks.push_back({std::clamp((value - data.low) / span, 0.0, 1.0), formatNumber(value, decimals)});
    }
    return ticks.size() >= 2 ? ticks : colorBarTicks(data, figureColors(), length * px_per_point);
}

double barTextWidth(const HeatmapData& data, const TextStyle& tick)
{
    double width = 0;
    for (const BarTick& each : figureTicks(data, 1e4))
        width = std::max(width, textWidth(each.text, tick));
    return width;
}

void drawFlatBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout)
{
    const QRectF box = onPixels(canvas, bar);
    const std::vector<BarTick> ticks = colorBarTicks(data, figureColors(), 0); // the two ends
    const double baseline = box.bottom() + layout.tick.size * 1.1;
    const QColor foreground = figureColors().text2;
    canvas.begin(QStringLiteral("colour-bar"));
    drawGradient(canvas, box, data, styleOf(layout), true);
    const QString low = ticks.front().text, high = ticks.back().text, both = QStringLiteral("±") + high;
    TextStyle style = layout.tick;
    const auto width = [&](const QString& text) { return canvas.textWidth(text, style); };
    if (const double needed = width(low) + style.size / 2 + width(high);
        needed > box.width() && data.low == -data.high && data.rangeInNumbers()) {
        style.size *= std::min(1.0, box.width() / width(both));
        canvas.text(both, style, {box.center().x(), baseline}, foreground, Align::Middle);
    } else {
        style.size *= std::min(1.0, box.width() / needed);
        canvas.text(low, style, {box.left(), baseline}, foreground);
        canvas.text(high, style, {box.right(), baseline}, foreground, Align::End);
    }
    canvas.end();
}

void drawBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout)
{
    canvas.begin(QStringLiteral("colour-bar"));
    drawColorBar(canvas, onPixels(canvas, bar), data, figureTicks(data, bar.height() / layout.scale), styleOf(layout));
    canvas.end();
}

} // namespace attn
