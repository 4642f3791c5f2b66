// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matrix/valuestats.h"

#include "core/matrix/simd4.h"

#include <algorithm>

namespace attn {

void ValueStats::add(double value)
{
    const float one = float(value);
    add(std::span(&one, 1));
}

void ValueStats::add(std::span<const float> values)
{
    // Four at a time and without branches: this loop sees every number of a tensor.
    constexpr float infinity = std::numeric_limits<float>::infinity();
    const FourFloats most = {infinity, infinity, infinity, infinity}, least = -most;
    FourFloats low = most, high = least, positive = most;
    const auto see = [&](FourFloats four) { // nan compares false
        low = ((four < low) & (four > least)) ? four : low;
        high = ((four > high) & (four < most)) ? four : high;
        positive = ((four > 0) & (four < positive)) ? four : positive;
    };
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4)
        see(loadFour(values.data() + i));
    for (; i < values.size(); ++i)
        see(FourFloats{values[i], values[i], values[i], values[i]});
    for (int lane = 0; lane < 4; ++lane)
        add(ValueStats{low[lane], high[lane], positive[lane]});
}

void ValueStats::add(const ValueStats& other)
{
    smallest = std::min(smallest, other.smallest);
    largest = std::max(largest, other.largest);
    smallestPositive = std::min(smallestPositive, other.smallestPositive);
}

} // namespace attn
