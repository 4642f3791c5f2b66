// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a traced tensor in memory order, a few rows at a time, so that a large one is never held whole.
#pragma once

#include "core/layer/trace.h"

#include <functional>
#include <span>

namespace attn {

// Calls `take` with whole rows, as many as fit into about a megabyte and at least one.
void forEachRows(const Trace& trace, const TracedTensor& tensor,
                 const std::function<void(std::span<const float>)>& take);

} // namespace attn
