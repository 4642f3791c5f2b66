// SPDX-License-Identifier: GPL-3.0-or-later
// What tests derive: any number of a random scene.
#pragma once

#include "core/base/strides.h"
#include "core/gradient/gradient.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

namespace attn::test {

inline constexpr SceneLimits small_scenes{.batch = 2, .tokens = 5, .d_in = 6, .heads = 3, .head_dim = 3};

inline Scene sceneToDerive(std::uint64_t number, const SceneLimits& limits = small_scenes)
{
    Scene scene = randomScene(number, limits);
    return number % 3 == 0 ? withOverrides(std::move(scene), number) : scene;
}

// A tensor of real numbers among the last `last` of a trace.
inline const TracedTensor& anyReal(const Trace& trace, std::size_t last, std::mt19937_64& random)
{
    const auto& tensors = trace.tensors();
    for (;;) {
        const TracedTensor& tensor = tensors[tensors.size() - 1 - random() % std::min(tensors.size(), last)];
        if (tensor.kind == Kind::Real)
            return tensor;
    }
}

inline CellRef anyCell(const TracedTensor& tensor, std::mt19937_64& random)
{
    return {tensor.name, indexAt(tensor.shape, std::int64_t(random() % elementCount(tensor.shape)))};
}

inline std::shared_ptr<const Gradient> derived(const Scene& scene, const Realized& realized, const CellBlock& target)
{
    auto gradient = gradientOf(scene, realized, target);
    REQUIRE_MESSAGE(bool(gradient), gradient.error().message);
    return *gradient;
}

} // namespace attn::test
