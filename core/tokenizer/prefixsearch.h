// SPDX-License-Identifier: GPL-3.0-or-later
// Which pieces of a list a text continues with: used at each place by the unigram model and the search for added
// tokens.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

class PrefixSearch {
public:
    PrefixSearch() = default;
    // Pieces with a number each. Skips empty pieces; of equal ones keeps the first.
    explicit PrefixSearch(std::vector<std::pair<std::string, std::int32_t>> pieces);

    // Calls `found(bytes, number)` for each piece that `text` begins with, shorter ones first.
    template <class Found> void each(std::string_view text, Found&& found) const
    {
        if (text.empty())
            return;
        const auto first = static_cast<unsigned char>(text[0]);
        std::size_t low = m_starts[first], high = m_starts[first + 1];
        for (std::size_t length = 1; low < high; ++length) {
            // A piece that is no longer is the first of those that begin with it.
            if (m_pieces[low].first.size() == length) {
                found(length, m_pieces[low].second);
                ++low;
            }
            if (length == text.size())
                return;
            narrow(low, high, length, static_cast<unsigned char>(text[length]));
        }
    }

private:
    // Narrows low … high, pieces all longer than `at`, to those with this byte there.
    void narrow(std::size_t& low, std::size_t& high, std::size_t at, unsigned char byte) const;

    std::vector<std::pair<std::string, std::int32_t>> m_pieces; // sorted
    std::array<std::size_t, 257> m_starts{};                    // where those begin that start with a byte
};

} // namespace attn
