// SPDX-License-Identifier: GPL-3.0-or-later
// What tokenizers ask of Unicode: code points of UTF-8, their categories, lower case, normal forms and what a reader takes for
// one character. The data are utf8proc's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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
void appendUtf8(std::string& text, char32_t character);
// The text with every fault in its UTF-8 replaced by U+FFFD.
std::string validUtf8(std::string_view text);
// How many bytes the character takes that begins with this byte, in valid UTF-8.
inline std::size_t utf8Length(char first)
{
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}
std::size_t characterCount(std::string_view valid);

// The property White_Space.
bool isWhiteSpace(char32_t character);
// Marks of punctuation by category (P*), and those ASCII signs that BERT takes for such ($ + < = > ^ ` | ~).
bool isPunctuation(char32_t character);
// Control, format, private use and surrogates: what BERT removes. Code points without a meaning yet are none of them.
bool isOther(char32_t character);
// Numbers of every kind (Nd, Nl, No).
bool isNumeric(char32_t character);
bool isNonspacingMark(char32_t character); // Mn
bool isMark(char32_t character);           // Mn, Mc, Me
void appendLowerCase(std::string& text, char32_t character);

enum class NormalForm : std::uint8_t { NFC, NFD, NFKC, NFKD };
std::string normalForm(std::string_view valid, NormalForm form);

// Where extended grapheme clusters end, in bytes; the last is valid.size().
std::vector<std::size_t> graphemeEnds(std::string_view valid);

} // namespace attn
