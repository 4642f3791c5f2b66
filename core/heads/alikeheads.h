// SPDX-License-Identifier: GPL-3.0-or-later
// Heads that do nearly the same. The distance of two rows of weights is half the sum of their differences: the share of
// attention that goes elsewhere, from 0 (the same) to 1 (no key in common); the distance of two heads is that of the
// rows that differ most.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"

#include <string>
#include <vector>

namespace attn {

struct HeadPair {
    std::int64_t a = 0, b = 0; // a < b
    double most = 0;           // distance of the two rows that differ most …
    std::int64_t row = 0;      // … and which that is
    bool operator==(const HeadPair&) const = default;
};

// What counts as nearly the same.
inline constexpr double nearly_the_same = 0.05;

// All pairs of heads of a batch item whose distance is at most nearly_the_same, and the pair that is nearest, whatever its distance; nearest
// first. Rows with one key do not count, nor those that have no number in both. Pairs with a hidden weight are left out.
std::vector<HeadPair> alikeHeads(const Computed& computed, const std::string& tensor, std::int64_t batch,
                                 const StopToken& stop = {});
// For two heads; `most` is nan if none is comparable.
HeadPair distanceOfHeads(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t a,
                         std::int64_t b);

// "heads 1 and 3 do nearly the same: their rows differ by 0.021 at most", or of a pair that is only the nearest, "no two heads do
// nearly the same; nearest are …".
std::string alikeWords(const HeadPair& pair);

} // namespace attn
