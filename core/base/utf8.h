// SPDX-License-Identifier: GPL-3.0-or-later
// Code points out of UTF-8 (RFC 3629), also out of bytes that are none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attn {

inline constexpr char32_t replacement_character = 0xFFFD;

// The code point that begins at `at` < text.size(), and how many bytes it takes. Bytes that are no UTF-8 are
// U+FFFD, as many of them as begin a character that does not go on (the Unicode standard's "maximal subpart").
struct CodePoint {
    char32_t value = 0;
    std::size_t bytes = 1;
    bool valid = true;
};
CodePoint codePointAt(std::string_view text, std::size_t at);
// How many bytes the character takes that begins with this byte, in valid UTF-8.
inline std::size_t utf8Length(char first)
{
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

void appendUtf8(std::string& text, char32_t character);
// The text with every fault in its UTF-8 replaced by U+FFFD.
std::string validUtf8(std::string_view text);

} // namespace attn
