// SPDX-License-Identifier: GPL-3.0-or-later
// Which layers the fused backends compute in their fast way; all others go stage after stage.
#pragma once

#include "core/layer/stages.h"
#include "core/scene/edits.h"

#include <span>

namespace attn {

// Softmax layers with a mask before the softmax and dropout on the weights, if at all, and no stage that the fast ways do
// not know: two numbers a row and the scores tell the rest, and edits need not compute all anew. A cell that
// is pinned does not follow from them, unless it is one of the keep mask.
// Nor do they know these choices: what they are called in a sentence; empty where there are none.
std::string_view slowChoice(const Config& config);
// The same of a GPU, which knows cross-attention: there it has no edits, but all of it is computed.
std::string_view notOnGpu(const Config& config);
bool hasFastWay(const Config& config, const Dims& dims, std::span<const StageTensor> stages, const EditList& overrides);

} // namespace attn
