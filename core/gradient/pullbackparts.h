// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of pullBack(): one function for each kind of operation, each in its own file.
#pragma once

#include "core/gradient/pullback.h"

namespace attn {

// As pullBack(). RMSNorm, y_e = x_e r w_e with r = 1 / sqrt(mean(x^2) + eps): dx_e = r w_e g_e - x_e r^3 / n sum_f g_f w_f x_f
// and dw_e = sum g_e x_e r.
void pullBackNorm(const PullbackSource& source, const Formula& formula, const Doubles& flow, Derivatives& derivatives);
// A pair turned by an angle: what flows into it is turned back. By a given frequency: position times what flows along the turn.
void pullBackRotation(const PullbackSource& source, const StageTensor& stage, const Formula& formula,
                      const Doubles& flow, Derivatives& derivatives);
// Each number of T5's table gets what flows into all pairs of its bucket.
void pullBackBuckets(const Formula& formula, const Doubles& flow, Derivatives& derivatives);

// As pullBack(), for the products: with y = sum_t a_t b_t + c every a_t gets g b_t, every b_t g a_t, and c g.
void pullBackProduct(const PullbackSource& source, const Formula& formula, const Doubles& flow,
                     const std::vector<bool>& constant, Derivatives& derivatives);

// As pullBack(), for the row operations. With w = softmax(z / temperature): dz_j = w_j (g_j - sum_i g_i w_i) /
// temperature; with w = s / sum(s): ds_j = (g_j - sum_i g_i w_i) / sum(s). The weights are recomputed from their
// inputs: the tensor may hold pinned values, which the sum in the softmax ignores. A sink is one more z of its row.
void pullBackRows(const PullbackSource& source, const StageTensor& stage, const Formula& formula, const Doubles& flow,
                  Derivatives& derivatives);

} // namespace attn
