// SPDX-License-Identifier: GPL-3.0-or-later
// Which layers the fused backends compute on their fast path; all others go stage by stage.
#pragma once

#include "core/layer/stages.h"
#include "core/scene/edits.h"

#include <span>

namespace attn {

// Softmax layers with a mask before the softmax and dropout on the weights, if any, and no stage unknown to the fast
// paths: two numbers a row and the scores give the rest, and edits need not recompute everything. A pinned cell does
// not follow from them, unless it is in the keep mask. Nor do they know these choices: their names in a sentence; empty
// if there are none.
std::string_view slowChoice(const Config& config);
// The same of a GPU, which knows cross-attention: there it has no edits, but all of it is computed.
std::string_view notOnGpu(const Config& config);
bool hasFastPath(const Config& config, const Dims& dims, std::span<const StageTensor> stages,
                 const EditList& overrides);

} // namespace attn
