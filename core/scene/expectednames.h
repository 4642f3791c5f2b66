// SPDX-License-Identifier: GPL-3.0-or-later
// How what a scene expects is called, one by one: a value by its own name, "weights[1]", and the shape of a tensor by
// "weights.shape", so that both can be expected of one tensor.
#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace attn {

inline std::string shapeName(const ExpectedShape& expected) { return expected.tensor + ".shape"; }

// Null if the scene expects nothing of this name.
inline const Expected* expectedNamed(const Scene& scene, std::string_view name)
{
    const auto found = std::ranges::find(scene.expected, name, &Expected::name);
    return found == scene.expected.end() ? nullptr : &*found;
}
inline const ExpectedShape* expectedShapeNamed(const Scene& scene, std::string_view name)
{
    const auto found = std::ranges::find(scene.expected_shapes, name, shapeName);
    return found == scene.expected_shapes.end() ? nullptr : &*found;
}

} // namespace attn
