// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/softmaxcells.h"

#include "core/base/withheld.h"
#include "ui/kit/numbertext.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr double hatch_width = 44, before_bar = 10, after_number = 14, between = 22, least_bar = 12; // px

bool signedStep(SoftmaxStep step) { return step <= SoftmaxStep::MinusMaximum; }

bool sharesScale(SoftmaxStep step) { return step < SoftmaxStep::MinusMaximum; }

void drawBar(Canvas& canvas, const QRectF& room, double value, bool chosen, SoftmaxStep step,
             const std::pair<double, double>& scale, const SoftmaxCellStyle& style)
{
    const Colors& c = style.colors;
    const auto whole = [&](double length) { return std::round(length / style.unit) * style.unit; };
    const double span = scale.second > scale.first ? scale.second - scale.first : 1;
    const auto at = [&](double number) { return whole(room.left() + room.width() * (number - scale.first) / span); };
    const double zero = at(0);
    if (std::isfinite(value)) {
        const double end = at(value);
        const QColor hue = !signedStep(step) ? c.accent : value < 0 ? c.q : c.k;
        canvas.fill(QRectF(std::min(zero, end), room.top(), std::abs(end - zero), room.height()),
                    chosen ? hue : mixed(c.base, hue, 0.55));
    } else if (value > 0) {
        canvas.fill(QRectF(zero, room.top(), room.right() - zero, room.height()), mixed(c.base, c.bad, 0.55));
    }
    canvas.fill(QRectF(zero - style.unit, room.top() - 3 * style.unit, style.unit, room.height() + 6 * style.unit),
                c.edge);
}

} // namespace

std::vector<std::pair<double, double>> softmaxScales(const SoftmaxRow& row)
{
    std::vector<std::pair<double, double>> scales;
    for (const SoftmaxColumn& column : row.columns) {
        double low = 0, high = 0;
        for (const SoftmaxColumn& other : row.columns)
            if (&other == &column || (sharesScale(other.step) && sharesScale(column.step)))
                for (double value : other.values)
                    if (std::isfinite(value)) {
                        low = std::min(low, value);
                        high = std::max(high, value);
                    }
        scales.emplace_back(low, high);
    }
    return scales;
}

void drawSoftmaxCell(Canvas& canvas, const QRectF& cell, const SoftmaxRow& row, std::size_t column, std::size_t key,
                     bool chosen, const std::pair<double, double>& scale, const SoftmaxCellStyle& style)
{
    const SoftmaxColumn& each = row.columns[column];
    if (each.pending[key])
        return;
    const Colors& c = style.colors;
    const double unit = style.unit, value = each.values[key];
    // In a narrow column everything is smaller, so that no number lies over its bar.
    const double fit = std::min(1.0, cell.width() / ((before_bar + between + least_bar) * unit + style.numberWidth));
    const bool masked = each.masked[key];
    const bool wrong = !std::isfinite(value) && !isWithheld(value) && !(masked && std::isinf(value) && value < 0);
    const auto whole = [unit](double length) { return std::round(length / unit) * unit; };
    const double left = whole(cell.left() + before_bar * fit * unit);
    const double width = cell.width() - ((before_bar + between) * unit + style.numberWidth) * fit;
    const double height = whole(std::min(cell.height() * 0.46, 28 * unit));
    const QRectF room(left, whole(cell.center().y() - height / 2), width, height);
    if (masked) {
        const std::array<QRectF, 1> hatched = {
            QRectF(room.topLeft(), QSizeF(std::min(width, hatch_width * unit), height))};
        canvas.fill(hatched[0], c.hbg);
        canvas.hatch(hatched, hatched[0].topLeft(), c, unit);
    } else {
        drawBar(canvas, room, value, chosen, each.step, scale, style);
    }
    const TextStyle digits{chosen ? TextFace::StrongNumbers : TextFace::Numbers, style.digits.size * fit};
    canvas.centredText(masked && value == 0 ? QStringLiteral("0") : formatNumber(value, row.digits), digits,
                       {cell.right() - after_number * fit * unit, cell.center().y()},
                       wrong    ? c.bad
                       : masked ? c.text2
                                : c.text,
                       Align::End);
}

} // namespace attn
