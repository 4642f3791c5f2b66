// SPDX-License-Identifier: GPL-3.0-or-later
// The mean over all heads of a tensor, the usual summary of recorded attention.
#pragma once

#include "core/engine/computed.h"

#include <vector>

namespace attn {

// Of each cell of the heads' matrices at a batch item, in float64; hidden where it is hidden in any head.
std::vector<double> meanOverHeads(const Computed& computed, const TracedTensor& tensor, std::int64_t batch);

} // namespace attn
