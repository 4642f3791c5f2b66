// SPDX-License-Identifier: GPL-3.0-or-later
// SentencePiece's "precompiled_charsmap": which characters a text is rewritten with before it is cut (mostly NFKC and blanks),
// as the double-array trie that its model files carry.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class Charsmap {
public:
    // The bytes: the trie's size as a little-endian 32-bit number, the trie's 32-bit units, then the texts, each ended by a zero.
    static Result<Charsmap> fromBytes(std::string_view bytes);
    // The text with each character that users see as one (up to 5 bytes), else each code point, rewritten.
    std::string operator()(const std::string& valid) const;

private:
    // The replacement of `chunk`: that of the shortest key it begins with, as in Hugging Face's tokenizers.
    std::optional<std::string_view> rewritten(std::string_view chunk) const;

    std::vector<std::uint32_t> m_trie;
    std::string m_texts;
};

// The bytes that a base64 text encodes; nullopt if it is invalid.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace attn
