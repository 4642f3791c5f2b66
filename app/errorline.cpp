// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/errorline.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace attn {

namespace {

// One character of the line: its bytes are 1 to 4 of UTF-8, or ASCII that stands for something unprintable.
struct LinePiece {
    std::string bytes;
    std::size_t characters;
};

// The length of the well-formed UTF-8 sequence at `at`, its code point in `code`; 0 when there is none.
std::size_t decodeUtf8(std::string_view text, std::size_t at, char32_t& code)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || at + length > text.size())
        return 0;
    code = length == 1 ? lead : lead & (0x7F >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (byte(i) & 0x3F);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least[length] || surrogate || code > 0x10FFFF ? 0 : length;
}

bool printable(char32_t code)
{
    // Controls, spaces other than the plain one, formats and reorderings, private use, and what is no character at all.
    static constexpr std::array<std::pair<char32_t, char32_t>, 19> hidden = {{
        {0x00, 0x1F},     {0x7F, 0xA0},     {0xAD, 0xAD},     {0x600, 0x605},      {0x61C, 0x61C},
        {0x6DD, 0x6DD},   {0x70F, 0x70F},   {0x1680, 0x1680}, {0x180E, 0x180E},    {0x2000, 0x200F},
        {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000}, {0xD800, 0xF8FF},    {0xFDD0, 0xFDEF},
        {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0x1FFFE, 0x10FFFF},
    }};
    return std::ranges::none_of(hidden, [&](auto range) { return code >= range.first && code <= range.second; });
}

LinePiece escaped(char32_t code, bool is_byte)
{
    if (code == '\n' || code == '\t' || code == '\r')
        return {code == '\n' ? "\\n" : code == '\t' ? "\\t" : "\\r", 2};
    char text[16];
    std::snprintf(text, sizeof text, is_byte || code < 0x80 ? "\\x%02x" : "\\u%04x", static_cast<unsigned>(code));
    return {text, std::string_view(text).size()};
}

std::vector<LinePiece> linePieces(std::string_view text)
{
    std::vector<LinePiece> pieces;
    for (std::size_t at = 0; at < text.size();) {
        char32_t code = 0;
        const std::size_t length = decodeUtf8(text, at, code);
        if (length == 0)
            pieces.push_back(escaped(static_cast<unsigned char>(text[at]), true));
        else if (printable(code))
            pieces.push_back({std::string(text.substr(at, length)), 1});
        else
            pieces.push_back(escaped(code, false));
        at += std::max<std::size_t>(length, 1);
    }
    return pieces;
}

} // namespace

std::string printableText(std::string_view text)
{
    constexpr std::string_view isolate = "\u2068", isolate_end = "\u2069", joiner = "\u200d";
    std::string printable;
    while (!text.empty()) {
        // Words from right to left stand in isolates, and emoji hold joiners: these steer nothing but themselves.
        const std::size_t end = text.starts_with(isolate) ? text.find(isolate_end) : std::string_view::npos;
        const std::string_view inside =
            end == std::string_view::npos ? "" : text.substr(isolate.size(), end - isolate.size());
        if (!inside.empty() && inside.find_first_of("\n\r") == inside.npos && inside.find(isolate) == inside.npos) {
            printable += std::string(isolate) + printableText(inside) + std::string(isolate_end);
            text.remove_prefix(end + isolate_end.size());
        } else if (text.starts_with(joiner)) {
            printable += joiner;
            text.remove_prefix(joiner.size());
        } else {
            const std::size_t next = std::min(text.find(isolate, 1), text.find(joiner, 1));
            const std::string_view plain = text.substr(0, next);
            for (const LinePiece& piece : linePieces(plain))
                printable += piece.bytes == "\\n" ? "\n" : piece.bytes;
            text.remove_prefix(plain.size());
        }
    }
    return printable;
}

std::string printableLine(std::string_view text, std::size_t most)
{
    // Far more than a line can take is not looked at: half of it from each end is enough.
    constexpr std::size_t enough = 1 << 14;
    std::string shortened;
    if (text.size() > enough) {
        shortened = std::string(text.substr(0, enough / 2)) + std::string(text.substr(text.size() - enough / 2));
        text = shortened;
    }
    const std::vector<LinePiece> pieces = linePieces(text);
    std::size_t characters = 0;
    for (const LinePiece& piece : pieces)
        characters += piece.characters;
    constexpr std::string_view gap = " ... ";
    const bool cut = characters > most;
    const std::size_t head_room = (most - gap.size()) / 2, tail_room = most - gap.size() - head_room;
    std::string head, tail;
    std::size_t used = 0;
    auto piece = pieces.begin();
    for (; piece != pieces.end() && (!cut || used + piece->characters <= head_room); ++piece) {
        head += piece->bytes;
        used += piece->characters;
    }
    if (!cut)
        return head;
    used = 0;
    for (auto last = pieces.rbegin(); used + last->characters <= tail_room; ++last) {
        tail.insert(0, last->bytes);
        used += last->characters;
    }
    return head + std::string(gap) + tail;
}

} // namespace attn
