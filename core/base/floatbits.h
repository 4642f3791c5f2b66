// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of other widths as float32: in one place, so that every reader rounds alike. Inline and branch-free, so that
// loops over them become vector instructions on any machine.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>

namespace attn {

// IEEE half to single precision; exact, subnormals and the payloads of nan included.
inline float halfToFloat(std::uint16_t half)
{
    constexpr std::int32_t bias = 112 << 23, infinite = 0x7f800000, smallest_normal = 0x400 << 13,
                           infinite_half = 0x7c00 << 13;
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000) << 16;
    const std::int32_t rest = (half & 0x7fff) << 13; // exponent and fraction, where they belong
    // A subnormal's fraction counts 2^-24: as 2^-14 (1 + fraction / 1024) less 2^-14 it never was a subnormal float, which
    // would be slow. The difference is exact.
    const float subnormal = std::bit_cast<float>(rest + bias + (1 << 23)) - 0x1p-14f;
    // All bits or none: the compiler turns ?: into jumps here, which do not become vector instructions.
    const std::int32_t is_small = -static_cast<std::int32_t>(rest < smallest_normal);
    const std::int32_t is_infinite = -static_cast<std::int32_t>(rest >= infinite_half);
    const std::int32_t magnitude =
        (is_small & std::bit_cast<std::int32_t>(subnormal)) | (~is_small & (rest + bias)) | (is_infinite & infinite);
    return std::bit_cast<float>(sign | static_cast<std::uint32_t>(magnitude));
}

// The upper half of a single.
inline float bfloatToFloat(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }

// The half, or the upper half of a single, with exactly this value; nullopt if none.
inline std::optional<std::uint16_t> exactHalf(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000);
    const std::uint32_t magnitude = bits & 0x7fffffff;
    std::uint32_t rest = 0;
    if (magnitude >= 0x7f800000) // infinite, or nan
        rest = 0x7c00 | (magnitude >> 13 & 0x3ff);
    else if (magnitude >= 0x38800000) // 2^-14: a normal half, or none
        rest = (magnitude >> 13) - (112 << 10);
    else // a fraction counts 2^-24
        rest = static_cast<std::uint32_t>(std::bit_cast<float>(magnitude) * 0x1p24f);
    if (rest > 0x7fff)
        return std::nullopt;
    const auto half = static_cast<std::uint16_t>(sign | rest);
    return std::bit_cast<std::uint32_t>(halfToFloat(half)) == bits ? std::optional(half) : std::nullopt;
}
inline std::optional<std::uint16_t> exactBfloat(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return (bits & 0xffff) == 0 ? std::optional(static_cast<std::uint16_t>(bits >> 16)) : std::nullopt;
}

// The nearest float, ties to even; out-of-range values become infinite, which a plain cast leaves undefined.
inline float doubleToFloat(double value)
{
    constexpr double beyond = 0x1.ffffffp127;
    return static_cast<float>(std::abs(value) >= beyond ? std::copysign(HUGE_VAL, value) : value);
}

} // namespace attn
