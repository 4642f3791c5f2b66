// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives within one batch item, from where they begin back to what the layer starts from.
#pragma once

#include "core/gradient/pullback.h"
#include "core/layer/trace.h"

namespace attn {

// Adds what flows from the derivatives that are there through every stage of the item. `forward` is the reference's trace of it.
// Throws DerivationStopped.
void deriveStages(const Realized& item, const Trace& forward, const std::stop_token& stop, Derivatives& derivatives);

// The same through the steps of the recipe that copy, over all batch items: to tables, stacked and transposed tensors.
void deriveRecipe(const Scene& scene, const Realized& realized, Derivatives& derivatives);

} // namespace attn
