// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trace backed by a DeviceLayer, in the engine's order.
#pragma once

#include "core/backends/cuda/devicelayer.h"

namespace attn::cuda {

// The first of `stages` that is not computed on a device; null where all are.
const StageTensor* unknownStage(const std::vector<StageTensor>& stages, const Config& config);

std::vector<TracedTensor> tensorsOf(const std::shared_ptr<DeviceLayer>& layer);

} // namespace attn::cuda
