// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of q, k and v under another projection: the same numbers moved into the new layout, so that the layer
// computes the same, or redrawn on request.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// Changes the projections to `to` with the same q, k and v: transposes, fuses or splits matrices. The weights are then
// given numbers, replacing their draws; whatever is drawn after them stays the same, and so does the output layer, a
// module's own included. Reports biases that plain matrices cannot hold, a merge that a list of heads cannot do, a
// dropout that it draws in another order. Weights that do not fit `to` at all (its width, no weights at all, more
// numbers than a scene may give) are treated as in restructure(), which is reported too. Errors: those of restructure
// and realize.
Result<Rewritten> changeLayout(const Scene& scene, Projection to);

// The weights of the layer, the output layer's too, drawn by PyTorch's own initialisation from the scene's first seed,
// whatever they were before: given, edited or drawn. An error when the layer has none.
Result<Rewritten> redrawWeights(const Scene& scene);

} // namespace attn
