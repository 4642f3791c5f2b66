// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of an explanation: from its terms to its result, in float64.
#pragma once

#include "core/explain/explain.h"

namespace attn {

// Fills `result`, and for a row operation `maximum`, `sum` and the exponentials, from everything else in `explanation`.
// Infinities and nan behave as in the backends; so does float32's range where the naive softmax leaves it.
void computeResult(Explanation& explanation);

// An intermediate result of a cell's equation: a product, a running sum, an exponential, a divisor.
struct PartialResult {
    double value = 0;
    std::string what; // completes "0.5929 is …": "only the first product"
};

// In the order of the equation. Numbers that it reads as they are, such as the score of a scaled score, are parts only of a
// sum of products. None where a number is given, drawn or copied.
std::vector<PartialResult> partialResults(const Explanation& explanation);

} // namespace attn
