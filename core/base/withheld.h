// SPDX-License-Identifier: GPL-3.0-or-later
// A number that exists but is withheld: a nan of its own. Arithmetic propagates it, so that what is made from it is
// withheld too, and code that writes numbers for a user writes "?".
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace attn {

// The payload lies in those bits of a double's nan that a float's has too: it survives both conversions.
inline constexpr std::uint32_t withheld_payload = 0x700D00;
inline constexpr char withheld_text[] = "?";

inline float withheldNumber() { return std::bit_cast<float>(0x7F800000u | withheld_payload); }

inline bool isWithheld(double value)
{
    constexpr int narrower = 52 - 23; // bits of the two mantissas
    return std::isnan(value) && (std::bit_cast<std::uint64_t>(value) >> narrower & 0x7FFFFF) == withheld_payload;
}

} // namespace attn
