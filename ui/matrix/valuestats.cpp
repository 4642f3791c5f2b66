// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/valuestats.h"

#include <algorithm>
#include <cmath>

namespace attn {

void ValueStats::add(double value)
{
    const float one = float(value);
    add(std::span(&one, 1));
}

void ValueStats::add(std::span<const float> values)
{
    // In float and without branches: this loop sees every number of a tensor.
    constexpr float infinity = std::numeric_limits<float>::infinity();
    float low = infinity, high = -infinity, positive = infinity;
    for (float value : values) {
        const bool finite = std::abs(value) < infinity;
        low = finite && value < low ? value : low;
        high = finite && value > high ? value : high;
        positive = value > 0 && value < positive ? value : positive;
    }
    add(ValueStats{low, high, positive});
}

void ValueStats::add(const ValueStats& other)
{
    smallest = std::min(smallest, other.smallest);
    largest = std::max(largest, other.largest);
    smallestPositive = std::min(smallestPositive, other.smallestPositive);
}

} // namespace attn
