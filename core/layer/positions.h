// SPDX-License-Identifier: GPL-3.0-or-later
// What depends only on the positions of query and key: whether a mask lets them see each other, what a bias adds, how
// far a rotary pair is rotated. Used by explanations, masks, fast paths and pictures; the reference has its own loops.
#pragma once

#include "core/layer/dims.h"
#include "core/scene/config.h"

#include <cstdint>
#include <span>
#include <utility>

namespace attn {

// Whether an isByPosition() mask allows query `i` to see key `j`: causal, sliding_window, prefix.
bool maskAllows(const Mask& mask, std::int64_t i, std::int64_t j);

// ALiBi's slope of head `head` of `heads`: 2^(-8(h+1)/n) for n a power of two; else those of the next smaller power of
// two, then every other one of twice as many (Press et al. 2022, as in their code). Rounded to float32.
double alibiSlope(std::int64_t head, std::int64_t heads);

// The row of T5's table for a key `distance` = j - i after the query: small distances have a bucket each, larger ones
// share them by logarithm up to `max_distance` (T5's _relative_position_bucket, in float32 as PyTorch computes it).
std::int64_t t5Bucket(std::int64_t distance, std::int64_t buckets, std::int64_t max_distance, bool bidirectional);

// How many components of a head turn.
std::int64_t ropeDims(const Rope& rope, const Dims& dims);
// The two components of pair `pair`: those that turn together.
std::pair<std::int64_t, std::int64_t> ropePair(const Rope& rope, const Dims& dims, std::int64_t pair);
// The pair that component `component` belongs to, and whether it is the first of it; the pair is -1 for one that stays.
std::pair<std::int64_t, bool> ropePairOf(const Rope& rope, const Dims& dims, std::int64_t component);
// By how much pair `pair` turns from one position to the next, in radians; `inv_freq` are the given ones, or empty.
float ropeFrequency(const Rope& rope, const Dims& dims, std::int64_t pair, std::span<const float> inv_freq);
// The angle at a token, and its cosine and sine: float32, as PyTorch computes them.
struct RopeTurn {
    float angle = 0, cosine = 1, sine = 0;
};
RopeTurn ropeTurn(const Rope& rope, float frequency, std::int64_t token);

} // namespace attn
