// SPDX-License-Identifier: GPL-3.0-or-later
// The cpu backend's way for every configuration: stage after stage, whole dense tensors in float32. What
// fused.h cannot do goes here. Shares nothing with the reference but the realized scene.
#pragma once

#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <stop_token>
#include <vector>

namespace attn::cpu {

std::vector<TracedTensor> computeStagewise(const Realized& realized, std::stop_token stop);

} // namespace attn::cpu
