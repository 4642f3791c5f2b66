// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers put in by hand, edits or pins; and overrides when the rest of the scene changes: what they pin may no longer
// be computed, or have another shape.
#pragma once

#include "core/recipe/realize.h"

#include <string>
#include <vector>

namespace attn {

// `scene`, which has this plan, with one number put in by hand: edits an input or a draw, pins a computed cell.
Scene withNumber(Scene scene, const Plan& plan, const std::string& tensor, const Index& index, float value);

// Removes the overrides of cells that `plan`, of the scene without them, does not compute. Returns messages for the
// user: "Removed 1 pinned value of keep along with its cell."
std::vector<std::string> dropMisfitOverrides(Scene& scene, const Plan& plan);

// A plan, and messages about the overrides removed for it.
struct FittingPlan {
    Plan plan;
    std::vector<std::string> dropped;
};
// plan(scene); where overrides alone are why it refuses, they are taken away. `scene` is left as it was on an error.
Result<FittingPlan> planWithoutMisfits(Scene& scene);

} // namespace attn
