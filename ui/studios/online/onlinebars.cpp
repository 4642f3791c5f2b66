// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of the row as bars, as far as its tiles have come.
#include "ui/kit/numbertext.h"
#include "ui/studios/online/onlinepainter.h"
#include "ui/theme/colors.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr TextStyle bar_words{TextFace::Words, 12}, bar_strong{TextFace::Strong, 12}, bar_digits{TextFace::Numbers, 12},
    bar_bold{TextFace::StrongNumbers, 12};

} // namespace

OnlineBars layoutBars(const OnlinePicture& picture, const QRectF& box, double text)
{
    const int all = int(picture.row.keys());
    OnlineBars bars{0, 0, std::clamp(box.height() / std::max(all, 1), 18 * text, 26 * text), box};
    bars.shown = std::clamp(int(box.height() / bars.row), 1, std::max(all, 1));
    if (picture.current() >= 0) {
        const OnlineTile& tile = picture.at(picture.current());
        bars.first = windowAround(int(tile.first), int(tile.count), bars.shown, all, picture.chosen);
    }
    return bars;
}

void drawBars(Canvas& canvas, const OnlinePicture& picture, const OnlineBars& bars, double text, const Colors& colors)
{
    const std::vector<float> weights = picture.weights();
    double largest = 0, name = 40 * text;
    for (const float weight : weights)
        if (std::isfinite(weight))
            largest = std::max(largest, double(weight));
    const int end = std::min(bars.first + bars.shown, int(picture.row.keys()));
    for (int key = bars.first; key < end; ++key)
        name = std::max(name, canvas.textWidth(picture.keys[key], bar_strong));
    name = std::min(name, bars.box.width() / 3);
    const double digits_room = canvas.textWidth(formatNumber(0.8888, picture.digits), bar_digits) + 2 * text;
    const double left = bars.box.left() + name + 8 * text, room = bars.box.right() - digits_room - left - 6 * text;
    for (int key = bars.first; key < end; ++key) {
        const QRectF row = bars.rowOf(key);
        const double y = row.center().y(), thick = std::min(row.height() - 6 * text, 14 * text);
        const bool seen = key < int(weights.size());
        const bool here = seen && picture.tileOf(key) == picture.current();
        if (key == picture.chosen)
            canvas.fill(row, colors.soft);
        canvas.centredText(canvas.fitted(picture.keys[key], here ? bar_strong : bar_words, name),
                           here ? bar_strong : bar_words, {left - 8 * text, y}, seen ? colors.k : colors.text2,
                           Align::End);
        const QRectF track(left, y - thick / 2, room, thick);
        if (!seen) {
            canvas.centredText(notYet(), bar_words, {left, y}, colors.text2, Align::Start);
            continue;
        }
        const float weight = weights[std::size_t(key)];
        if (picture.row.masked[std::size_t(key)]) {
            const QRectF hatched(track.topLeft(), QSizeF(track.width() * 0.3, thick));
            canvas.hatch(std::span(&hatched, 1), bars.box.topLeft(), colors, text);
        } else if (largest > 0 && std::isfinite(weight)) {
            const QColor color = here ? colors.accent : mixed(colors.accent, colors.base, 0.45);
            canvas.fill(QRectF(track.topLeft(), QSizeF(std::max(room * weight / largest, 1.0), thick)), color);
        }
        canvas.centredText(formatNumber(weight, picture.digits), here ? bar_bold : bar_digits, {bars.box.right(), y},
                           colors.text, Align::End);
    }
}

} // namespace attn
