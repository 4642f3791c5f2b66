// SPDX-License-Identifier: GPL-3.0-or-later
// The cpu backend's path for every configuration: stage by stage, whole dense tensors in float32. Handles what fused.h
// cannot. Shares nothing with the reference but the realized scene.
#pragma once

#include "core/base/stop.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <vector>

namespace attn::cpu {

struct Kernels;

std::vector<TracedTensor> computeStagewise(const Realized& realized, const Kernels& kernels, const StopToken& stop);

} // namespace attn::cpu
