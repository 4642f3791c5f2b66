// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/mt19937.h"

#include "core/random/mtjump.h"

namespace attn {

namespace {

constexpr std::uint64_t blocks_worth_a_jump = 1 << 14; // which take as long as one: 2 ms

} // namespace

void Mt19937::seed(std::uint32_t seed)
{
    m_state[0] = seed;
    for (std::uint32_t i = 1; i < size; ++i)
        m_state[i] = 1812433253u * (m_state[i - 1] ^ (m_state[i - 1] >> 30)) + i;
    m_next = size;
}

void Mt19937::twist()
{
    std::uint32_t* state = m_state.data();
    for (std::size_t i = 0; i < size - middle; ++i)
        state[i] = mtTwisted(state[i], state[i + 1], state[i + middle]);
    for (std::size_t i = size - middle; i < size - 1; ++i)
        state[i] = mtTwisted(state[i], state[i + 1], state[i + middle - size]);
    state[size - 1] = mtTwisted(state[size - 1], state[0], state[middle - 1]);
}

void Mt19937::refill()
{
    twist();
    for (std::size_t i = 0; i < size; ++i) {
        std::uint32_t word = m_state[i];
        word ^= word >> 11;
        word ^= (word << 7) & 0x9D2C5680u;
        word ^= (word << 15) & 0xEFC60000u;
        m_words[i] = word ^ (word >> 18);
    }
    m_next = 0;
}

void Mt19937::discard(std::uint64_t words)
{
    const std::uint64_t left = size - m_next;
    if (words <= left) {
        m_next += static_cast<std::size_t>(words);
        return;
    }
    words -= left;
    std::uint64_t unseen = (words - 1) / size; // blocks
    words -= unseen * size;
    if (unseen > blocks_worth_a_jump) {
        m_state = mtJumped(m_state, (unseen - 1) * size); // the twist that follows mends the first word
        unseen = 1;
    }
    for (; unseen > 0; --unseen)
        twist();
    refill();
    m_next = static_cast<std::size_t>(words);
}

std::span<const std::uint32_t> Mt19937::ready()
{
    if (m_next == size)
        refill();
    return std::span(m_words).subspan(m_next);
}

} // namespace attn
