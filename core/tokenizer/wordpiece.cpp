// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/wordpiece.h"

#include "core/tokenizer/unicode.h"

#include <algorithm>

namespace attn {

void WordPieceModel::encode(std::string_view word, std::vector<std::int64_t>& ids) const
{
    const std::size_t before = ids.size();
    bool known = characterCount(word) <= m_options.max_characters;
    std::string spelled;
    for (std::size_t begin = 0; known && begin < word.size();) {
        const std::string_view prefix = begin == 0 ? std::string_view() : m_options.continuing_prefix;
        std::size_t end = std::min(word.size(), begin + m_vocabulary.longest());
        spelled = prefix;
        spelled += word.substr(begin, end - begin);
        for (; end > begin; --end) {
            if (end < word.size() && (word[end] & 0xC0) == 0x80)
                continue; // inside a character
            if (const auto id = m_vocabulary.id(std::string_view(spelled).substr(0, prefix.size() + end - begin))) {
                ids.push_back(*id);
                break;
            }
        }
        known = end > begin;
        begin = end;
    }
    if (!known) {
        ids.resize(before);
        ids.push_back(m_options.unknown);
    }
}

} // namespace attn
