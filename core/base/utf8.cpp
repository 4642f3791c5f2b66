// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <utility>

namespace attn {

namespace {

// The valid range of a character's second byte, which rules out overlong forms, surrogates and values that are too
// large.
std::pair<unsigned char, unsigned char> secondBytes(unsigned char first)
{
    switch (first) {
    case 0xE0: return {0xA0, 0xBF};
    case 0xED: return {0x80, 0x9F};
    case 0xF0: return {0x90, 0xBF};
    case 0xF4: return {0x80, 0x8F};
    default: return {0x80, 0xBF};
    }
}

} // namespace

CodePoint codePointAt(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80)
        return {first, 1, true};
    const std::size_t length = first < 0xC2 || first > 0xF4 ? 0 : utf8Length(text[at]);
    char32_t value = first & (0x7F >> length);
    auto [low, high] = secondBytes(first);
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned char next = at + i < text.size() ? text[at + i] : 0;
        if (next < low || next > high)
            return {replacement_character, i, false};
        value = value << 6 | (next & 0x3F);
        low = 0x80;
        high = 0xBF;
    }
    return length == 0 ? CodePoint{replacement_character, 1, false} : CodePoint{value, length, true};
}

} // namespace attn
