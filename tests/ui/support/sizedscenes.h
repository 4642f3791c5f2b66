// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes of any size, to switch between: a cell selected in the larger one lies outside of the smaller.
#pragma once

#include "core/scene/scene.h"

namespace attn {

// Causal self-attention with rotary positions and a dropout: it has something for every studio.
Scene everyStudioScene(std::int64_t tokens, std::int64_t heads);
// Cross-attention: `tokens` queries look at a memory of `keys`.
Scene memoryScene(std::int64_t tokens, std::int64_t keys, std::int64_t heads);
// Recorded queries, keys and values of two lengths, as of a cache.
Scene recordedScene(std::int64_t tokens, std::int64_t keys, std::int64_t heads);

} // namespace attn
