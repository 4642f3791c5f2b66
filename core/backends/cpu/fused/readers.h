// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trace that a Layer stands behind: read where they are held, worked out where they follow from others.
#pragma once

#include "core/backends/cpu/fused/layer.h"

namespace attn::cpu {

// Every computed tensor of the layer, in the order of `stages`, the table that it was computed by.
std::vector<TracedTensor> tensorsOf(const std::shared_ptr<const Layer>& layer, const std::vector<StageTensor>& stages);

} // namespace attn::cpu
