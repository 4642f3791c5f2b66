// SPDX-License-Identifier: GPL-3.0-or-later
// Small scenes that the tests of the recipe begin with, and the shortest way to realize one.
#pragma once

#include "core/lessons/lesson.h"
#include "core/recipe/realize.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// "Your journey starts with one step": the six tokens of the notebooks, [6, 3].
inline Tensor journey()
{
    return Tensor({6, 3}, {0.43f, 0.15f, 0.89f, 0.55f, 0.87f, 0.66f, 0.57f, 0.85f, 0.64f, 0.22f, 0.58f, 0.33f, 0.77f,
                           0.25f, 0.10f, 0.05f, 0.80f, 0.55f});
}

// Attention of these tokens on themselves: no weights, no draws.
inline Scene plainScene()
{
    Scene scene;
    scene.inputs = {{"x", journey()}};
    scene.config.d_in = scene.config.d_out = 3;
    return scene;
}

// Seed 123 and three matrices [3, 2], as torch.rand draws them.
inline Scene paramScene()
{
    Scene scene = plainScene();
    scene.config.projection = Projection::Param;
    scene.config.d_out = 2;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.draws = {ManualSeed{123}, Rand{"W_query", {3, 2}, {}}, Rand{"W_key", {3, 2}, {}},
                   Rand{"W_value", {3, 2}, {}}};
    return scene;
}

// Seed 123 and three Linear(3, 2), with a dropout of one half on the weights.
inline Scene linearScene(bool bias = false)
{
    Scene scene = plainScene();
    scene.config.projection = Projection::Linear;
    scene.config.d_out = 2;
    scene.config.dropout.p = 0.5;
    scene.draws = {ManualSeed{123}, Linear{"W_query", 3, 2, bias}, Linear{"W_key", 3, 2, bias},
                   Linear{"W_value", 3, 2, bias}};
    return scene;
}

inline Scene lessonScene(std::string_view id)
{
    const LessonEntry* entry = lessonNamed(id);
    REQUIRE_MESSAGE(entry, std::string(id));
    auto scene = loadLesson(*entry);
    REQUIRE(bool(scene));
    return *scene;
}

inline std::shared_ptr<const Realized> realized(const Scene& scene,
                                                const std::shared_ptr<const Realized>& previous = {})
{
    auto result = realize(scene, previous);
    REQUIRE_MESSAGE(bool(result), result.error().message);
    return *result;
}

inline std::vector<float> valuesOf(const Realized& realized, const std::string& name)
{
    const auto values = realized.at(name).values();
    return {values.begin(), values.end()};
}

// "110110…": the keep mask in memory order.
inline std::string keepPattern(const Realized& realized)
{
    REQUIRE(realized.keep);
    std::string text;
    for (std::int64_t i = 0; i < realized.keep->size(); ++i)
        text += realized.keep->kept(i) ? '1' : '0';
    return text;
}

} // namespace attn
