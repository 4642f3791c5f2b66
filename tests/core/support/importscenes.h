// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes made of arrays.
#pragma once

#include "core/engine/engine.h"
#include "core/headless/commands.h"
#include "core/import/import.h"

#include <doctest/doctest.h>

#include <memory>
#include <vector>

namespace attn {

inline Scene importedOnto(const std::vector<ReadArray>& arrays, const Scene& base, const ImportChoices& choices = {})
{
    const auto plan = planImport(arrays, base, choices);
    REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
    CHECK(plan->steps.size() == arrays.size());
    CHECK_FALSE(plan->sentences.empty());
    auto scene = importArrays(arrays, base, *plan);
    REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
    return *scene;
}

inline std::shared_ptr<const Trace> traced(const Scene& scene)
{
    auto trace = traceScene(scene, backends().front());
    REQUIRE_MESSAGE(trace, (trace ? "" : trace.error().message));
    return *trace;
}

} // namespace attn
