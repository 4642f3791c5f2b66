// SPDX-License-Identifier: GPL-3.0-or-later
// The Mersenne Twister of Matsumoto and Nishimura (1998), word for word std::mt19937, made in blocks of 624 words that a
// compiler turns into vector instructions: a dropout over 4096 tokens and 16 heads draws half a billion of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace attn {

class Mt19937 {
public:
    explicit Mt19937(std::uint32_t seed = 5489) { this->seed(seed); }
    void seed(std::uint32_t seed);

    std::uint32_t operator()()
    {
        if (m_next == size)
            refill();
        return m_words[m_next++];
    }
    void discard(std::uint64_t words);
    // The next words that are ready without generating more, at least one; take() consumes them.
    std::span<const std::uint32_t> ready();
    void take(std::size_t words) { m_next += words; }

private:
    static constexpr std::size_t size = 624, middle = 397;

    void twist();  // the next 624 words of state
    void refill(); // twisted and tempered

    std::array<std::uint32_t, size> m_state, m_words;
    std::size_t m_next = size; // of m_words
};

} // namespace attn
