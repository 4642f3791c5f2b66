// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/computescene.h"

#include "core/engine/engine.h"
#include "core/engine/freememory.h"
#include "core/engine/memoryneeds.h"

namespace attn {

Result<Computed> computeScene(Scene scene, const Backend& backend, std::optional<DropoutStream> stream,
                              std::string& missing, std::shared_ptr<Workspace> workspace)
{
    if (stream)
        scene.config.dropout.stream = *stream;
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    if (const auto fault = checkMemory(*planned, backend, freeMemory()))
        return *fault;
    const auto realized = realize(scene, *planned, nullptr);
    if (!realized)
        return realized.error();
    std::optional<Error> refused;
    RunOptions options;
    options.workspace = std::move(workspace);
    options.may_step_in = [&](const std::string& why) {
        missing = why;
        return false;
    };
    options.may_go_dense = [&] {
        refused = checkMemoryOfLargeNumbers(*planned, freeMemory());
        return !refused;
    };
    auto trace = run(**realized, backend, {}, std::move(options));
    if (refused)
        return *refused;
    return Computed(std::move(scene), *realized, std::move(trace));
}

} // namespace attn
