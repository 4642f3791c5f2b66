// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace attn {

namespace {

constexpr utf8proc_int32_t zero_width_joiner = 0x200D; // joins the parts of an emoji, the letters of a script
constexpr std::string_view isolate = "\u2068", isolate_end = "\u2069", blank = "·";

std::string written(const char* format, std::uint32_t value)
{
    char text[16];
    const int length = std::snprintf(text, sizeof text, format, value);
    return {text, std::size_t(length)};
}

bool isUnseen(utf8proc_int32_t c, bool blanks)
{
    const utf8proc_category_t kind = utf8proc_category(c);
    if (c == zero_width_joiner)
        return false;
    if (blanks && c != ' ' && (kind == UTF8PROC_CATEGORY_ZS || kind == UTF8PROC_CATEGORY_CO))
        return true;
    return kind == UTF8PROC_CATEGORY_CC || kind == UTF8PROC_CATEGORY_CF || kind == UTF8PROC_CATEGORY_ZL ||
           kind == UTF8PROC_CATEGORY_ZP;
}

bool runsFromTheRight(utf8proc_int32_t c)
{
    const auto bidi = utf8proc_get_property(c)->bidi_class;
    return bidi == UTF8PROC_BIDI_CLASS_R || bidi == UTF8PROC_BIDI_CLASS_AL || bidi == UTF8PROC_BIDI_CLASS_AN;
}

std::string named(utf8proc_int32_t c)
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
std::string_view takeCharacter(std::string_view text, utf8proc_int32_t& c)
{
    const auto bytes =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), utf8proc_ssize_t(text.size()), &c);
    c = bytes < 1 ? -1 : c;
    return text.substr(0, bytes < 1 ? 1 : std::size_t(bytes));
}

template <class Take> void eachCharacter(std::string_view text, Take&& take)
{
    while (!text.empty()) {
        utf8proc_int32_t c = -1;
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
    utf8proc_int32_t c = -1;
    return takeCharacter(text, c);
}

std::string unseenWritten(std::string_view text, bool blanks)
{
    if (isPlain(text))
        return std::string(text);
    std::string shown;
    eachCharacter(text, [&](utf8proc_int32_t c, std::string_view bytes) {
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
        eachCharacter(word, [&](utf8proc_int32_t c, std::string_view) { turned |= c >= 0 && runsFromTheRight(c); });
    return turned ? std::string(isolate) + shown + std::string(isolate_end) : shown;
}

} // namespace attn
