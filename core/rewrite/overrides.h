// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers put in by hand, wherever they stand; and overrides when the rest of the scene changes: what they pin may not be
// computed any more, or in another shape.
#pragma once

#include "core/recipe/realize.h"

#include <string>
#include <vector>

namespace attn {

// `scene`, which has this plan, with one number put in by hand: an input or a draw is edited there, a computed cell pinned.
Scene withNumber(Scene scene, const Plan& plan, const std::string& tensor, const Index& index, float value);

// Takes away the overrides of cells that `plan`, of the scene without them, does not compute. What a person should be
// told: "1 override of keep is gone with its cell."
std::vector<std::string> dropMisfitOverrides(Scene& scene, const Plan& plan);

// A plan, and what a person should be told of the overrides that went for it.
struct FittingPlan {
    Plan plan;
    std::vector<std::string> dropped;
};
// plan(scene); where overrides alone are why it refuses, they are taken away. `scene` is left as it was on an error.
Result<FittingPlan> planWithoutMisfits(Scene& scene);

} // namespace attn
