// SPDX-License-Identifier: GPL-3.0-or-later
// Back through what today's models do with queries and keys, and through a bias that finds its number by distance.
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

} // namespace attn
