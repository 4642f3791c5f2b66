// SPDX-License-Identifier: GPL-3.0-or-later
// The uniform numbers behind a dropout, with which the keep mask was compared; for showing the draw itself.
#pragma once

#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <functional>
#include <vector>

namespace attn {

// u of every element of the keep mask, in memory order; an element is kept when u < 1 - p. Empty if the scene draws no
// dropout. Executes the recipe up to the dropout (`realized` must be what `scene` became); `from` and `count` select a
// range of elements, so that one head of a large layer costs no more than needed.
std::vector<double> dropoutUniforms(const Scene& scene, const Realized& realized, std::int64_t from,
                                    std::int64_t count);

// Keep masks of the draws that would follow: as if the same layer ran again and again without reseeding, as in
// training. Calls `each` with the number of the draw (0 is the scene's own) and its mask; false ends the loop.
void repeatDropout(const Scene& scene, const Realized& realized, std::int64_t draws,
                   const std::function<bool(std::int64_t draw, const KeepMask& keep)>& each);

} // namespace attn
