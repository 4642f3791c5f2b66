// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/errorline.h"

#include "core/base/shownword.h"

#include <vector>

namespace attn {

namespace {

// One character of the line, or its replacement.
struct LinePiece {
    std::string bytes;
    std::size_t characters;
};

std::vector<LinePiece> linePieces(std::string_view text)
{
    std::vector<LinePiece> pieces;
    while (!text.empty()) {
        const std::string_view character = firstCharacter(text);
        std::string shown = unseenWritten(character, true);
        const std::size_t characters = shown == character ? 1 : shown.size();
        pieces.push_back({std::move(shown), characters});
        text.remove_prefix(character.size());
    }
    return pieces;
}

} // namespace

std::string printableText(std::string_view text)
{
    constexpr std::string_view isolate = "\u2068", isolate_end = "\u2069";
    std::string printable;
    while (!text.empty()) {
        // Right-to-left words are in isolates, which affect only themselves.
        const std::size_t end = text.starts_with(isolate) ? text.find(isolate_end) : std::string_view::npos;
        const std::string_view inside =
            end == std::string_view::npos ? "" : text.substr(isolate.size(), end - isolate.size());
        if (!inside.empty() && inside.find_first_of("\n\r") == inside.npos && inside.find(isolate) == inside.npos) {
            printable += std::string(isolate) + printableText(inside) + std::string(isolate_end);
            text.remove_prefix(end + isolate_end.size());
        } else {
            const std::string_view character = firstCharacter(text);
            printable += character == "\n" || character == "\t" ? std::string(character) : unseenWritten(character);
            text.remove_prefix(character.size());
        }
    }
    return printable;
}

std::string printableJson(std::string_view json)
{
    std::string printable;
    while (!json.empty()) {
        const std::string_view character = firstCharacter(json);
        const std::string shown = unseenWritten(character);
        printable += shown.starts_with("\\u") ? shown : character; // all that JSON has a name for
        json.remove_prefix(character.size());
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
    auto last = pieces.rbegin();
    for (; used + last->characters <= tail_room; ++last) {
        tail.insert(0, last->bytes);
        used += last->characters;
    }
    // Not inside a word, unless it is as long as half of what is kept there.
    if (const std::size_t blank = head.rfind(' ');
        piece->bytes != " " && blank != head.npos && blank >= head.size() / 2)
        head.resize(blank);
    if (const std::size_t blank = tail.find(' '); last->bytes != " " && blank <= tail.size() / 2)
        tail.erase(0, blank + 1);
    return head + std::string(gap) + tail;
}

} // namespace attn
