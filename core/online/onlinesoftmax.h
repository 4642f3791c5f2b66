// SPDX-License-Identifier: GPL-3.0-or-later
// The softmax of one row while its keys arrive in tiles: a running maximum and sum, and a context that is rescaled
// whenever the maximum grows (Milakov and Gimelshein 2018, "Online normalizer calculation for softmax"; FlashAttention,
// Dao et al. 2022, algorithm 1, with the division by the sum deferred to the end as in FlashAttention-2). All in
// float32.
#pragma once

#include "core/online/onlinerow.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace attn {

// State carried from one tile to the next.
struct OnlineState {
    float maximum = 0;                  // m of the logits so far; minus infinity before the first one that is allowed
    float sum = 0;                      // l of e^(z - m) so far
    std::vector<float> mixed;           // o of e^(z - m) v so far, not yet divided by l, [width]
    std::vector<float> context() const; // o / l
};

// What one tile does to the state.
struct OnlineTile {
    std::int64_t first = 0, count = 0; // its keys
    float maximum = 0;                 // of its logits alone
    float taken = 0;                   // off every logit: the new m; 0 while that is minus infinity
    float factor = 0;                  // e^(m before - m now): rescales what has accumulated
    std::vector<float> exponentials;   // e^(z - m), [count]
    float sum = 0;                     // of these
    std::vector<float> mixed;          // Σ e^(z - m) v over its keys, with what dropout leaves of each, [width]
};

struct OnlineSoftmax {
    std::vector<OnlineTile> tiles;
    std::vector<OnlineState> states; // before the first tile, and after each: one more than tiles
    // When all tiles are through.
    std::vector<float> weights; // e^(z - m) / l, [S]
    std::vector<float> context; // o / l, [width]
    std::optional<float> sinkWeight;
};

// `tile`: keys per step, 1 .. S; the last tile has the rest. A sink comes before the first tile: m is its logit and l
// is 1. While m is minus infinity, 0 is subtracted instead, because -inf - -inf is nan.
OnlineSoftmax onlineSoftmax(const OnlineRow& row, std::int64_t tile);
// The weights of the keys seen, if the row ended after these tiles.
std::vector<float> weightsAfter(const OnlineRow& row, const OnlineSoftmax& online, std::int64_t tiles);

// How far the end is from what the layer made.
struct OnlineCheck {
    double weights = 0, context = 0; // largest differences, of the sink's share too; nan where only one of both is nan
    bool weightsAgree = true, contextAgree = true; // to float32's rounding
};
OnlineCheck checkOnline(const OnlineRow& row, const OnlineSoftmax& online);

} // namespace attn
