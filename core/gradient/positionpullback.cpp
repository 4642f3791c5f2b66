// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/pullbackparts.h"

#include "core/layer/positions.h"

#include <algorithm>
#include <cmath>

namespace attn {

void pullBackNorm(const PullbackSource& source, const Formula& formula, const Doubles& flow, Derivatives& derivatives)
{
    const QkNorm& norm = *source.realized.config.qk_norm;
    const Doubles &x = source.number(formula.term->tensor), &weight = source.number(formula.beside->tensor);
    Doubles& by_x = derivatives.of(formula.term->tensor, std::int64_t(x.size()));
    Doubles& by_weight = derivatives.of(formula.beside->tensor, std::int64_t(weight.size()));
    // Number e of a row is the head's own; of all heads together that of head e / hd, whose rows lie `apart`.
    const std::size_t n = weight.size(), hd = std::size_t(formula.made.view.back()),
                      tokens = std::size_t(formula.made.view[2]), apart = tokens * hd;
    const auto place = [&](std::size_t row, std::size_t e) {
        return row / tokens * n * tokens + row % tokens * hd + e / hd * apart + e % hd;
    };
    for (std::size_t row = 0; row * n < flow.size(); ++row) {
        if (source.stop.requested())
            throw DerivationStopped();
        double squares = 0, along = 0;
        bool flows = false;
        for (std::size_t e = 0; e < n; ++e) {
            const std::size_t at = place(row, e);
            const double by = norm.unit_offset ? 1 + weight[e] : weight[e];
            flows = flows || flow[at] != 0;
            squares += x[at] * x[at];
            along += flow[at] * by * x[at];
        }
        if (!flows)
            continue;
        const double r = 1 / std::sqrt(squares / double(n) + double(float(norm.eps)));
        for (std::size_t e = 0; e < n; ++e) {
            const std::size_t at = place(row, e);
            const double by = norm.unit_offset ? 1 + weight[e] : weight[e];
            by_x[at] += r * by * flow[at] - x[at] * r * r * r / double(n) * along;
            by_weight[e] += flow[at] * x[at] * r;
        }
    }
}

void pullBackRotation(const PullbackSource& source, const StageTensor& stage, const Formula& formula,
                      const Doubles& flow, Derivatives& derivatives)
{
    const Rope& rope = *source.realized.config.rope;
    const Dims& dims = source.realized.plan.dims;
    const Doubles& x = source.number(formula.term->tensor);
    Doubles& by_x = derivatives.of(formula.term->tensor, std::int64_t(x.size()));
    const auto given = rope.inv_freq.empty() ? std::span<const float>() : source.realized.at(rope.inv_freq).values();
    Doubles* by_frequency = given.empty() ? nullptr : &derivatives.of(rope.inv_freq, std::ssize(given));
    const std::int64_t T = stage.shape[2], hd = stage.shape[3], turning = ropeDims(rope, dims);
    for (std::int64_t row = 0; row * hd < std::ssize(flow); ++row) {
        if (source.stop.requested())
            throw DerivationStopped();
        const double *g = &flow[std::size_t(row * hd)], *from = &x[std::size_t(row * hd)];
        double* to = &by_x[std::size_t(row * hd)];
        for (std::int64_t pair = 0; pair < turning / 2; ++pair) {
            const auto [one, other] = ropePair(rope, dims, pair);
            const std::int64_t token = row % T;
            const double angle = ropeTurn(rope, ropeFrequency(rope, dims, pair, given), token).angle;
            const double cosine = std::cos(angle), sine = std::sin(angle);
            to[one] += g[one] * cosine + g[other] * sine;
            to[other] += g[other] * cosine - g[one] * sine;
            if (by_frequency)
                (*by_frequency)[std::size_t(pair)] +=
                    double(token + rope.offset) * (g[one] * (-from[one] * sine - from[other] * cosine) +
                                                   g[other] * (from[one] * cosine - from[other] * sine));
        }
        for (std::int64_t e = turning; e < hd; ++e)
            to[e] += g[e];
    }
}

void pullBackBuckets(const Formula& formula, const Doubles& flow, Derivatives& derivatives)
{
    const Operand& table = *formula.term;
    Doubles& by_table = derivatives.of(table.tensor, elementCount(table.view));
    for (std::int64_t flat = 0; flat < std::ssize(flow); ++flat)
        if (const double g = flow[std::size_t(flat)]; g != 0)
            by_table[std::size_t(*elementAt(table, lettersAt(formula.made, flat).front()))] += g;
}

} // namespace attn
