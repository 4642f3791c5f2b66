// SPDX-License-Identifier: GPL-3.0-or-later
// The everyday backend: float32, products by Eigen. Shares nothing with the reference but the realized scene.
#pragma once

#include "core/realize.h"
#include "core/trace.h"

#include <stop_token>
#include <vector>

namespace attn {

std::vector<TracedTensor> computeCpu(const Realized& realized, std::stop_token stop);

} // namespace attn
