// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/results.h"

#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// PyTorch's exponentials are float32: what float32 cannot hold becomes inf or 0.
double inFloat32Range(double value)
{
    const float narrow = static_cast<float>(value);
    return std::isinf(narrow) || narrow == 0 ? narrow : value;
}

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
    const bool naive = row.operation == Operation::SoftmaxNaive;
    if (row.operation == Operation::Softmax) {
        row.maximum = -infinity;
        for (const Term& term : row.terms)
            if (term.value / row.temperature > row.maximum)
                row.maximum = term.value / row.temperature;
    }
    row.sum = 0;
    for (Term& term : row.terms) {
        if (row.operation == Operation::Sum)
            row.sum += term.value;
        else
            row.sum += term.exponential = inFloat32Range(std::exp(term.value / row.temperature - row.maximum));
    }
    if (naive)
        row.sum = inFloat32Range(row.sum);
    const Term& own = row.terms[row.own];
    row.result = (row.operation == Operation::Sum ? own.value : own.exponential) / row.sum;
}

} // namespace

void computeResult(Explanation& explanation)
{
    switch (explanation.operation) {
    case Operation::Given:
    case Operation::Drawn:
    case Operation::Allowed: explanation.result = explanation.value; break;
    case Operation::Copy: explanation.result = explanation.terms[0].value; break;
    case Operation::Product:
    case Operation::MaskAfter:
    case Operation::Dropout: explanation.result = sumOfProducts(explanation); break;
    case Operation::Scale: explanation.result = explanation.terms[0].value / explanation.scale; break;
    case Operation::Mask: explanation.result = explanation.blocked ? -infinity : explanation.terms[0].value; break;
    case Operation::MaskAdd:
        explanation.result = sumOfProducts(explanation);
        if (explanation.terms.size() == 1 && explanation.blocked) // a boolean mask has no number of its own to add
            explanation.result += -infinity;
        break;
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum: computeShare(explanation); break;
    case Operation::Keep:
        explanation.result = explanation.draw->u && *explanation.draw->u < 1.0 - explanation.draw->p;
        break;
    }
    if (explanation.zeroed)
        explanation.result = 0;
}

} // namespace attn
