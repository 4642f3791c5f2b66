// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/headfactspainter.h"

#include "ui/kit/numbertext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace attn {
namespace {

constexpr double box_gap = 3, brief_gap = 2, word_gap = 4; // px

// In three characters: "3.4", ".07", "1.0", "≈0".
QString briefText(double value)
{
    if (value != 0 && value < 0.005)
        return QStringLiteral("≈0");
    const QString text = formatNumber(value, value < 0.995 ? 2 : value < 9.95 ? 1 : 0);
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

double briefWidth() // of one
{
    return std::ceil(QFontMetricsF(numberFont(10.5)).horizontalAdvance(QStringLiteral("0.0"))) + 2;
}

struct FactBoxes {
    std::array<double, 3> widths{};
    double padding = 0;
    int decimals = 3; // at most
};

// The widths of words and numbers, sharing the remaining room evenly: closer together and with one digit less before
// the words are dropped, then even thirds.
FactBoxes fitBoxes(std::span<const HeadFact> facts, double room, const QFontMetricsF& words,
                   const QFontMetricsF& numbers)
{
    FactBoxes boxes;
    for (const auto& [padding, decimals] : {std::pair(5.0, 3), {3.0, 3}, {3.0, 2}}) {
        boxes = {{}, padding, decimals};
        double needed = 0;
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const QString text = formatNumber(facts[i].value, std::min(decimals, facts[i].decimals));
            boxes.widths[i] = std::ceil(words.horizontalAdvance(facts[i].word) + word_gap +
                                        numbers.horizontalAdvance(text) + 2 * padding);
            needed += boxes.widths[i];
        }
        const double spare = std::floor((room - needed) / 3);
        for (double& width : boxes.widths)
            width += spare;
        if (spare >= 0)
            return boxes;
    }
    boxes.widths.fill(std::floor(room / 3));
    boxes.decimals = 3;
    return boxes;
}

void paintShare(QPainter& painter, const QRectF& box, const HeadFact& fact, const Colors& colors)
{
    const double share = fact.most > 0 ? std::clamp(fact.value / fact.most, 0.0, 1.0) : 0;
    QRectF filled(box.topLeft(), QSizeF(std::round(box.width() * share), box.height()));
    if (colors.highContrast) // there no surface is tinted
        filled.setTop(box.bottom() - 2);
    painter.fillRect(box, colors.panel);
    painter.fillRect(filled, colors.line);
}

} // namespace

void paintHeadFacts(QPainter& painter, const QRectF& place, std::span<const HeadFact> shown, bool brief,
                    const Colors& colors)
{
    const QFont words = textFont(11), numbers = numberFont(brief ? 10.5 : 11);
    const QFontMetricsF wordMetrics(words), numberMetrics(numbers);
    const double height = brief ? std::ceil(numberMetrics.capHeight()) + 5 : std::ceil(numberMetrics.height());
    const FactBoxes boxes = brief
                                ? FactBoxes{{briefWidth(), briefWidth(), briefWidth()}}
                                : fitBoxes(shown, std::floor(place.width() - 2 * box_gap), wordMetrics, numberMetrics);
    double left = brief ? place.right() - briefFactsWidth() : place.left();
    const double top = std::round(place.bottom() - height - (brief ? 3 : 1));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const HeadFact& fact = shown[i];
        const QRectF box(std::floor(left), top, boxes.widths[i], height);
        left += boxes.widths[i] + (brief ? brief_gap : box_gap);
        const QString text =
            brief ? briefText(fact.value) : formatNumber(fact.value, std::min(boxes.decimals, fact.decimals));
        paintShare(painter, box, fact, colors);
        if (brief) {
            paintText(painter, numbers, colors.text, box, Qt::AlignCenter, text);
            continue;
        }
        painter.setPen(colors.line);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
        const QRectF inner = box.adjusted(boxes.padding, 0, -boxes.padding, 0);
        const double length = numberMetrics.horizontalAdvance(text);
        if (wordMetrics.horizontalAdvance(fact.word) + word_gap <= inner.width() - length)
            paintText(painter, words, colors.text2, inner, Qt::AlignVCenter | Qt::AlignLeft, fact.word);
        paintText(painter, numbers, colors.text, inner, Qt::AlignVCenter | Qt::AlignRight, text);
    }
}

double briefFactsWidth() { return 3 * briefWidth() + 2 * brief_gap; }

QString headFactsKey(HeadSort sort, HeadFactsWords which)
{
    HeadFacts some;
    some.figures.emplace();
    some.loss.emplace();
    QStringList words;
    for (const HeadFact& fact : factsInBoxes(some, sort))
        words << (which == HeadFactsWords::Full ? fact.name : fact.word);
    return words.join(which == HeadFactsWords::Full ? QStringLiteral(", ") : QStringLiteral(" · "));
}

} // namespace attn
