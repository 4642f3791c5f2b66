// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives within one batch item, from where they begin back to what the layer starts from.
#pragma once

#include "core/gradient/pullback.h"
#include "core/layer/trace.h"

namespace attn {

// Propagates the given derivatives through every stage of the item and adds the results. `forward` is its reference
// trace. Throws DerivationStopped.
void deriveStages(const Realized& item, const Trace& forward, const StopToken& stop, Derivatives& derivatives);

// The same through the steps of the recipe that copy, over all batch items: to tables, stacked and transposed tensors.
void deriveRecipe(const Scene& scene, const Realized& realized, Derivatives& derivatives);

} // namespace attn
