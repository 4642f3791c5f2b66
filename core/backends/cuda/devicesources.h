// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trace that a DeviceLayer stands behind, in the engine's order.
#pragma once

#include "core/backends/cuda/devicelayer.h"

namespace attn::cuda {

std::vector<TracedTensor> tensorsOf(const std::shared_ptr<DeviceLayer>& layer);

} // namespace attn::cuda
