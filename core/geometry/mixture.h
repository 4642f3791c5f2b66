// SPDX-License-Identifier: GPL-3.0-or-later
// How one context is mixed from the values of a head: by which weights, what they add up to, and whether that must leave it
// inside the hull of these values.
#pragma once

#include "core/engine/computed.h"

#include <cstdint>
#include <vector>

namespace attn {

struct Mixture {
    std::vector<double> weights; // by key, as applied to the values; empty: the layer mixes nothing
    double sum = 0;
    bool negative = false; // a weight is below 0
    bool off = false;      // the head is switched off: its context is 0 whatever the weights are
    bool pinned = false;   // a context value is overridden
    bool revealed = false; // all weights are finite, none withheld

    // Weights of 0 or more that sum to 1: then the context is a place inside the hull of the values.
    bool isAverage() const;
};

Mixture mixtureOf(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t query);

} // namespace attn
