// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of one row of weights, whatever its source.
#pragma once

#include "core/base/withheld.h"
#include "core/heads/headfigures.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>

namespace attn {

// False where a weight is negative or hidden: then the head has no figures. `allowed(key)`: whether the mask leaves the key.
template <class Allowed>
bool readRow(std::span<const float> weights, std::int64_t query, const Allowed& allowed, RowFigures& figures)
{
    double sum = 0, bits = 0, distance = 0, ahead = 0;
    for (std::int64_t key = 0; key < std::int64_t(weights.size()); ++key) {
        if (!allowed(key))
            continue;
        const double weight = weights[std::size_t(key)];
        if (weight < 0)
            return false;
        ++figures.keys;
        sum += weight;
        if (weight > 0)
            bits -= weight * std::log2(weight);
        distance += weight * double(std::abs(query - key));
        ahead += weight * double(key - query);
        figures.largest = std::max(figures.largest, weight);
        if (key < query)
            figures.largestBefore = std::max(figures.largestBefore, weight);
        figures.mostDistance = std::max(figures.mostDistance, double(std::abs(query - key)));
        if (key == 0)
            figures.onFirst = weight;
        if (key == query)
            figures.onItself = weight;
    }
    if (isWithheld(sum))
        return false;
    if (figures.keys < 2 || !(sum > 0) || std::isinf(sum)) { // nan too
        figures = {.keys = figures.keys};
        return true;
    }
    figures.counts = true;
    figures.entropy = std::max(0.0, bits / sum + std::log2(sum)); // of w / sum
    figures.mostEntropy = std::log2(double(figures.keys));
    figures.distance = distance / sum;
    figures.ahead = ahead / sum;
    return true;
}

} // namespace attn
