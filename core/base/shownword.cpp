// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iterator>

namespace attn {

namespace {

using Character = std::int32_t;
constexpr Character zero_width_joiner = 0x200D; // joins the parts of an emoji, the letters of a script
constexpr std::string_view isolate = "\u2068", isolate_end = "\u2069", blank = "·";

// Ranges of Unicode 15, first and last; a test compares them with utf8proc's tables.
struct Range {
    Character first, last;
};
// General categories Cc, Cf, Zl and Zp.
constexpr Range unseen[] = {{0, 0x1F},          {0x7F, 0x9F},       {0xAD, 0xAD},       {0x600, 0x605},
                            {0x61C, 0x61C},     {0x6DD, 0x6DD},     {0x70F, 0x70F},     {0x890, 0x891},
                            {0x8E2, 0x8E2},     {0x180E, 0x180E},   {0x200B, 0x200F},   {0x2028, 0x202E},
                            {0x2060, 0x2064},   {0x2066, 0x206F},   {0xFEFF, 0xFEFF},   {0xFFF9, 0xFFFB},
                            {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},
                            {0x1D173, 0x1D17A}, {0xE0001, 0xE0001}, {0xE0020, 0xE007F}};
// Zs without the space, and Co, which has no glyph of its own.
constexpr Range blank_alike[] = {{0xA0, 0xA0},     {0x1680, 0x1680},   {0x2000, 0x200A},
                                 {0x202F, 0x202F}, {0x205F, 0x205F},   {0x3000, 0x3000},
                                 {0xE000, 0xF8FF}, {0xF0000, 0xFFFFD}, {0x100000, 0x10FFFD}};
// The blocks of right-to-left scripts, with what is between their letters.
constexpr Range from_the_right[] = {{0x590, 0x8FF},   {0x200F, 0x200F},   {0xFB1D, 0xFDFF},
                                    {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};

template <std::size_t count> bool isIn(const Range (&ranges)[count], Character c)
{
    const auto* const behind = std::ranges::upper_bound(ranges, c, {}, &Range::first);
    return behind != std::begin(ranges) && c <= std::prev(behind)->last;
}

std::string written(const char* format, std::uint32_t value)
{
    char text[16];
    const int length = std::snprintf(text, sizeof text, format, value);
    return {text, std::size_t(length)};
}

bool isUnseen(Character c, bool blanks)
{
    return c != zero_width_joiner && (isIn(unseen, c) || (blanks && isIn(blank_alike, c)));
}

std::string named(Character c)
{
    switch (c) {
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return written(c < 0x10000 ? "\\u%04X" : "\\U%08X", std::uint32_t(c));
    }
}

bool isPlain(std::string_view word)
{
    for (const char c : word)
        if (static_cast<signed char>(c) < ' ' || c == 0x7F) // also every byte above ASCII
            return false;
    return true;
}

// Its bytes and, in `c`, what it is; -1 and one byte where they are no UTF-8.
std::string_view takeCharacter(std::string_view text, Character& c)
{
    c = -1;
    if (text.empty())
        return text;
    const CodePoint point = codePointAt(text, 0);
    if (point.valid)
        c = static_cast<Character>(point.value);
    return text.substr(0, point.valid ? point.bytes : 1);
}

template <class Take> void eachCharacter(std::string_view text, Take&& take)
{
    while (!text.empty()) {
        Character c = -1;
        const std::string_view bytes = takeCharacter(text, c);
        take(c, bytes);
        text.remove_prefix(bytes.size());
    }
}

std::string repeated(std::string_view text, std::size_t times)
{
    std::string all;
    while (times-- > 0)
        all += text;
    return all;
}

} // namespace

std::string_view firstCharacter(std::string_view text)
{
    Character c = -1;
    return takeCharacter(text, c);
}

std::string unseenWritten(std::string_view text, bool blanks)
{
    if (isPlain(text))
        return std::string(text);
    std::string shown;
    eachCharacter(text, [&](Character c, std::string_view bytes) {
        if (c < 0)
            shown += written("\\x%02X", static_cast<unsigned char>(bytes.front()));
        else if (isUnseen(c, blanks))
            shown += named(c);
        else
            shown += bytes;
    });
    return shown;
}

std::string shownWord(std::string_view word)
{
    const std::size_t first = std::min(word.find_first_not_of(' '), word.size());
    const std::size_t behind = first == word.size() ? 0 : word.size() - 1 - word.find_last_not_of(' ');
    const std::string shown = repeated(blank, first) + unseenWritten(word.substr(first, word.size() - first - behind)) +
                              repeated(blank, behind);
    bool turned = false;
    if (!isPlain(word))
        eachCharacter(word, [&](Character c, std::string_view) { turned |= c >= 0 && isIn(from_the_right, c); });
    return turned ? std::string(isolate) + shown + std::string(isolate_end) : shown;
}

} // namespace attn
