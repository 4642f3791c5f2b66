// SPDX-License-Identifier: GPL-3.0-or-later
// The mask and the weights: what the mask left, which keys remain, row sums, masked weights that must be 0.
#include "core/layer/sinkshare.h"
#include "ui/facts/checkparts.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn::checkparts {

namespace {

// Whether a number of the weights was overridden, or one that they are made from, back to the scores and without these.
// `unit`: only while that is what the numbers are called; empty: whatever they are called.
bool chainOverridden(const Computed& computed, const Span& span, std::string_view unit = {})
{
    const auto& stages = computed.realized->plan.stages;
    const StageTensor* stage = findStage(stages, "weights");
    while (stage && stage->name != "scores" && stage->queriesByKeys() && (unit.empty() || stage->unit == unit)) {
        if (anyOverridden(computed, span, {stage->name}))
            return true;
        stage = findStage(stages, stage->from);
    }
    return false;
}

// What one reading of a tensor of queries by keys finds.
struct RowFacts {
    double smallest = INFINITY, largest = -INFINITY; // row sums
    std::int64_t rows = 0, nanRows = 0, zeroRows = 0, keylessRows = 0;
    std::int64_t hidden = 0; // rows, which do not count
    std::int64_t masked = 0, maskedNonZero = 0, maskedNan = 0, keylessNan = 0, notMinusInfinite = 0;
    QString keyless; // the first row whose keys are all masked
};

RowFacts readRows(const Computed& computed, const TracedTensor& tensor, const Span& span)
{
    RowFacts facts;
    Rows reader(tensor);
    const bool hides = computed.hides(tensor.name);
    for (std::int64_t plane = span.first; plane < span.first + span.planes; ++plane)
        for (std::int64_t row = 0; row < reader.rows(); ++row) {
            const std::span<const float> values = reader.row(plane, row);
            if (hides && hidesAny(values)) {
                ++facts.hidden;
                continue;
            }
            const double sum = sumOf(values) + (tensor.name == "weights" ? sinkShare(*computed.trace, plane, row) : 0);
            const std::int64_t batch = plane / span.heads;
            const Tile cells{batch, row, 0, 1, reader.columns()};
            const auto extent = computed.blocked.applied() ? computed.blocked.extent(cells) : MaskedCells::Extent::None;
            std::int64_t masked = 0, nans = 0;
            for (std::int64_t column = 0; extent != MaskedCells::Extent::None && column < reader.columns(); ++column)
                if (computed.blocked(batch, row, column)) {
                    const float value = values[column];
                    ++masked;
                    nans += std::isnan(value);
                    facts.maskedNonZero += value != 0 && !std::isnan(value);
                    facts.notMinusInfinite += value != -INFINITY;
                }
            const bool keyless = masked == reader.columns() && masked > 0;
            if (keyless && facts.keylessRows++ == 0)
                facts.keyless = rowName(computed, plane / span.heads, plane % span.heads, row);
            facts.masked += masked;
            facts.maskedNan += nans;
            facts.keylessNan += keyless ? nans : 0;
            ++facts.rows;
            facts.nanRows += std::isnan(sum);
            facts.zeroRows += !std::isnan(sum) && aliveIn(values) == 0;
            if (!std::isnan(sum)) {
                facts.smallest = std::min(facts.smallest, sum);
                facts.largest = std::max(facts.largest, sum);
            }
        }
    return facts;
}

// Of the rows that hide nothing, which `span` then says. If each of them hides something, of all: checksAt says that they
// are hidden.
RowFacts readVisible(const Computed& computed, const std::string& tensor, Span& span)
{
    const RowFacts facts = readRows(computed, *computed.trace->find(tensor), span);
    if (facts.rows == 0 && computed.answers)
        return readRows(*computed.answers, *computed.answers->trace->find(tensor), span);
    span.leaveOut(facts.hidden);
    return facts;
}

QString maskedWord(const Computed& computed)
{
    return computed.realized->config.mask.kind == MaskKind::Causal ? QObject::tr("future", "before a noun")
                                                                   : QObject::tr("masked", "before a noun");
}

Check sumCheck(const Computed& computed, const RowFacts& facts, const std::string& tensor, const Span& span)
{
    const Config& config = computed.realized->config;
    const auto check = [&](Severity severity, const QString& text) {
        return Check{severity, span.said.arg(text), tensor, QObject::tr("row sums"), span.beside};
    };
    if (facts.nanRows == facts.rows)
        return check(Severity::Bad, QObject::tr("All row sums are nan"));
    const bool one = facts.smallest >= 1 - sum_tolerance && facts.largest <= 1 + sum_tolerance;
    if (one && facts.nanRows)
        return check(Severity::Warn, QObject::tr("%1 of %2 row sums are 1; the others are nan")
                                         .arg(formatCount(facts.rows - facts.nanRows), formatCount(facts.rows)));
    const bool sinks = tensor == "weights" && hasSinks(config);
    if (one && sinks)
        return check(Severity::Ok, QObject::tr("Every row plus its sink sums to 1"));
    if (one)
        return check(Severity::Ok, facts.rows <= 16 ? QObject::tr("Every row sums to 1")
                                                    : QObject::tr("All %1 rows sum to 1").arg(formatCount(facts.rows)));
    const QString range = formatRange(facts.smallest, facts.largest);
    const QString sums = sinks ? QObject::tr("Rows plus their sinks sum to %1, not 1").arg(range)
                               : QObject::tr("Rows sum to %1, not 1").arg(range);
    const bool left =
        tensor == "weights" && masksAfter(config) && !rescalesWeights(config); // weights that the mask left
    if (anyOverridden(computed, span, {tensor}) || (left && chainOverridden(computed, span, "weight")))
        return check(Severity::Warn, byOverride(sums));
    if (fillsAfter(config))
        return check(Severity::Bad, QObject::tr("%1, because −∞ was inserted after the softmax").arg(sums));
    if (normalisesColumns(config))
        return check(Severity::Bad, QObject::tr("%1, because the softmax runs over the queries").arg(sums));
    if (tensor == "weights" && masksAfter(config) && !rescalesWeights(config))
        return check(Severity::Warn,
                     QObject::tr("%1, because the mask removed weights without rescaling the others").arg(sums));
    return check(facts.zeroRows || (dropoutIsOn(config) && config.dropout.on == DropoutOn::Scores) ? Severity::Warn
                                                                                                   : Severity::Bad,
                 sums);
}

// The mask's own numbers: -inf in every masked cell, and what that leaves of the rows.
void addFilled(const Computed& computed, const RowFacts& facts, const Span& span, std::vector<Check>& checks)
{
    const QString kind = maskedWord(computed);
    const auto add = [&](Severity severity, const QString& text, const QString& topic) {
        checks.push_back({severity, span.said.arg(text), "masked", topic, span.beside});
    };
    const QString filled = QObject::tr("masked scores"), left = QObject::tr("keys left for each query");
    if (facts.masked && !facts.notMinusInfinite)
        add(Severity::Ok,
            facts.masked == 1 ? QObject::tr("The only %1 score is −∞").arg(kind)
                              : QObject::tr("All %1 %2 scores are −∞").arg(formatCount(facts.masked), kind),
            filled);
    else if (facts.masked && anyOverridden(computed, span, {"masked"}))
        add(Severity::Warn,
            byOverride(QObject::tr("%1 of %2 %3 scores are not −∞")
                           .arg(formatCount(facts.notMinusInfinite), formatCount(facts.masked), kind)),
            filled);
    else if (facts.masked)
        add(Severity::Bad,
            QObject::tr("%1 of %2 %3 scores are not −∞")
                .arg(formatCount(facts.notMinusInfinite), formatCount(facts.masked), kind),
            filled);
    if (!facts.keylessRows)
        add(Severity::Ok, QObject::tr("Every query has at least one key left"), left);
    else if (facts.keylessRows == 1)
        add(Severity::Warn, QObject::tr("Query %1 has no key left").arg(facts.keyless), left);
    else
        add(Severity::Warn,
            QObject::tr("%1 queries have no key left (first: %2)").arg(formatCount(facts.keylessRows), facts.keyless),
            left);
}

// For a mask that adds finite numbers: it may still leave no weight, and nothing else reports that.
QString addedWords(const TracedTensor& weights, const Span& span)
{
    Rows reader(weights);
    std::int64_t zeros = 0;
    for (std::int64_t plane = span.first; plane < span.first + span.planes; ++plane)
        for (std::int64_t row = 0; row < reader.rows(); ++row)
            zeros += std::ranges::count(reader.row(plane, row), 0.0f);
    return QObject::tr("The mask adds values, but none of them is −∞; %1 of %2 weights are 0")
        .arg(formatCount(zeros), formatCount(span.planes * reader.rows() * reader.columns()));
}

Check zeroCheck(const Computed& computed, const RowFacts& facts, const Span& span)
{
    const QString kind = maskedWord(computed);
    const auto check = [&](Severity severity, const QString& text) {
        return Check{severity, span.said.arg(text), "weights", QObject::tr("masked weights"), span.beside};
    };
    if (facts.maskedNonZero) {
        const QString found = QObject::tr("%1 of %2 %3 weights are not 0")
                                  .arg(formatCount(facts.maskedNonZero), formatCount(facts.masked), kind);
        if (chainOverridden(computed, span))
            return check(Severity::Warn, byOverride(found));
        return check(Severity::Bad,
                     fillsAfter(computed.realized->config)
                         ? QObject::tr("%1, because the mask was applied too late (after the softmax)").arg(found)
                         : QObject::tr("%1, because the mask was applied too early").arg(found));
    }
    if (facts.maskedNan) {
        const QString nans = QObject::tr("%1 of %2 %3 weights are nan")
                                 .arg(formatCount(facts.maskedNan), formatCount(facts.masked), kind);
        if (facts.keylessNan == facts.maskedNan)
            return check(Severity::Bad, QObject::tr("%1, because their rows have no key left").arg(nans));
        return check(
            Severity::Bad,
            QObject::tr("%1, because their rows contain infinity or nan, even though they have keys left").arg(nans));
    }
    if (facts.masked == 1)
        return check(Severity::Ok, QObject::tr("The only %1 weight is exactly 0").arg(kind));
    return check(Severity::Ok, QObject::tr("All %1 %2 weights are exactly 0").arg(formatCount(facts.masked), kind));
}

} // namespace

void addMasked(const Computed& computed, int batch, int head, CheckScope scope, std::vector<Check>& checks)
{
    const Config& config = computed.realized->config;
    const TracedTensor* masked = computed.trace->find("masked");
    if (!masked || config.stage != Stage::Attention || !masksBefore(config) || elementCount(masked->shape) == 0)
        return;
    Span span = spanOf(computed, *masked, batch, head, scope);
    const RowFacts facts = readVisible(computed, masked->name, span);
    addFilled(computed, facts, span, checks);
}

void addWeights(const Computed& computed, int batch, int head, CheckScope scope, std::vector<Check>& checks)
{
    const Config& config = computed.realized->config;
    if (config.stage == Stage::DropoutOnly)
        return;
    const TracedTensor* weights = computed.trace->find("weights");
    if (!weights) {
        checks.push_back({Severity::Off, QObject::tr("No softmax: the layer stops at the scores"), "scores", {}});
        return;
    }
    if (elementCount(weights->shape) == 0)
        return;
    const Span whole = spanOf(computed, *weights, batch, head, scope);
    if (const TracedTensor* before = computed.trace->find("weights_unmasked")) {
        Span span = whole;
        const RowFacts facts = readVisible(computed, before->name, span);
        checks.push_back(sumCheck(computed, facts, before->name, span));
    }
    Span span = whole;
    const RowFacts facts = readVisible(computed, "weights", span);
    checks.push_back(sumCheck(computed, facts, "weights", span));
    if (config.stage != Stage::Attention || startsFromWeights(config))
        return;
    if (config.mask.kind == MaskKind::None)
        checks.push_back({Severity::Off, QObject::tr("No mask: every query sees every key"), "weights", {}});
    else if (!computed.blocked.applied())
        checks.push_back({Severity::Warn,
                          QObject::tr("The mask is computed but not applied, so every query sees every key"),
                          "weights",
                          {}});
    else if (!facts.masked)
        checks.push_back({Severity::Off,
                          maskAdds(config) ? whole.said.arg(addedWords(*weights, whole))
                                           : QObject::tr("The mask blocks nothing here"),
                          "weights", maskAdds(config) ? QObject::tr("masked weights") : QString()});
    else
        checks.push_back(zeroCheck(computed, facts, span));
}

} // namespace attn::checkparts
