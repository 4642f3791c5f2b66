// SPDX-License-Identifier: GPL-3.0-or-later
// What a model's page shows for every head of a layer: a few statistics of its weights, and how far an edit moved them.
// Plain functions, cheap enough to call for all layers after every edit.
#pragma once

#include "core/base/tensor.h"
#include "core/engine/computed.h"

#include <cstdint>
#include <span>
#include <vector>

namespace attn {

// Means over the rows that count (see RowFigures); nan: none does.
struct HeadShows {
    double entropy = 0;  // bits
    double distance = 0; // tokens
    double onFirst = 0;  // weight on the first token
    // Weight on what followed earlier occurrences of the row's own token: in "A B … A", on B. Only for rows whose token
    // occurred before; several followers are summed, except the row's own token.
    double onFollowing = 0;
    bool operator==(const HeadShows&) const = default;
};

// Which keys the mask leaves to each query of a text, [T,T] row by row.
std::vector<char> allowedKeys(const Computed& computed);
// One for each head of `weights` [H,T,T], whose tokens have these ids. `allowed`: as above; empty: all.
std::vector<HeadShows> headShows(const Tensor& weights, const std::vector<std::int64_t>& ids,
                                 const std::vector<char>& allowed);
// The largest |after - before| of a weight of one head, of which both have as many. nan counts as no change where both are, else
// as an infinite one.
double largestChange(std::span<const float> before, std::span<const float> after);

} // namespace attn
