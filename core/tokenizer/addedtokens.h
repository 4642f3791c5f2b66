// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens that are cut out of a text before anything else is done to it: "<|endoftext|>", "[MASK]".
#pragma once

#include "core/tokenizer/prefixsearch.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct AddedToken {
    std::string content;
    std::int64_t id = 0;
    bool single_word = false;            // only if no word character is next to it
    bool lstrip = false, rstrip = false; // takes the blanks on that side with it
    bool normalized = false;             // looked for in the normalized text
};

// A part of a text: one of the tokens, or what lies between them.
struct AddedTokenPart {
    std::size_t begin = 0, end = 0;
    std::optional<std::int64_t> id;
};

// Finds some tokens in texts: the leftmost, of those the longest.
class AddedTokenSearch {
public:
    AddedTokenSearch() = default;
    explicit AddedTokenSearch(std::vector<AddedToken> tokens);
    // The parts of a text in order; they cover it.
    std::vector<AddedTokenPart> parts(std::string_view valid) const;

private:
    bool isSeparateWord(std::string_view valid, std::size_t begin, std::size_t end) const;

    std::vector<AddedToken> m_tokens;
    PrefixSearch m_contents;
};

} // namespace attn
