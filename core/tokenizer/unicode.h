// SPDX-License-Identifier: GPL-3.0-or-later
// What tokenizers ask of Unicode: code points written and read, their categories, lower case, normal forms and what a reader takes for
// one character. The data are utf8proc's.
#pragma once

#include "core/base/utf8.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

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
