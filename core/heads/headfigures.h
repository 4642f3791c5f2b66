// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics that distinguish heads: how spread out a row of weights is, its largest weight, how far it looks, and how
// much goes to the first token and to the token itself; row by row, and as means per head.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// For one row of weights. Spread and distance use the weights as shares of their sum (1, except after dropout); the
// others use the weights themselves.
struct RowFigures {
    int keys = 0;             // that the mask allows
    bool counts = false;      // at least two keys, and the sum is a number above 0; the rest is set only then
    double entropy = 0;       // in bits: - sum of p log2 p
    double mostEntropy = 0;   // of a row that looks at all its keys evenly: log2(keys)
    double largest = 0;       // weight
    double largestBefore = 0; // weight on a token before the query
    double distance = 0;      // mean of |i - j|, in tokens
    double mostDistance = 0;  // of the key that is farthest away
    double ahead = 0;         // mean of j - i: below 0 it looks back
    double onFirst = 0;       // weight on token 0
    double onItself = 0;      // weight on token i
    bool operator==(const RowFigures&) const = default;
};

struct HeadFigures {
    // Means of the rows that count, but for `largest` and `largestBefore`, which are the largest of them. A row with one key does
    // not: its weight is 1 whatever the head does.
    RowFigures mean;
    std::vector<RowFigures> rows; // one for each query
    bool operator==(const HeadFigures&) const = default;
};

// Which figure heads are sorted by, or a chart is of.
enum class HeadFigure { Entropy, Largest, Distance, OnFirst, OnItself };
inline constexpr int head_figures = 5;
struct HeadFigureWords {
    std::string_view name;  // "entropy", "largest weight", "distance"; a short one: "on first"
    std::string_view brief; // for a box
    std::string_view unit;  // "bits", "tokens", or none
    int decimals;
};
const HeadFigureWords& wordsOf(HeadFigure figure);
double valueOf(const RowFigures& figures, HeadFigure figure);
// The maximum possible.
double mostOf(const RowFigures& figures, HeadFigure figure);

// Whether the tensor has weights of queries on keys: "weights", or what a dropout left of them.
bool hasHeadFigures(const Computed& computed, std::string_view tensor);
// For the head of a batch item; nullopt if a weight is negative or hidden, no row counts, or `stop` was requested.
std::optional<HeadFigures> headFigures(const Computed& computed, const std::string& tensor, std::int64_t batch,
                                       std::int64_t head, const StopToken& stop = {});

} // namespace attn
