// SPDX-License-Identifier: GPL-3.0-or-later
// Back through a sum of products, where almost all the arithmetic of a layer is: loops in the order that suits memory.
#pragma once

#include "core/gradient/pullback.h"

namespace attn {

// As pullBack(), for the products: with y = sum_t a_t b_t + c every a_t gets g b_t, every b_t g a_t, and c g.
void pullBackProduct(const PullbackSource& source, const Formula& formula, const Doubles& flow,
                     const std::vector<bool>& constant, Derivatives& derivatives);

} // namespace attn
