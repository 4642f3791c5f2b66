// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/sizedscenes.h"

#include "tests/ui/support/computedscenes.h"

namespace attn {

Scene everyStudioScene(std::int64_t tokens, std::int64_t heads)
{
    Scene scene = headsScene(tokens, heads);
    scene.title = "every studio";
    scene.config.rope.emplace();
    scene.config.dropout.p = 0.5;
    return scene;
}

Scene memoryScene(std::int64_t tokens, std::int64_t keys, std::int64_t heads)
{
    Scene scene = headsScene(tokens, heads);
    scene.title = "memory";
    scene.draws.insert(scene.draws.begin() + 2, Randn{"source", {1, keys, scene.config.d_in}, {}});
    scene.config.memory = "source";
    scene.config.mask = {};
    return scene;
}

Scene recordedScene(std::int64_t tokens, std::int64_t keys, std::int64_t heads)
{
    constexpr std::int64_t head_dim = 4;
    Scene scene;
    scene.title = "recorded";
    scene.draws = {ManualSeed{1}}; // of the dropout
    for (const char* name : {"q", "k", "v"}) {
        Tensor made({1, heads, *name == 'q' ? tokens : keys, head_dim});
        for (std::int64_t i = 0; i < made.size(); ++i)
            made.mutableData()[i] = 0.01f * static_cast<float>((i + *name) * 37 % 101) - 0.5f;
        scene.inputs.push_back({name, made});
    }
    Config& config = scene.config;
    config.starts_from = StartsFrom::Qkv;
    config.num_heads = heads;
    config.d_in = config.d_out = heads * head_dim;
    config.scale = Scale::SqrtHeadDim;
    config.dropout.p = 0.5;
    return scene;
}

} // namespace attn
