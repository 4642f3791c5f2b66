// SPDX-License-Identifier: GPL-3.0-or-later
// The Mersenne Twister far ahead without the words in between, so that the threads that draw one mask together begin where
// they should. After Haramoto, Matsumoto, Nishimura, Panneton and L'Ecuyer, "Efficient jump ahead for F2-linear random number
// generators" (2008): a step is a linear map, and its n-th power is x^n modulo the map's characteristic polynomial.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace attn {

inline constexpr std::size_t mt_size = 624, mt_middle = 397;
using MtState = std::array<std::uint32_t, mt_size>;

// A word of the sequence from the word 624 before it, the next one, and the one 227 before it. Without a branch.
inline std::uint32_t mtTwisted(std::uint32_t upper, std::uint32_t lower, std::uint32_t far)
{
    const std::uint32_t joined = (upper & 0x80000000u) | (lower & 0x7FFFFFFFu);
    return far ^ (joined >> 1) ^ ((0u - (lower & 1u)) & 0x9908B0DFu);
}

// The 624 words that follow `state` after `steps` words, but for the low 31 bits of the first, which no later word depends
// on: they hold anything. Takes about 2 ms, whatever the number of steps.
MtState mtJumped(const MtState& state, std::uint64_t steps);

} // namespace attn
