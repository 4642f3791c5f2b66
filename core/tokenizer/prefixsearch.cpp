// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/prefixsearch.h"

#include <algorithm>

namespace attn {

PrefixSearch::PrefixSearch(std::vector<std::pair<std::string, std::int32_t>> pieces) : m_pieces(std::move(pieces))
{
    std::erase_if(m_pieces, [](const auto& piece) { return piece.first.empty(); });
    // By bytes without a sign, as std::string compares.
    std::stable_sort(m_pieces.begin(), m_pieces.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    m_pieces.erase(
        std::unique(m_pieces.begin(), m_pieces.end(), [](const auto& a, const auto& b) { return a.first == b.first; }),
        m_pieces.end());
    for (const auto& piece : m_pieces)
        ++m_starts[static_cast<unsigned char>(piece.first[0]) + 1];
    for (std::size_t byte = 1; byte < m_starts.size(); ++byte)
        m_starts[byte] += m_starts[byte - 1];
}

void PrefixSearch::narrow(std::size_t& low, std::size_t& high, std::size_t at, unsigned char byte) const
{
    const auto begin = m_pieces.begin() + static_cast<std::ptrdiff_t>(low);
    const auto end = m_pieces.begin() + static_cast<std::ptrdiff_t>(high);
    const auto byteOf = [at](const auto& piece) { return static_cast<unsigned char>(piece.first[at]); };
    const auto from = std::partition_point(begin, end, [&](const auto& piece) { return byteOf(piece) < byte; });
    const auto to = std::partition_point(from, end, [&](const auto& piece) { return byteOf(piece) == byte; });
    low = static_cast<std::size_t>(from - m_pieces.begin());
    high = static_cast<std::size_t>(to - m_pieces.begin());
}

} // namespace attn
