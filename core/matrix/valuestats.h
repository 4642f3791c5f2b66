// SPDX-License-Identifier: GPL-3.0-or-later
// The finite values of some numbers, as a colour range needs them.
#pragma once

#include <limits>
#include <span>

namespace attn {

struct ValueStats {
    double smallest = std::numeric_limits<double>::infinity();
    double largest = -std::numeric_limits<double>::infinity();
    double smallestPositive = std::numeric_limits<double>::infinity();

    bool any() const { return smallest <= largest; }
    // nan and infinities are left out.
    void add(double value);
    void add(std::span<const float> values);
    void add(const ValueStats& other);
};

} // namespace attn
