// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurebar.h"

#include "ui/figures/cellplaces.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/colorscale.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double tick_length_pt = 2.5, line_pt = 0.5, text_gap_pt = 5, arrow_height_pt = 5,
                 arrow_gap_pt = 1.5; // points at scale 1
constexpr double px_per_point = 96.0 / 72;
constexpr int bar_steps = 256, most_ticks = 7;
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
    const double base = up ? bar.top() - arrow_gap_pt * scale : bar.bottom() + arrow_gap_pt * scale;
    const double tip = up ? base - arrow_height_pt * scale : base + arrow_height_pt * scale;
    QPainterPath arrow;
    arrow.addPolygon(QPolygonF{QPointF(bar.left(), base), QPointF(bar.right(), base), QPointF(bar.center().x(), tip)});
    arrow.closeSubpath();
    canvas.fill(arrow, color);
}

} // namespace

std::vector<BarTick> figureTicks(const HeatmapData& data, double length)
{
    const double span = data.high - data.low;
    if (!data.rowRanges.empty() || data.logarithmic || !(span > 0) || !std::isfinite(span))
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

void drawFlatBar(FigureCanvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout)
{
    const QRectF box = CellPlaces{bar.topLeft(), bar.size(), 0, canvas.pixel()}.whole(1, 1);
    const std::vector<BarTick> ticks = colorBarTicks(data, figureColors(), 0); // the two ends
    const double baseline = box.bottom() + layout.tick.size * 1.1;
    canvas.begin(QStringLiteral("colour-bar"));
    canvas.image(gradient(ColorScale(data, figureColors())).transformed(QTransform().rotate(90)), box);
    const QString low = ticks.front().text, high = ticks.back().text, both = QStringLiteral("±") + high;
    TextStyle style = layout.tick;
    const auto width = [&](const QString& text) { return textWidth(text, style); };
    if (const double needed = width(low) + style.size / 2 + width(high);
        needed > box.width() && data.low == -data.high && data.rowRanges.empty()) {
        style.size *= std::min(1.0, box.width() / width(both));
        canvas.text(both, style, {box.center().x() - width(both) / 2, baseline}, figureColors().text2);
    } else {
        style.size *= std::min(1.0, box.width() / needed);
        canvas.text(low, style, {box.left(), baseline}, figureColors().text2);
        canvas.text(high, style, {box.right() - width(high), baseline}, figureColors().text2);
    }
    canvas.end();
}

void drawBar(FigureCanvas& canvas, const QRectF& bar, const HeatmapData& data, const FigureLayout& layout)
{
    const ColorScale scale(data, figureColors());
    const double s = layout.scale, half = capHeight(layout.tick) / 2;
    const CellPlaces places{bar.topLeft(), bar.size(), 0, canvas.pixel()};
    const QRectF box = places.whole(1, 1);
    canvas.begin(QStringLiteral("colour-bar"));
    canvas.image(gradient(scale), box);
    for (const BarTick& tick : figureTicks(data, bar.height() / s)) {
        const double y = box.bottom() - tick.position * box.height();
        const double top = std::min(std::max(y - line_pt * s / 2, box.top()), box.bottom() - line_pt * s);
        canvas.fill(QRectF(box.right(), top, tick_length_pt * s, line_pt * s), figureColors().edge);
        canvas.text(tick.text, layout.tick, {box.right() + text_gap_pt * s, y + half}, figureColors().text2);
    }
    if (data.beyondHigh)
        drawArrow(canvas, box, true, QColor::fromRgb(scale.at(1)), s);
    if (data.beyondLow)
        drawArrow(canvas, box, false, QColor::fromRgb(scale.at(0)), s);
    canvas.end();
}

} // namespace attn
