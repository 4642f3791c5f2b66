// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/results.h"

#include "core/base/float32range.h"
#include "core/base/withheld.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double sumOfProducts(const Explanation& explanation)
{
    double sum = 0;
    for (const Term& term : explanation.terms)
        sum += term.value * term.factor;
    return sum;
}

// The share of the row's own term in the sum of what the others became.
void computeShare(Explanation& row)
{
    const auto logit = [&](const Term& term) { return overflowing(term.value / row.temperature); };
    if (row.operation == Operation::Softmax) {
        row.maximum = -infinity;
        for (const Term& term : row.terms)
            // It stays where the logit is nan; one that is not told may be the largest.
            row.maximum = isWithheld(term.value) ? term.value : std::max(row.maximum, logit(term));
    }
    row.sum = 0;
    for (Term& term : row.terms) {
        if (row.operation == Operation::Sum)
            row.sum += term.value;
        else
            row.sum += term.exponential = withinFloat32(std::exp(logit(term) - row.maximum));
    }
    row.sum = overflowing(row.sum);
    const Term& own = row.terms[row.own];
    row.result = (row.operation == Operation::Sum ? own.value : own.exponential) / row.sum;
}

} // namespace

void computeResult(Explanation& explanation)
{
    switch (explanation.operation) {
    case Operation::Given:
    case Operation::Drawn: explanation.result = explanation.value; break;
    case Operation::Allowed: explanation.result = !explanation.blocked; break;
    case Operation::Copy: explanation.result = explanation.terms[0].value; break;
    case Operation::Product:
    case Operation::MaskAfter:
    case Operation::Dropout: explanation.result = sumOfProducts(explanation); break;
    case Operation::Scale:
        explanation.result =
            explanation.scale == 0 ? sumOfProducts(explanation) : explanation.terms[0].value / explanation.scale;
        break;
    case Operation::Mask: explanation.result = explanation.blocked ? -infinity : explanation.terms[0].value; break;
    case Operation::MaskAdd:
        explanation.result = sumOfProducts(explanation);
        if (explanation.terms.size() == 1 && explanation.blocked) // a boolean mask has no number of its own to add
            explanation.result += -infinity;
        break;
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum: computeShare(explanation); break;
    case Operation::Function: // explain() asked it
        break;
    case Operation::Keep:
        explanation.result = explanation.draw->u && *explanation.draw->u < 1.0 - explanation.draw->p;
        break;
    }
    explanation.result = explanation.zeroed ? 0 : overflowing(explanation.result);
}

} // namespace attn
