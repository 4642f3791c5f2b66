// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskways.h"

#include "core/scene/options.h"
#include "ui/compute/computebeside.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace attn {

namespace {

constexpr double rounding = 1e-6;     // weights of float32 differ by no more than this where they mean the same
constexpr double sum_accuracy = 1e-5; // of float32 row sums

// One way computed, with nothing kept but its weights: five whole traces would be five times the scene.
MaskWay computeWay(const ComputedPtr& base, MaskApply apply, std::stop_token stop)
{
    MaskWay way;
    way.apply = apply;
    auto scene = withMaskApply(base->scene, apply);
    if (!scene) {
        way.refusal = QObject::tr("Numbers other than 0 and −∞ can only be added before the softmax.");
        return way;
    }
    scene->config.cumulative = false;
    const auto computed = computeBeside(std::move(*scene), stop, base->realized);
    if (!computed) {
        way.refusal = QString::fromStdString(computed.error().message);
        return way;
    }
    const TracedTensor* weights = *computed ? (*computed)->trace->find("weights") : nullptr;
    if (weights) {
        Computed part = **computed;
        part.trace = part.trace->only(*weights);
        way.computed = std::make_shared<const Computed>(std::move(part));
    }
    return way;
}

QString normaliser(Normalize normalize, const QString& scores)
{
    return normalize == Normalize::Sum ? QStringLiteral("%1 / %1.sum()").arg(scores)
                                       : QStringLiteral("softmax(%1)").arg(scores);
}

QString codeOf(Normalize normalize, const QString& scores)
{
    switch (normalize) {
    case Normalize::Sum: return QStringLiteral("(%1) / (%1).sum(-1, keepdim=True)").arg(scores);
    case Normalize::SoftmaxNaive:
        return QStringLiteral("torch.exp(%1) / torch.exp(%1).sum(-1, keepdim=True)").arg(scores);
    default: return QStringLiteral("torch.softmax(%1, dim=-1)").arg(scores);
    }
}

// How many masked keys have a weight nevertheless.
int keptWeights(const MaskWay& way, int batch)
{
    int kept = 0;
    for (int q = 0; q < way.map->rows; ++q)
        for (int k = 0; k < way.map->columns; ++k)
            kept += way.computed->blocked(batch, q, k) && way.map->value({q, k}) != 0;
    return kept;
}

// Why two ways differ by more than rounding, at length and in brief.
std::pair<QString, QString> reasonOf(const Config& one, const Config& other)
{
    const auto loses = [](const Config& config) { return masksAfter(config) && !rescalesWeights(config); };
    if (!masks(one) || !masks(other))
        return {QObject::tr("blocked keys keep their weight"), QObject::tr("blocked keys count")};
    if (loses(one) || loses(other))
        return {QObject::tr("the lost weight is not handed on"), QObject::tr("weight is lost")};
    return {QObject::tr("the ways do not agree"), QObject::tr("they differ")};
}

// Why the weights of one way are nan in a row where those of the other one are numbers.
std::pair<QString, QString> reasonOfNan(const MaskWay& way, int row, int batch)
{
    bool any = false;
    for (int k = 0; k < way.map->columns && !any; ++k)
        any = !way.computed->blocked(batch, row, k);
    if (any)
        return {QObject::tr("one is nan, the other a number"), QObject::tr("one is nan")};
    return {QObject::tr("row %1 has no key left").arg(way.map->rowLabels.value(row)), QObject::tr("no key left")};
}

} // namespace

std::vector<MaskWay> computeWays(const ComputedPtr& base, std::stop_token stop)
{
    std::vector<MaskWay> ways;
    for (MaskApply apply : mask_ways) {
        ways.push_back(computeWay(base, apply, stop));
        if (stop.stop_requested())
            return {};
    }
    return ways;
}

HeldMatrixPtr showWay(const MaskWay& way, int batch, int head, const Looks& looks)
{
    return way.computed ? heatmapData(*way.computed, "weights", batch, head, looks) : nullptr;
}

QString wayTitle(MaskApply apply) { return QString::fromUtf8(option("mask.apply").values[std::size_t(apply)].label); }

QString wayExpression(MaskApply apply, Normalize normalize)
{
    switch (apply) {
    case MaskApply::FillNegInf: return normaliser(normalize, QStringLiteral("s.masked_fill(mask, -inf)"));
    case MaskApply::Add: return normaliser(normalize, QStringLiteral("s + (0 | -inf)"));
    case MaskApply::PostSoftmaxRenorm: return QStringLiteral("w·allowed / (w·allowed).sum()");
    case MaskApply::PostSoftmax: return normaliser(normalize, QStringLiteral("s")) + QStringLiteral(" · allowed");
    case MaskApply::None: return normaliser(normalize, QStringLiteral("s"));
    }
    return {};
}

QString wayCode(MaskApply apply, Normalize normalize)
{
    const QString plain = codeOf(normalize, QStringLiteral("s"));
    switch (apply) {
    case MaskApply::FillNegInf: return codeOf(normalize, QStringLiteral("s.masked_fill(mask, -torch.inf)"));
    case MaskApply::Add:
        return QStringLiteral("m = torch.zeros_like(s).masked_fill(mask, -torch.inf)\n") +
               codeOf(normalize, QStringLiteral("s + m"));
    case MaskApply::PostSoftmaxRenorm:
        return QStringLiteral("w = %1\nw = w * ~mask\nw / w.sum(-1, keepdim=True)").arg(plain);
    case MaskApply::PostSoftmax: return plain + QStringLiteral(" * ~mask");
    case MaskApply::None: return plain;
    }
    return {};
}

WayVerdict wayVerdict(const MaskWay& way, int batch)
{
    if (!way.map)
        return {Severity::Off, way.refusal, {}};
    const HeldMatrix& map = *way.map;
    int wrong = 0, first = -1;
    for (int row = 0; row < map.rows; ++row)
        if (!(std::abs(map.rowSums[row] - 1) <= sum_accuracy)) { // nan is not 1 either
            first = first < 0 ? row : first;
            ++wrong;
        }
    if (wrong == 0) {
        const int kept = masks(way.computed->realized->config) ? 0 : keptWeights(way, batch);
        if (kept == 0)
            return {Severity::Ok, QObject::tr("Rows sum to 1"), {}};
        return {Severity::Warn,
                kept == 1 ? QObject::tr("1 blocked key keeps its weight")
                          : QObject::tr("%1 blocked keys keep their weight").arg(kept),
                {}};
    }
    const double sum = map.rowSums[first];
    const QString word = map.rowLabels.value(first);
    const QString number = formatBeside(sum, 1, map.digits); // what is wrong does not read 1.0000
    const QString text =
        std::isnan(sum) ? QObject::tr("Row %1 is nan").arg(word) : QObject::tr("Row %1 sums to %2").arg(word, number);
    const QString whole = QObject::tr("%1 of %2 rows do not sum to 1. ").arg(wrong).arg(map.rows) + text;
    return {Severity::Bad, text, wrong > 1 ? whole : QString()};
}

WayComparison compareWays(const MaskWay& first, const MaskWay& second, int batch)
{
    WayComparison result;
    if (!first.map || !second.map) {
        result.severity = Severity::Off;
        result.reason = first.map ? second.refusal : first.refusal;
        return result;
    }
    result.largest = largestDifference(first.map->values, second.map->values, first.map->columns);
    result.number =
        result.largest.nan ? QStringLiteral("nan") : formatDifference(result.largest.value, first.map->digits);
    if (result.largest.nan) {
        result.severity = Severity::Bad;
        result.somewhere = true;
        std::tie(result.reason, result.brief) = reasonOfNan(first, int(result.largest.row), batch);
    } else if (result.largest.value == 0) {
        result.reason = QObject::tr("exactly the same");
    } else if (result.largest.value <= rounding) {
        result.reason = QObject::tr("the same up to rounding in float32");
        result.brief = QObject::tr("the same up to rounding");
    } else {
        result.severity = Severity::Bad;
        result.somewhere = true;
        std::tie(result.reason, result.brief) =
            reasonOf(first.computed->realized->config, second.computed->realized->config);
    }
    return result;
}

std::vector<int> queriesWithoutKeys(const Computed& computed, int batch)
{
    const std::int64_t tokens = computed.realized->plan.dims.T;
    std::vector<int> queries;
    for (std::int64_t q = 0; q < tokens; ++q) {
        bool any = false;
        for (std::int64_t k = 0; k < tokens && !any; ++k)
            any = !computed.blocked(batch, q, k);
        if (!any)
            queries.push_back(int(q));
    }
    return queries;
}

} // namespace attn
