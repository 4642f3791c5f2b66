// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a trace as .safetensors: F32, I64 for ids, BOOL for masks. https://github.com/huggingface/safetensors
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"

#include <iosfwd>
#include <optional>
#include <span>

namespace attn {

// Writes the tensors so that the large numbers are aligned: those of 8 bytes first, then those of 4, then masks, each in
// the order given. The same trace gives the same bytes. Faults of the stream are left to its owner.
void writeSafetensors(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors);

} // namespace attn
