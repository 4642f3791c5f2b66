// SPDX-License-Identifier: GPL-3.0-or-later
// What dropout kept, which rows it emptied, and how that changed the sums.
#include "ui/facts/checkparts.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn::checkparts {

namespace {

struct DropFacts {
    std::int64_t hidden = 0; // rows, which do not count
    std::int64_t rows = 0, alive = 0, kept = 0, dead = 0, nanRows = 0, newNan = 0;
    QString deadName; // the first row that lost everything
    double smallest = INFINITY, largest = -INFINITY;
};

DropFacts readDropped(const Computed& computed, const TracedTensor& from, const TracedTensor& dropped, const Span& span)
{
    DropFacts facts;
    Rows before(from), after(dropped);
    const bool hides = computed.hides(from.name) || computed.hides(dropped.name);
    for (std::int64_t plane = span.first; plane < span.first + span.planes; ++plane)
        for (std::int64_t row = 0; row < after.rows(); ++row) {
            const std::span<const float> numbers = before.row(plane, row), results = after.row(plane, row);
            if (hides && (hidesAny(numbers) || hidesAny(results))) {
                ++facts.hidden;
                continue;
            }
            const std::int64_t had = aliveIn(numbers), left = aliveIn(results);
            for (std::size_t i = 0; i < results.size(); ++i)
                facts.newNan += std::isnan(results[i]) && !std::isnan(numbers[i]);
            const double sum = sumOf(results);
            ++facts.rows;
            facts.alive += had, facts.kept += left;
            facts.nanRows += std::isnan(sum);
            if (had && !left && !std::isnan(sum) && facts.dead++ == 0)
                facts.deadName = rowName(computed, plane / span.heads, plane % span.heads, row);
            if (!std::isnan(sum))
                facts.smallest = std::min(facts.smallest, sum), facts.largest = std::max(facts.largest, sum);
        }
    return facts;
}

} // namespace

void addDropout(const Computed& computed, int batch, int head, CheckScope scope, std::vector<Check>& checks)
{
    const Config& config = computed.realized->config;
    const Dropout& dropout = config.dropout;
    const TracedTensor* dropped = computed.trace->find("dropped");
    if (config.stage == Stage::SoftmaxOnly || startsFromWeights(config))
        return;
    const auto off = [&](const QString& text) {
        checks.push_back({Severity::Off, text, dropped ? "dropped" : "weights", {}});
    };
    if (dropout.p == 0)
        return off(QObject::tr("Dropout is off (p = 0)"));
    if (!dropout.train)
        return off(QObject::tr("Dropout is off (eval mode)"));
    const TracedTensor* from = computed.trace->find(std::string(dropoutInput(config)));
    if (!dropped || !from || elementCount(dropped->shape) == 0)
        return;
    Span span = spanOf(computed, *dropped, batch, head, scope);
    const DropFacts facts = readDropped(computed, *from, *dropped, span);
    if (facts.rows == 0 && computed.answers)
        return addDropout(*computed.answers, batch, head, scope, checks);
    span.leaveOut(facts.hidden);
    const bool layer = config.stage == Stage::Attention, on_weights = layer && dropout.on == DropoutOn::Weights;
    const bool on_scores = layer && !on_weights;
    const QString many = !layer ? QObject::tr("values") : on_weights ? QObject::tr("weights") : QObject::tr("scores");
    const QString one = !layer ? QObject::tr("value") : on_weights ? QObject::tr("weight") : QObject::tr("score");
    const auto add = [&](Severity severity, const QString& text, const QString& topic) {
        checks.push_back({severity, text, "dropped", topic, span.beside});
    };
    const QString kept = QObject::tr("values kept by dropout"), sums = QObject::tr("row sums");
    const bool byHand = anyOverridden(computed, span, {"weights", "dropped"});
    const bool wrong_factor = !byHand && dropout.factor == DropoutFactor::OneOverP && dropout.p != 0.5;
    if (dropout.p >= 1)
        add(Severity::Warn, QObject::tr("p = 1 drops everything, so no %1 is left").arg(one), {});
    const bool empties = on_weights && mixesValues(config);
    if (dropout.p < 1 && facts.dead == 1) {
        const QString lost = QObject::tr("Row %1 lost every %2").arg(facts.deadName, one);
        add(Severity::Warn, span.said.arg(empties ? QObject::tr("%1, so its context is 0").arg(lost) : lost), kept);
    } else if (dropout.p < 1 && facts.dead > 1) {
        const QString lost =
            QObject::tr("%1 rows lost every %2 (first: %3)").arg(formatCount(facts.dead), one, facts.deadName);
        add(Severity::Warn, span.said.arg(empties ? QObject::tr("%1, so their context is 0").arg(lost) : lost), kept);
    }
    if (!on_scores && facts.nanRows)
        add(Severity::Warn,
            span.said.arg(QObject::tr("%1 of %2 row sums are nan after dropout")
                              .arg(formatCount(facts.nanRows), formatCount(facts.rows))),
            sums);
    if (on_weights && dropout.p < 1 && facts.nanRows < facts.rows) {
        const bool sums_are_one =
            facts.smallest >= 1 - sum_tolerance && facts.largest <= 1 + sum_tolerance && !facts.nanRows;
        if (sums_are_one)
            add(Severity::Ok, span.said.arg(QObject::tr("Every row still sums to 1")), sums);
        else {
            const QString range =
                QObject::tr("After dropout, rows sum to %1, not 1").arg(formatRange(facts.smallest, facts.largest));
            add(wrong_factor ? Severity::Bad : Severity::Warn, // true, and surprising
                span.said.arg(
                    byHand ? byOverride(range)
                    : wrong_factor
                        ? QObject::tr("%1, because kept values are multiplied by 1/p instead of 1/(1 − p)").arg(range)
                        : QObject::tr("%1; this is expected in training").arg(range)),
                sums);
        }
    }
    if (on_scores) {
        if (normalises(config) && config.normalize != Normalize::Sum) // e^0 is 1
            add(Severity::Warn,
                QObject::tr("A dropped score becomes 0 but is not masked, so the softmax still gives it a weight"), {});
        if (facts.newNan)
            add(Severity::Bad,
                QObject::tr(
                    "A dropped −∞ becomes nan because −∞ × 0 is undefined. Drop weights instead of masked scores."),
                kept);
    }
    if (dropout.p < 1 && !anyOverridden(computed, span, {"dropped"})) // an overridden number is neither
        add(Severity::Ok,
            span.said.arg(QObject::tr("Of %1 %2, dropout kept %3 and dropped %4")
                              .arg(formatCount(facts.alive), many, formatCount(facts.kept),
                                   formatCount(facts.alive - facts.kept))),
            kept);
}

} // namespace attn::checkparts

namespace attn {

std::optional<Check> meanCheck(const Computed& computed, const DrawnMean& drawn, int digits)
{
    constexpr double errors = 4, rounding = 1e-6; // of float32
    const Config& config = computed.realized->config;
    const double p = config.dropout.p;
    if (!dropoutIsOn(config) || p >= 1 || !computed.scene.overrides.of("keep")->empty()) // pinned in every draw
        return std::nullopt;
    const bool on_scores = config.stage == Stage::Attention && config.dropout.on == DropoutOn::Scores;
    const QString topic = QObject::tr("mean of many draws");
    const auto check = [&](Severity severity, const QString& text) { return Check{severity, text, "dropped", topic}; };
    if (drawn.draws == 0 || !std::isfinite(drawn.result))
        return check(Severity::Off, QObject::tr("Not yet known: %1").arg(topic));
    const QString found =
        QObject::tr("after %1 draws, the mean is %2; without dropout, it is %3", nullptr, int(drawn.draws))
            .arg(formatCount(drawn.draws), formatNumber(drawn.mean, digits), formatNumber(drawn.result, digits));
    // A draw is the result / (1 - p) or 0: the mean of N has the standard error |result| √(p / ((1 - p) N)).
    const double size = std::abs(drawn.result);
    const double bound = errors * size * std::sqrt(p / ((1 - p) * double(drawn.draws)));
    const bool near = std::abs(drawn.mean - drawn.result) <= std::max(bound, rounding * size);
    if (near && bound >= size && size > 0)
        return drawn.more ? check(Severity::Off, QObject::tr("Not yet known: %1").arg(found))
                          : check(Severity::Bad, QObject::tr("The mean of many draws does not reach the result without "
                                                             "dropout (%1). With p = %2, dropout keeps too few values.")
                                                     .arg(found, formatSignificant(p)));
    if (!near)
        return check(
            Severity::Bad,
            QObject::tr("The mean of many draws does not approach the result without dropout (%1)").arg(found));
    if (on_scores)
        return check(
            Severity::Warn,
            QObject::tr(
                "Averaged over many draws, the scores approach their values without dropout, but the weights do not"));
    return check(Severity::Ok,
                 QObject::tr("The mean of many draws approaches the result without dropout (%1)").arg(found));
}

} // namespace attn
