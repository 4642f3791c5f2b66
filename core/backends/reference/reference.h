// SPDX-License-Identifier: GPL-3.0-or-later
// The oracle: attention in plain numbered loops, float64 arithmetic on the float32 parameters, readable as a textbook.
// It is never optimised; every other backend is tested against it.
#pragma once

#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <stop_token>
#include <vector>

namespace attn {

std::vector<TracedTensor> computeReference(const Realized& realized, std::stop_token stop);

} // namespace attn
