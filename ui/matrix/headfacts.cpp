// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/headfacts.h"

#include "ui/kit/numbertext.h"
#include "ui/language/said.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {
namespace {

HeadFigure figureOf(HeadSort sort) { return HeadFigure(int(sort) - int(HeadSort::Entropy)); }

HeadFact factOf(const RowFigures& mean, HeadFigure figure)
{
    const HeadFigureWords& words = wordsOf(figure);
    return {said(words.brief), valueOf(mean, figure), mostOf(mean, figure),
            words.decimals,    said(words.unit),      said(words.name)};
}

std::optional<double> sortedBy(const HeadFacts& head, HeadSort sort)
{
    if (sort == HeadSort::Lost)
        return head.loss ? std::optional(head.loss->share) : std::nullopt;
    return head.figures ? std::optional(valueOf(head.figures->mean, figureOf(sort))) : std::nullopt;
}

} // namespace

QString sortName(HeadSort sort)
{
    switch (sort) {
    case HeadSort::Number: return QObject::tr("number");
    case HeadSort::Lost: return QObject::tr("share of the result lost");
    default: return said(wordsOf(figureOf(sort)).name);
    }
}

std::vector<int> orderedHeads(std::span<const HeadFacts> heads, HeadOrder order)
{
    std::vector<int> places(heads.size());
    std::iota(places.begin(), places.end(), 0);
    if (order.by == HeadSort::Number)
        return places;
    std::ranges::stable_sort(places, [&](int left, int right) {
        const auto a = sortedBy(heads[std::size_t(left)], order.by), b = sortedBy(heads[std::size_t(right)], order.by);
        if (!a || !b)
            return a.has_value() && !b.has_value();
        return order.smallestFirst ? *a < *b : *a > *b;
    });
    return places;
}

std::vector<HeadFact> factsInBoxes(const HeadFacts& head, HeadSort sort)
{
    if (!head.figures)
        return {};
    const RowFigures& mean = head.figures->mean;
    std::vector<HeadFact> facts = {factOf(mean, HeadFigure::Entropy), factOf(mean, HeadFigure::Largest)};
    if (sort == HeadSort::Lost && head.loss)
        facts.push_back({QObject::tr("lost"), head.loss->share, 1, 3, {}, sortName(sort)});
    else if (sort == HeadSort::Distance || sort == HeadSort::OnItself)
        facts.push_back(factOf(mean, figureOf(sort)));
    else
        facts.push_back(factOf(mean, HeadFigure::OnFirst));
    return facts;
}

QString headInWords(const HeadFacts& head)
{
    QStringList words;
    if (head.figures) {
        const RowFigures& mean = head.figures->mean;
        const QString ahead = formatNumber(std::abs(mean.ahead), 2);
        words
            << QObject::tr(
                   "entropy %1 of at most %2 bits, largest weight %3, attention distance %4 tokens (net %5 %6), weight "
                   "on the first token %7, on the token itself %8; all averaged over rows that see more than one key")
                   .arg(formatNumber(mean.entropy, 2), formatNumber(mean.mostEntropy, 2), formatNumber(mean.largest, 3),
                        formatNumber(mean.distance, 2), ahead,
                        mean.ahead < 0 ? QObject::tr("back") : QObject::tr("ahead"), formatNumber(mean.onFirst, 3),
                        formatNumber(mean.onItself, 3));
    }
    if (head.loss)
        words << lossInWords(*head.loss, 4);
    return words.join(QStringLiteral("; "));
}

QString lossInWords(const HeadLoss& loss, int digits)
{
    const QString result = QString::fromStdString(loss.tensor);
    if (loss.share == 0)
        return QObject::tr("without this head, %1 does not change").arg(result);
    const QString most =
        QObject::tr("most at %1 (%2)")
            .arg(result + QString::fromStdString(toString(loss.at)), formatChange(loss.largest, digits));
    if (std::isinf(loss.share))
        return QObject::tr("without this head, %1 differs from 0, %2").arg(result, most);
    return QObject::tr("without this head, %1 changes by %2% of its length, %3")
        .arg(result, formatNumber(100 * loss.share, 1), most);
}

} // namespace attn
