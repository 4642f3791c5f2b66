// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/textencoding.h"

#include "core/base/utf8.h"

namespace attn {

namespace {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF", utf16_mark = "\xFF\xFE", utf16_mark_big = "\xFE\xFF";

} // namespace

std::string utf8OfWide(std::string_view bytes, std::size_t width, bool big_endian)
{
    const auto unit = [&](std::size_t at) {
        char32_t value = 0;
        for (std::size_t i = 0; i < width; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes[at + (big_endian ? i : width - 1 - i)]);
        return value;
    };
    std::string text;
    for (std::size_t at = 0; at + width <= bytes.size(); at += width) {
        char32_t value = unit(at);
        const bool pair = width == 2 && value >= 0xD800 && value < 0xDC00 && at + 2 * width <= bytes.size();
        if (const char32_t low = pair ? unit(at + width) : 0; low >= 0xDC00 && low < 0xE000) {
            value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00);
            at += width;
        }
        const bool is_character = value <= 0x10FFFF && !(value >= 0xD800 && value < 0xE000);
        appendUtf8(text, is_character ? value : replacement_character);
    }
    return text;
}

bool beginsAsUtf16(std::string_view bytes)
{
    return bytes.starts_with(utf16_mark) || bytes.starts_with(utf16_mark_big);
}

std::string_view textWithoutMark(std::string_view bytes, std::string& buffer)
{
    if (beginsAsUtf16(bytes))
        return buffer = utf8OfWide(bytes.substr(2), 2, bytes.starts_with(utf16_mark_big));
    return bytes.substr(bytes.starts_with(utf8_mark) ? utf8_mark.size() : 0);
}

} // namespace attn
