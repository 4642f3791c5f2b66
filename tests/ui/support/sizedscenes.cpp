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

} // namespace attn
