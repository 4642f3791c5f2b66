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

void appendUtf8(std::string& text, char32_t character)
{
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0 | character >> 6);
        text += static_cast<char>(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        text += static_cast<char>(0xE0 | character >> 12);
        text += static_cast<char>(0x80 | (character >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (character & 0x3F));
    } else {
        text += static_cast<char>(0xF0 | character >> 18);
        text += static_cast<char>(0x80 | (character >> 12 & 0x3F));
        text += static_cast<char>(0x80 | (character >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (character & 0x3F));
    }
}

std::string validUtf8(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        if (point.valid)
            valid += text.substr(at, point.bytes);
        else
            appendUtf8(valid, replacement_character);
        at += point.bytes;
    }
    return valid;
}

} // namespace attn
