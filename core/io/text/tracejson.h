// SPDX-License-Identifier: GPL-3.0-or-later
// A trace as JSON, for other programs: {"tensors": {name: nested lists}}.
#pragma once

#include "core/layer/trace.h"

#include <iosfwd>
#include <span>

namespace attn {

// Writes the tensors in the order given: shortest decimals that round-trip float32, "inf", "-inf" and "nan" as texts, whole
// numbers for ids, 0 and 1 for masks; shapes as in the trace. Faults of the stream are left to its owner.
void writeTraceJson(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors);

} // namespace attn
