// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/equationdigits.h"

#include "core/explain/results.h"

#include <cmath>
#include <vector>

namespace attn {

namespace {

double rounded(double value, int decimals)
{
    const double unit = std::pow(10.0, decimals);
    return std::round(value * unit) / unit;
}

// The result if every number is written with `decimals` decimals.
double resultAsWritten(const Explanation& explanation, int decimals)
{
    Explanation written = explanation;
    const auto round = [decimals](double& value) { value = rounded(value, decimals); };
    if (isRowOperation(explanation.operation)) { // its parts are written, not what they are made of
        const auto part = [&](const Term& term) {
            return rounded(explanation.operation == Operation::Sum ? term.value : term.exponential, decimals);
        };
        return explanation.own < explanation.terms.size()
                   ? part(explanation.terms[explanation.own]) / rounded(explanation.sum, decimals)
                   : explanation.value;
    }
    for (Term& term : written.terms) {
        round(term.value);
        if (term.factor_from)
            round(term.factor);
    }
    round(written.scale);
    if (explanation.operation != Operation::Function)
        computeResult(written);
    return written.result;
}

} // namespace

int decimalsThatHold(const Explanation& explanation, int least)
{
    constexpr int more = 3;
    if (!std::isfinite(explanation.value) || explanation.terms.empty())
        return least;
    for (int decimals = least; decimals < least + more; ++decimals)
        if (rounded(resultAsWritten(explanation, decimals), decimals) == rounded(explanation.value, decimals))
            return decimals;
    return least + more;
}

} // namespace attn
