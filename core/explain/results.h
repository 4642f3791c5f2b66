// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of an explanation: from its terms to its result, in float64.
#pragma once

#include "core/explain/explain.h"

namespace attn {

// Fills `result`, and for a row operation `maximum`, `sum` and the exponentials, from everything else in `explanation`.
// Infinities and nan behave as in the backends; so does float32's range where the naive softmax leaves it.
void computeResult(Explanation& explanation);

} // namespace attn
