// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurebar.h"

#include "ui/figures/cellplaces.h"
#include "ui/figures/typeset.h"
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

// "10⁻²", "5 × 10⁻²"; zero is "0".
QString powerText(int factor, int power, bool minus)
{
    const QString text = powerOfTen(power);
    return (minus ? QStringLiteral("\u2212") : QString()) +
           (factor == 1 ? text : QStringLiteral("%1 × %2").arg(QString::number(factor), text));
}

// 0 and powers of ten, and 2 and 5 times them if there are less than three: as many as have room, the largest first.
std::vector<BarTick> logarithmicTicks(const HeatmapData& data, double length)
{
    const ColorScale scale(data, figureColors());
    std::vector<BarTick> ticks;
    const auto put = [&](double value, const QString& text) {
        if (value < data.low || value > data.high)
            return;
        const double position = scale.position(0, value);
        const auto touches = [&](const BarTick& each) {
            return std::abs(each.position - position) * length < tick_room;
        };
        if (ticks.size() < most_ticks && std::ranges::none_of(ticks, touches))
            ticks.push_back({position, text});
    };
    put(0, QStringLiteral("0"));
    const int highest = int(std::floor(std::log10(std::max(std::abs(data.low), std::abs(data.high)))));
    constexpr int decades = 12; // no color shows what is below
    constexpr std::size_t enough = 3;
    for (const int factor : {1, 5, 2})
        for (int power = highest; power > highest - decades && (factor == 1 || ticks.size() < enough); --power)
            for (const double sign : {1.0, -1.0})
                put(sign * factor * std::pow(10.0, power), powerText(factor, power, sign < 0));
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
    const double low = data.inCells(data.low), high = data.inCells(data.high);
    const Step step = roundStep(low, high, std::clamp(int(length / tick_room) + 1, 2, most_ticks));
    const double first = std::ceil(low / step.size - 1e-9), last = std::floor(high / step.size + 1e-9);
    std::vector<BarTick> ticks;
    const int decimals = std::max(step.decimals, std::max(std::abs(low), std::abs(high)) < 10 ? 1 : 0);
    for (double i = first; i <= last; ++i) {
        const double value = i == 0 ? 0 : i * step.size; // never a zero with a minus
        ticks.push_back({std::clamp((value - low) / (high - low), 0.0, 1.0), formatNumber(value, decimals)});
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

namespace {

// With their texts centred below them, but inside the bar; none if two of them touch.
std::vector<QPointF> placesBelow(const Canvas& canvas, const std::vector<BarTick>& ticks, const QRectF& bar,
                                 const TextStyle& style)
{
    std::vector<QPointF> starts;
    double end = bar.left() - style.size;
    for (const BarTick& tick : ticks) {
        const double width = canvas.textWidth(tick.text, style);
        const double start = std::clamp(bar.left() + tick.position * bar.width() - width / 2, bar.left(),
                                        std::max(bar.left(), bar.right() - width));
        if (start < end + style.size / 2)
            return {};
        starts.emplace_back(start, bar.bottom() + style.size * 1.1);
        end = start + width;
    }
    return starts;
}

} // namespace

void drawFlatBar(Canvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout)
{
    const QRectF box = onPixels(canvas, bar);
    const double baseline = box.bottom() + layout.tick.size * 1.1;
    const QColor foreground = figureColors().text2;
    TextStyle style = layout.tick;
    canvas.begin(QStringLiteral("colour-bar"));
    drawGradient(canvas, box, data, styleOf(layout), true);
    const bool numbers = data.rangeInNumbers() && !data.beyondLow && !data.beyondHigh;
    for (double length = box.width() / layout.scale / 2; numbers && length > tick_room; length /= 2) {
        const std::vector<BarTick> round = figureTicks(data, length);
        const std::vector<QPointF> places = placesBelow(canvas, round, box, style);
        if (round.size() < 3 || places.empty())
            continue;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const double line = layout.unit(), x = box.left() + round[i].position * (box.width() - line);
            canvas.fill(QRectF(x, box.bottom(), line, 2 * line), figureColors().edge);
            canvas.text(round[i].text, style, places[i], foreground);
        }
        return canvas.end();
    }
    const std::vector<BarTick> ticks = colorBarTicks(data, figureColors(), 0); // the two ends
    const QString low = ticks.front().text, high = ticks.back().text, both = QStringLiteral("±") + high;
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
    if (!layout.barWords.isEmpty())
        drawTypeset(canvas, layout.barWords, layout.axis, layout.barWordsMiddle, figureColors().text2, Align::Middle,
                    true);
    canvas.end();
}

} // namespace attn
