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

namespace attn {
namespace {

constexpr double box_gap = 3, padding = 5, brief_gap = 2, word_gap = 4; // px

struct Fact {
    QString word;
    double value, most;
    int decimals;
};

std::vector<Fact> factsOf(const HeadFacts& facts)
{
    return {{QStringLiteral("entropy"), facts.entropy, facts.mostEntropy, 2},
            {QStringLiteral("largest"), facts.largest, 1, 3},
            {QStringLiteral("on first"), facts.onFirst, 1, 3}};
}

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

// What the words and numbers need, with what is left over shared evenly; even thirds where not all has room.
std::array<double, 3> boxWidths(const std::vector<Fact>& facts, double room, const QFontMetricsF& words,
                                const QFontMetricsF& numbers)
{
    std::array<double, 3> widths{};
    double needed = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const QString text = formatNumber(facts[i].value, facts[i].decimals);
        widths[i] = std::ceil(words.horizontalAdvance(facts[i].word) + word_gap + numbers.horizontalAdvance(text) +
                              2 * padding);
        needed += widths[i];
    }
    const double third = std::floor(room / 3), spare = std::floor((room - needed) / 3);
    for (double& width : widths)
        width = spare < 0 ? third : width + spare;
    return widths;
}

void paintShare(QPainter& painter, const QRectF& box, const Fact& fact, const Colors& colors)
{
    const double share = fact.most > 0 ? std::clamp(fact.value / fact.most, 0.0, 1.0) : 0;
    QRectF filled(box.topLeft(), QSizeF(std::round(box.width() * share), box.height()));
    if (colors.highContrast) // there no surface is tinted
        filled.setTop(box.bottom() - 2);
    painter.fillRect(box, colors.panel);
    painter.fillRect(filled, colors.line);
}

} // namespace

void paintHeadFacts(QPainter& painter, const QRectF& place, const HeadFacts& facts, bool brief, const Colors& colors)
{
    const QFont words = textFont(11), numbers = numberFont(brief ? 10.5 : 11);
    const QFontMetricsF wordMetrics(words), numberMetrics(numbers);
    const double height = brief ? std::ceil(numberMetrics.capHeight()) + 5 : std::ceil(numberMetrics.height());
    const std::vector<Fact> shown = factsOf(facts);
    const std::array<double, 3> widths =
        brief ? std::array{briefWidth(), briefWidth(), briefWidth()}
              : boxWidths(shown, std::floor(place.width() - 2 * box_gap), wordMetrics, numberMetrics);
    double left = brief ? place.right() - briefFactsWidth() : place.left();
    const double top = std::round(place.bottom() - height - (brief ? 3 : 1));
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Fact& fact = shown[i];
        const QRectF box(std::floor(left), top, widths[i], height);
        left += widths[i] + (brief ? brief_gap : box_gap);
        const QString text = brief ? briefText(fact.value) : formatNumber(fact.value, fact.decimals);
        paintShare(painter, box, fact, colors);
        if (brief) {
            paintText(painter, numbers, colors.text, box, Qt::AlignCenter, text);
            continue;
        }
        painter.setPen(colors.line);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
        const QRectF inner = box.adjusted(padding, 0, -padding, 0);
        const double length = numberMetrics.horizontalAdvance(text);
        if (wordMetrics.horizontalAdvance(fact.word) + word_gap <= inner.width() - length)
            paintText(painter, words, colors.text2, inner, Qt::AlignVCenter | Qt::AlignLeft, fact.word);
        paintText(painter, numbers, colors.text, inner, Qt::AlignVCenter | Qt::AlignRight, text);
    }
}

double briefFactsWidth() { return 3 * briefWidth() + 2 * brief_gap; }

QString headFactsKey()
{
    QStringList words;
    for (const Fact& fact : factsOf({}))
        words << fact.word;
    return words.join(QStringLiteral(" · "));
}

QString headFactsInWords(const HeadFacts& facts)
{
    return QObject::tr(
               "entropy %1 of at most %2 bits, largest weight %3, mean weight on the first token %4, each over the "
               "rows that see more than one key")
        .arg(formatNumber(facts.entropy, 2), formatNumber(facts.mostEntropy, 2), formatNumber(facts.largest, 3),
             formatNumber(facts.onFirst, 3));
}

} // namespace attn
