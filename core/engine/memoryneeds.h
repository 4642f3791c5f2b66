// SPDX-License-Identifier: GPL-3.0-or-later
// How many bytes a layer will take, before one of them is taken, and what would fit where they are not there.
#pragma once

#include "core/backends/backend.h"
#include "core/base/result.h"
#include "core/recipe/realize.h"

#include <cstdint>
#include <optional>

namespace attn {

// Bytes of the parameters, the keep bits and the trace of `plan`. In stage attention Compact is the scores (4 B H T T),
// two bits per weight for keep and mask, 12 bytes per row for its maximum and its sum, a double for each context in
// progress, and q, k, v, context and output; other stages, and Dense, are all tensors of the plan. Saturates instead of
// overflowing.
std::int64_t memoryNeeded(const Plan& plan, TraceForm form);

// "1.2 GiB"
std::string gibibytes(double bytes);
// Refuses what needs more than `free` bytes with a sentence that says how much it needs and, in stage attention, with how
// many tokens or heads it would fit.
std::optional<Error> checkMemory(const Plan& plan, TraceForm form, std::int64_t free);
// The same of what `backend` takes of the machine's own memory for a compact trace.
std::optional<Error> checkMemory(const Plan& plan, const Backend& backend, std::int64_t free);
// The same for a layer planned in compact form whose numbers turn out to be too large for that: dense.
std::optional<Error> checkMemoryOfLargeNumbers(const Plan& plan, std::int64_t free);

} // namespace attn
