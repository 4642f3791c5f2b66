// SPDX-License-Identifier: GPL-3.0-or-later
// Two layers for the tests of recipes: a fused one over padded ids, and a list of heads over a batch.
#pragma once

#include "tests/core/support/samplescenes.h"

#include <string>
#include <vector>

namespace attn {

using Floats = std::vector<float>;

inline Scene fusedScene()
{
    Scene scene;
    scene.inputs = {{"ids", Tensor({2, 4}, {1, 2, 0, 0, 1, 2, 3, 4}, Kind::Integer)},
                    {"blocked", Tensor({2, 4}, {0, 0, 1, 1, 0, 0, 0, 0}, Kind::Boolean)}};
    scene.draws = {ManualSeed{2}, Embedding{"embed", 5, 4, 0}, Lookup{"embed.weight", "ids", "x"}, Skip{48},
                   Linear{"qkv", 4, 12, false}};
    scene.config.projection = Projection::FusedInterleaved;
    scene.config.num_heads = 2;
    scene.config.d_in = scene.config.d_out = 4;
    scene.config.mask = {MaskKind::Padding, MaskApply::None, "blocked"};
    return scene;
}

inline Scene headsScene(std::int64_t batch)
{
    Scene scene = plainScene();
    scene.inputs = {{"x1", journey()}};
    scene.config.projection = Projection::HeadsList;
    scene.config.num_heads = 2;
    scene.config.d_out = 4;
    scene.config.dropout.p = 0.5;
    scene.draws = {Stack{"x1", "x", batch}, ManualSeed{123}};
    for (const char* head : {"head0", "head1"})
        for (const char* role : {".W_query", ".W_key", ".W_value"})
            scene.draws.push_back(Linear{std::string(head) + role, 3, 2, false});
    return scene;
}

} // namespace attn
