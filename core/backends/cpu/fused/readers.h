// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trace that a Layer stands behind: read where they are held, worked out where they follow from others.
#pragma once

#include "core/backends/cpu/fused/layer.h"

namespace attn::cpu {

// Every computed tensor of the layer, in the engine's order.
std::vector<TracedTensor> tensorsOf(const std::shared_ptr<const Layer>& layer);

} // namespace attn::cpu
