// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/equationdigits.h"

#include "core/explain/results.h"
#include "ui/facts/equationlines.h"

#include <algorithm>
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

bool sumsHold(const Explanation& explanation, int decimals, std::size_t most_terms)
{
    double exact = 0, written = 0;
    const auto agree = [&] { return !std::isfinite(exact) || rounded(written, decimals) == rounded(exact, decimals); };
    if (explanation.operation == Operation::Product && writesRunningSum(explanation)) {
        for (std::size_t i = 0; i < std::min(explanation.terms.size(), most_terms); ++i) {
            const Term& term = explanation.terms[i];
            exact += term.value * term.factor;
            written += rounded(term.value, decimals) * rounded(term.factor, decimals);
            if (!agree())
                return false;
        }
        return true;
    }
    if (!isRowOperation(explanation.operation))
        return true;
    std::size_t count = 0;
    const auto add = [&](const Term& term) {
        const double value = explanation.operation == Operation::Sum ? term.value : term.exponential;
        count += value != 0; // of a masked key, which is not written
        exact += value;
        written += rounded(value, decimals);
    };
    for (const Term& term : explanation.terms)
        add(term);
    if (explanation.beside)
        add(*explanation.beside);
    return count > most_terms + 1 || agree(); // an equation never leaves out a single term
}

int decimalsThatHold(const Explanation& explanation, int least, std::size_t most_terms)
{
    constexpr int more = 3;
    if (!std::isfinite(explanation.value) || explanation.terms.empty())
        return least;
    int first = 0; // with which the result follows
    for (int decimals = least; decimals < least + more; ++decimals) {
        if (rounded(resultAsWritten(explanation, decimals), decimals) != rounded(explanation.value, decimals))
            continue;
        if (sumsHold(explanation, decimals, most_terms))
            return decimals;
        first = first ? first : decimals;
    }
    return first ? first : least + more;
}

} // namespace attn
