// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/labelpainter.h"

#include "ui/kit/numbertext.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>

namespace attn {
namespace {

constexpr int measured_labels = 100;
constexpr double sampled_slack = 1.03;

} // namespace

void drawRowLabel(Canvas& canvas, const QString& label, QPointF end, const LabelStyle& style)
{
    canvas.centredText(canvas.fitted(label, style.text, style.room), style.text, end, style.foreground, Align::End);
}

void drawColumnLabel(Canvas& canvas, const QString& label, QPointF foot, const LabelStyle& style)
{
    const QString words = canvas.fitted(label, style.text, style.room);
    if (style.turned)
        canvas.centredText(words, style.text, foot, style.foreground, Align::Start, true);
    else
        canvas.text(words, style.text, foot, style.foreground, Align::Middle);
}

QString rowSumText(const Canvas& canvas, const HeatmapData& data, int row, const TextStyle& style, double room,
                   bool wrong)
{
    const double sum = data.rowSum(row);
    for (int decimals = std::min(data.digits, 4); decimals >= 0; --decimals)
        if (const QString text = wrong ? formatBeside(sum, 1, decimals) : formatNumber(sum, decimals);
            canvas.textWidth(text, style) <= room)
            return text;
    return {};
}

double widestLabel(const QStringList& labels, const std::function<double(const QString&)>& width)
{
    QList<qsizetype> candidates(labels.size());
    std::iota(candidates.begin(), candidates.end(), 0);
    if (labels.size() > measured_labels) {
        QList<qsizetype> lengths;
        for (const QString& label : labels)
            lengths << label.size();
        std::ranges::nth_element(lengths, lengths.begin() + measured_labels, std::greater());
        candidates.removeIf([&](qsizetype i) { return labels[i].size() < lengths[measured_labels]; });
    }
    // Spread over all that are as long: "t100" is narrower than "t400".
    const qsizetype step = std::max<qsizetype>((candidates.size() + measured_labels - 1) / measured_labels, 1);
    double widest = 0;
    for (qsizetype i = 0; i < candidates.size(); i += step)
        widest = std::max(widest, width(labels[candidates[i]]));
    return widest * (step > 1 ? sampled_slack : 1);
}

double widestLabel(const QStringList& labels, const QFont& font)
{
    struct Measured {
        QStringList labels;
        QFont font;
        double width = 0;
    };
    // Of all threads, and never destroyed: GCC's thread-local variables are gone before their destructors run on Windows.
    static std::mutex mutex;
    static auto& known = *new std::array<Measured, 4>;
    static std::size_t oldest = 0;
    {
        const std::lock_guard lock(mutex);
        for (const Measured& list : known)
            if (list.labels == labels && list.font == font)
                return list.width;
    }
    const QFontMetricsF metrics(font);
    const double width =
        std::ceil(widestLabel(labels, [&](const QString& label) { return metrics.horizontalAdvance(label); }));
    const std::lock_guard lock(mutex);
    known[oldest] = {labels, font, width};
    oldest = (oldest + 1) % known.size();
    return width;
}

} // namespace attn
