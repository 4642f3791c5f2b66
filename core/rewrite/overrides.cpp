// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/overrides.h"

#include "core/base/say.h"
#include "core/recipe/plandraft.h"

#include <map>

namespace attn {

Scene withNumber(Scene scene, const Plan& plan, const std::string& tensor, const Index& index, float value)
{
    const StageTensor* stage = findStage(plan.stages, tensor);
    (stage && stage->computed() ? scene.overrides : scene.edits).set(tensor, index, value);
    return scene;
}

std::vector<std::string> dropMisfitOverrides(Scene& scene, const Plan& plan)
{
    std::map<std::string, std::int64_t> gone;
    scene.overrides.removeIf([&](const EditList::Entry& pinned) {
        const bool fits = fitsOverride(plan.stages, pinned.tensor, {pinned.index, pinned.value});
        gone[pinned.tensor] += !fits;
        return !fits;
    });
    std::vector<std::string> notes;
    for (const auto& [name, count] : gone)
        if (count)
            notes.push_back(sayCount("Removed 1 pinned value of %1 along with its cell.",
                                     "Removed %n pinned values of %1 along with their cells.", count, name));
    return notes;
}

Result<FittingPlan> planWithoutMisfits(Scene& scene)
{
    auto planned = plan(scene);
    if (planned)
        return FittingPlan{std::move(*planned), {}};
    if (scene.overrides.empty())
        return planned.error();
    Scene fitting = scene;
    fitting.overrides.clear();
    const auto bare = plan(fitting);
    if (!bare)
        return bare.error();
    fitting.overrides = scene.overrides;
    std::vector<std::string> dropped = dropMisfitOverrides(fitting, *bare);
    planned = plan(fitting);
    if (!planned)
        return planned.error();
    scene = std::move(fitting);
    return FittingPlan{std::move(*planned), std::move(dropped)};
}

} // namespace attn
