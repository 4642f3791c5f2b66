// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/unicode.h"

#include <algorithm>
#include <array>
#include <utf8proc.h>

namespace attn {

namespace {

utf8proc_category_t categoryOf(char32_t character)
{
    return utf8proc_category(static_cast<utf8proc_int32_t>(character));
}

int combiningClass(utf8proc_int32_t character) { return utf8proc_get_property(character)->combining_class; }

// Appends a character's canonical or compatible decomposition.
void appendDecomposed(std::vector<utf8proc_int32_t>& characters, char32_t character, utf8proc_option_t options)
{
    std::array<utf8proc_int32_t, 32> parts{}; // the longest in Unicode has 18
    int boundary = 0;
    const auto count = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(character), parts.data(), parts.size(),
                                               options, &boundary);
    if (count < 1 || count > static_cast<utf8proc_ssize_t>(parts.size()))
        characters.push_back(static_cast<utf8proc_int32_t>(character));
    else
        characters.insert(characters.end(), parts.begin(), parts.begin() + count);
}

// Sorts marks by class. utf8proc's own sort takes quadratic time on long runs of them.
void orderMarks(std::vector<utf8proc_int32_t>& characters)
{
    for (auto begin = characters.begin(); begin != characters.end();) {
        begin = std::find_if(begin, characters.end(), [](auto c) { return combiningClass(c) != 0; });
        const auto end = std::find_if(begin, characters.end(), [](auto c) { return combiningClass(c) == 0; });
        std::stable_sort(begin, end, [](auto a, auto b) { return combiningClass(a) < combiningClass(b); });
        begin = end;
    }
}

} // namespace

std::size_t characterCount(std::string_view valid)
{
    return std::count_if(valid.begin(), valid.end(), [](char byte) { return (byte & 0xC0) != 0x80; });
}

bool isWhiteSpace(char32_t c)
{
    return (c >= 9 && c <= 13) || c == ' ' || c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) ||
           c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

bool isPunctuation(char32_t c)
{
    if (c < 0x80)
        return (c > ' ' && c < '0') || (c > '9' && c < 'A') || (c > 'Z' && c < 'a') || (c > 'z' && c < 0x7F);
    const auto category = categoryOf(c);
    return category >= UTF8PROC_CATEGORY_PC && category <= UTF8PROC_CATEGORY_PO;
}

bool isOther(char32_t c)
{
    const auto category = categoryOf(c);
    return category >= UTF8PROC_CATEGORY_CC && category <= UTF8PROC_CATEGORY_CO;
}

bool isNumeric(char32_t c)
{
    const auto category = categoryOf(c);
    return category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO;
}

bool isNonspacingMark(char32_t c) { return categoryOf(c) == UTF8PROC_CATEGORY_MN; }

bool isMark(char32_t c)
{
    const auto category = categoryOf(c);
    return category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
}

void appendLowerCase(std::string& text, char32_t c)
{
    if (c == 0x130) // the only one that becomes two: a dotted capital I
        text += "i\u0307";
    else
        appendUtf8(text, utf8proc_tolower(static_cast<utf8proc_int32_t>(c)));
}

std::string normalForm(std::string_view valid, NormalForm form)
{
    const bool ascii = std::all_of(valid.begin(), valid.end(), [](char byte) { return (byte & 0x80) == 0; });
    if (ascii)
        return std::string(valid);
    const bool compatible = form == NormalForm::NFKC || form == NormalForm::NFKD;
    const auto options = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | (compatible ? UTF8PROC_COMPAT : 0));
    std::vector<utf8proc_int32_t> characters;
    characters.reserve(valid.size());
    for (std::size_t at = 0; at < valid.size();) {
        const CodePoint point = codePointAt(valid, at);
        appendDecomposed(characters, point.value, options);
        at += point.bytes;
    }
    orderMarks(characters);
    auto count = static_cast<utf8proc_ssize_t>(characters.size());
    if (form == NormalForm::NFC || form == NormalForm::NFKC)
        count = utf8proc_normalize_utf32(characters.data(), count,
                                         static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE | UTF8PROC_STABLE));
    std::string text;
    text.reserve(valid.size());
    for (utf8proc_ssize_t i = 0; i < count; ++i)
        appendUtf8(text, characters[i]);
    return text;
}

std::vector<std::size_t> graphemeEnds(std::string_view valid)
{
    std::vector<std::size_t> ends;
    utf8proc_int32_t state = 0;
    for (std::size_t at = 0; at < valid.size();) {
        const CodePoint point = codePointAt(valid, at);
        at += point.bytes;
        if (at == valid.size() ||
            utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(point.value),
                                             static_cast<utf8proc_int32_t>(codePointAt(valid, at).value), &state))
            ends.push_back(at);
    }
    return ends;
}

} // namespace attn
