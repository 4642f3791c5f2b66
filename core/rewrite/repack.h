// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of q, k and v under another choice of projections: the same numbers moved into the new layout, so that the
// layer computes what it did, or drawn anew when that is asked for.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// The projections become `to` and make the same q, k and v: matrices are turned, fused, cut apart. The weights are given
// numbers then, in place of what drew them; whatever is drawn after them stays as it is, and so does the output layer,
// a module's own included. Told: biases that plain matrices cannot hold, a merge that a list of heads cannot do, a dropout that it draws in
// another order. Weights
// that do not fit `to` at all (its width, no weights at all, more numbers than a scene may give) are treated as
// restructure() does, which is told as well. Errors: those of restructure and realize.
Result<Rewritten> changeLayout(const Scene& scene, Projection to);

// The weights of the layer, the output layer's too, drawn by PyTorch's own initialisation from the scene's first seed,
// whatever they were before: given, edited or drawn. An error when the layer has none.
Result<Rewritten> drawWeightsAnew(const Scene& scene);

} // namespace attn
