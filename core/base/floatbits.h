// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of other widths as float32: one place, so that every reader rounds alike. Inline and free of branches, so that loops
// over them become vector instructions on any machine.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace attn {

// IEEE half to single precision; exact, subnormals and the payloads of nan included.
inline float halfToFloat(std::uint16_t half)
{
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000) << 16;
    const std::uint32_t rest = static_cast<std::uint32_t>(half & 0x7fff)
                               << 13; // exponent and fraction, where they belong
    constexpr std::uint32_t bias = 112u << 23, infinite = 0x7f800000, smallest_normal = 0x400u << 13;
    // A subnormal's fraction counts 2^-24: as 2^-14 (1 + fraction / 1024) less 2^-14 it never was a subnormal float, which
    // would be slow. The difference is exact.
    const float subnormal = std::bit_cast<float>(rest + bias + (1u << 23)) - 0x1p-14f;
    const std::uint32_t magnitude = rest < smallest_normal  ? std::bit_cast<std::uint32_t>(subnormal)
                                    : rest >= 0x7c00u << 13 ? rest | infinite
                                                            : rest + bias;
    return std::bit_cast<float>(sign | magnitude);
}

// The upper half of a single.
inline float bfloatToFloat(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }

// The nearest float, ties to even; what is beyond becomes infinite, which a plain conversion leaves undefined.
inline float doubleToFloat(double value)
{
    constexpr double beyond = 0x1.ffffffp127;
    if (std::abs(value) >= beyond)
        return value > 0 ? HUGE_VALF : -HUGE_VALF;
    return static_cast<float>(value);
}

} // namespace attn
