// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence with which a plan refuses a scene, for the tests of plans.
#pragma once

#include "tests/core/support/samplescenes.h"

#include <string>
#include <utility>

namespace attn {

// What plan says, and realize too; empty when they accept.
inline std::string refusal(const Scene& scene)
{
    const auto planned = plan(scene);
    const auto realized = planned ? Result<std::shared_ptr<const Realized>>(nullptr) : realize(scene);
    const std::string sentence = planned ? "" : planned.error().message;
    CHECK(bool(planned) == bool(realized));
    if (!realized)
        CHECK(realized.error().message == sentence);
    CHECK(sentence.size() <= 300);
    return sentence;
}

template <class Change> std::string refusalAfter(Scene scene, Change change)
{
    change(scene);
    return refusal(scene);
}

inline Scene mhaScene()
{
    Scene scene = plainScene();
    scene.config.projection = Projection::MhaModule;
    scene.config.num_heads = 3;
    scene.draws = {ManualSeed{1}, Mha{"mha", 3, 3, true}};
    return scene;
}

inline Tensor zeros(Shape shape, Kind kind = Kind::Real) { return Tensor(std::move(shape), kind); }

} // namespace attn
