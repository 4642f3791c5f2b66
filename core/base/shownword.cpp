// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shownword.h"

#include <utf8proc.h>

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

bool isUnseen(utf8proc_int32_t c)
{
    const utf8proc_category_t kind = utf8proc_category(c);
    if (c == zero_width_joiner)
        return false;
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
    return word.empty() || (word.front() != ' ' && word.back() != ' ');
}

} // namespace

std::string shownWord(std::string_view word)
{
    if (isPlain(word))
        return std::string(word);
    const std::size_t first = word.find_first_not_of(' '), last = word.find_last_not_of(' ');
    std::string shown;
    bool turned = false;
    for (std::size_t at = 0; at < word.size();) {
        utf8proc_int32_t c = -1;
        const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(word.data()) + at,
                                            utf8proc_ssize_t(word.size() - at), &c);
        if (bytes < 1)
            shown += written("\\x%02X", static_cast<unsigned char>(word[at]));
        else if (c == ' ' && (first == std::string_view::npos || at < first || at > last))
            shown += blank;
        else if (isUnseen(c))
            shown += named(c);
        else
            shown += word.substr(at, std::size_t(bytes));
        turned = turned || (bytes > 0 && runsFromTheRight(c));
        at += bytes < 1 ? 1 : std::size_t(bytes);
    }
    return turned ? std::string(isolate) + shown + std::string(isolate_end) : shown;
}

} // namespace attn
