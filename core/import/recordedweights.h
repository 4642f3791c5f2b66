// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded attention by its numbers: what programs call it differs, but every row sums to 1.
#pragma once

#include "core/base/tensor.h"

namespace attn {

// Whether the array, [T,S] or with more axes before these, holds attention weights: none below 0, and each row sums to 1 within
// what float16 rounds, or is nan throughout, as a fully masked one is. At least two columns and `least_queries` rows.
bool isRecordedWeights(const Tensor& values, std::int64_t least_queries = 2);

} // namespace attn
