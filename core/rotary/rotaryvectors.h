// SPDX-License-Identifier: GPL-3.0-or-later
// The query and the key of one score before rotation, and how they would rotate: what their score is made from at these
// positions, and at any others.
#pragma once

#include "core/engine/computed.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace attn {

// One score; what lies outside the layer is brought inside.
struct ScorePlace {
    std::int64_t batch = 0, head = 0, query = 0, key = 0;
    bool operator==(const ScorePlace&) const = default;
};

struct RotaryVectors {
    Rope rope; // its layout is that of these components
    Dims dims;
    ScorePlace place;
    std::int64_t asker = 0;         // token whose query it is: the row's own, or the next if a slip asks with that
    std::string queries, keys;      // the tensors that they are rows of: "q", or "q_normed"
    std::vector<double> query, key; // head_dim components each; numbers that are withheld are so here too
    std::vector<float> frequencies; // of each pair, in radians from one position to the next

    std::int64_t pairs() const { return std::int64_t(frequencies.size()); }
    std::int64_t turning() const { return 2 * pairs(); } // components; the rest stay
    std::pair<std::int64_t, std::int64_t> pair(std::int64_t pair) const;
    std::int64_t queryPosition() const { return asker + rope.offset; }
    std::int64_t keyPosition() const { return place.key + rope.offset; }
    bool isWithheld() const;
};

// nullopt if the layer has no rotary positions or makes no scores.
std::optional<RotaryVectors> rotaryVectors(const Computed& computed, const ScorePlace& place);

enum class Relaid {
    Reordered, // the components have moved, so that the same pairs rotate: the rows of W_query and W_key are reordered
    SameRows,  // components stay in place, so other pairs rotate
};
// The same two vectors for a layer in the other layout.
RotaryVectors inOtherLayout(const RotaryVectors& vectors, Relaid how);

} // namespace attn
