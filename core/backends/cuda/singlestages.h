// SPDX-License-Identifier: GPL-3.0-or-later
// The two scenes that are one stage alone: a dropout, a softmax.
#pragma once

#include "core/backends/cuda/device/devicebuffers.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <vector>

namespace attn::cuda {

// [keep] dropped, of stage dropout_only.
std::vector<TracedTensor> dropoutAlone(const Realized& realized, const std::shared_ptr<Device>& device);
// weights, of stage softmax_only.
std::vector<TracedTensor> softmaxAlone(const Realized& realized, const std::shared_ptr<Device>& device);

} // namespace attn::cuda
