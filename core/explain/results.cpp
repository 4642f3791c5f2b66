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

// The share of the row's own term, or of its sink, in the sum of the transformed terms.
void computeShare(Explanation& row)
{
    const auto logit = [&](const Term& term) { return overflowing(term.value / row.temperature); };
    const bool subtracts = row.operation == Operation::Softmax || (row.operation == Operation::SinkShare && row.stable);
    const auto raise = [&](const Term& term) {
        // Unchanged if the logit is nan; a withheld one may be the largest.
        row.maximum = isWithheld(term.value) ? term.value : std::max(row.maximum, logit(term));
    };
    if (subtracts) {
        row.maximum = row.beside ? logit(*row.beside) : -infinity;
        std::ranges::for_each(row.terms, raise);
    }
    row.sum = 0;
    const auto add = [&](Term& term) {
        row.sum += term.exponential = withinFloat32(std::exp(logit(term) - row.maximum));
    };
    for (Term& term : row.terms) {
        if (row.operation == Operation::Sum)
            row.sum += term.value;
        else
            add(term);
    }
    if (row.beside)
        add(*row.beside);
    row.sum = overflowing(row.sum);
    const Term& own = row.operation == Operation::SinkShare ? *row.beside : row.terms[row.own];
    row.result = (row.operation == Operation::Sum ? own.value : own.exponential) / row.sum;
}

// RMSNorm: the own number over the root of the mean square, times the weight.
void computeNorm(Explanation& norm)
{
    double squares = 0;
    for (const Term& term : norm.terms)
        squares += overflowing(term.value * term.value);
    norm.mean = overflowing(overflowing(squares) / double(norm.terms.size()));
    const double weight = norm.unit_offset ? 1 + norm.beside->value : norm.beside->value;
    norm.result = norm.terms[norm.own].value / std::sqrt(norm.mean + norm.epsilon) * weight;
}

} // namespace

void computeResult(Explanation& explanation)
{
    switch (explanation.operation) {
    case Operation::Given:
    case Operation::Drawn: explanation.result = explanation.value; break;
    case Operation::Allowed: explanation.result = !explanation.blocked; break;
    case Operation::Copy: explanation.result = explanation.terms[0].value; break;
    case Operation::Bucket: explanation.result = explanation.terms[0].value; break;
    case Operation::Slope:
        explanation.result = -explanation.distance->slope * std::abs(double(explanation.distance->after));
        break;
    case Operation::Norm: computeNorm(explanation); break;
    case Operation::Add:
    case Operation::Rotate:
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
    case Operation::SinkShare:
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
