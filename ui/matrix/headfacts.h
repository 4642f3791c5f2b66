// SPDX-License-Identifier: GPL-3.0-or-later
// What tells heads apart at a glance: how spread out their weights are, the largest, and how much goes to the first token.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <optional>
#include <stop_token>

namespace attn {

// Over the rows that have more than one key: with one key the weight is 1 whatever the head does.
struct HeadFacts {
    double entropy = 0;       // in bits, the mean of the rows (of `dropped`: of what is left, as shares of its sum)
    double mostEntropy = 0;   // of rows that look at all their keys evenly
    double largest = 0;       // weight
    double onFirst = 0;       // mean weight
    double onItself = 0;      // mean weight of a token on itself
    double largestBefore = 0; // weight on a token before the query
    bool operator==(const HeadFacts&) const = default;
};

// Nothing where the numbers are no weights, some are negative, hidden or not yet computed, or no row has two keys. Reads every cell:
// of a large matrix that takes milliseconds.
std::optional<HeadFacts> headFacts(const HeatmapData& head, std::stop_token stop = {});

} // namespace attn
