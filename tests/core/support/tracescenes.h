// SPDX-License-Identifier: GPL-3.0-or-later
// Small layers of given scores, and their traces.
#pragma once

#include "core/engine/engine.h"
#include "tests/core/support/samplescenes.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

namespace attn {

inline std::shared_ptr<const Trace> traced(const Scene& scene, std::string_view backend)
{
    return run(*realized(scene), **backendNamed(backend));
}

// Attention without weights over x [T, 2]: the scores are the dot products of the rows.
inline Scene plainScene(std::vector<float> x)
{
    const auto T = static_cast<std::int64_t>(x.size() / 2);
    Scene scene;
    scene.inputs = {{"x", Tensor({T, 2}, std::move(x))}};
    scene.config.d_in = scene.config.d_out = 2;
    return scene;
}

inline std::vector<double> weightsOf(const Trace& trace, std::int64_t query)
{
    return trace.row(*trace.find("weights"), 0, query);
}

inline bool allZero(const std::vector<double>& row)
{
    return std::ranges::all_of(row, [](double value) { return value == 0; });
}

} // namespace attn
