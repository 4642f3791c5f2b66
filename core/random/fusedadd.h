// SPDX-License-Identifier: GPL-3.0-or-later
// a * b + c of float32 numbers, rounded once, in plain arithmetic. std::fma is that by definition, but mingw-w64's rounds twice
// in a quarter of all cases, and PyTorch's digits are promised on every system.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace attn {

// Where it is inlined, no multiplication may be fused with an addition (-ffp-contract=off, as in all of core/random).
inline float fusedAdd(float a, float b, float c)
{
    const double product = static_cast<double>(a) * b; // 48 bits: exact
    const double sum = product + c;
    const double added = sum - product,
                 lost = (product - (sum - added)) + (c - added); // Knuth's TwoSum: sum + lost is exact
    const auto bits = std::bit_cast<std::uint64_t>(sum);
    if (lost == 0 || (bits & 1) || !std::isfinite(sum))
        return static_cast<float>(sum);
    // Rounded to odd, its own rounding cannot put the sum halfway between two float32 (Boldo and Melquiond 2008).
    return static_cast<float>(std::bit_cast<double>((lost > 0) == (sum > 0) ? bits + 1 : bits - 1));
}

} // namespace attn
