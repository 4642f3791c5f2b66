// SPDX-License-Identifier: GPL-3.0-or-later
// Random scenes over every configuration choice, so that a test meets combinations that nobody thought of.
#pragma once

#include "core/scene/scene.h"

#include <cstdint>

namespace attn::test {

// The largest sizes of a random scene; each is drawn from 1 up to it.
struct SceneLimits {
    std::int64_t batch = 3, tokens = 40, d_in = 64, heads = 8, head_dim = 16;
    bool elsewhere = true; // some layers are left to the CPU by GPUs: they start from other tensors than x, or slip
    bool today = true;     // of these, one layer in three has something of today's models: shared keys, sinks …
};

// A valid scene: the same number gives the same scene on every machine. One in ten is a stage alone (dropout_only,
// softmax_only), some hold inf or nan, fully masked rows, or scores at which the naive softmax overflows.
Scene randomScene(std::uint64_t number, const SceneLimits& limits = {});
// Whether a GPU computes such a layer itself.
bool isForGpu(const Config& config);
// The same with up to three computed cells pinned, of any tensor that the scene computes. `pick` chooses them.
Scene withOverrides(Scene scene, std::uint64_t pick);

} // namespace attn::test
