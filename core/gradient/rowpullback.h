// SPDX-License-Identifier: GPL-3.0-or-later
// Back through a softmax, or through a division by the row's sum: every number of a row depends on all of that row.
#pragma once

#include "core/gradient/pullback.h"

namespace attn {

// As pullBack(), for the row operations. With w = softmax(z / temperature): dz_j = w_j (g_j - sum_i g_i w_i) / temperature;
// with w = s / sum(s): ds_j = (g_j - sum_i g_i w_i) / sum(s). The weights are computed anew from what they are made of:
// what stands in the tensor may be pinned, and the sum in the softmax knows nothing of it. A sink is one more z of its row.
void pullBackRows(const PullbackSource& source, const StageTensor& stage, const Formula& formula, const Doubles& flow,
                  Derivatives& derivatives);

} // namespace attn
