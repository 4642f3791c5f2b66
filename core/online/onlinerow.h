// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a layer's softmax with all that a running softmax needs: its inputs, the values that its weights mix, and
// the layer's results. Read from a finished trace.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

struct OnlineRow {
    std::int64_t batch = 0, head = 0, row = 0;
    std::vector<float> logits; // z [S]: the softmax inputs, divided by the temperature
    std::vector<bool> masked;  // [S]: hatched: what z is the mask alone decides
    std::optional<float> sink; // one more logit, of the head's sink
    std::vector<float> kept;   // by what dropout multiplies each weight, [S]; empty: it drops none
    std::int64_t width = 0;    // of a value: head_dim; 0: the layer has no values
    std::vector<float> values; // [S, width], of the key head that the query head reads
    bool zeroed = false;       // all keys are masked, and masked_rows asks for zeros
    bool headOff = false;      // the head is switched off: its context is 0, whatever its weights
    bool pinned = false;       // a value that the layer computed for this row is pinned

    // What the layer made of it: before dropout, [S], and [width].
    std::vector<float> weights, context;
    std::optional<float> sinkWeight;

    std::int64_t keys() const { return static_cast<std::int64_t>(logits.size()); }
    float factorOf(std::int64_t key) const { return kept.empty() ? 1 : kept[static_cast<std::size_t>(key)]; }
};

// Why the softmax of this computation cannot be taken tile by tile, in one sentence; empty: it can.
std::string whyNoOnlineRow(const Computed& computed);
// An index beyond its axis means the last. Fails with whyNoOnlineRow().
Result<OnlineRow> onlineRow(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t row);

} // namespace attn
