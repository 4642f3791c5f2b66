// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson's text has beyond Markdown, extracted before Markdown is parsed, because a formula may contain anything
// that Markdown would interpret: underscores, stars, backslashes, bars.
#pragma once

#include "core/prose/math.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct ProsePiece {
    enum class Kind { Formula, DisplayFormula, Word, Number };
    Kind kind = Kind::Formula;
    MathNode formula = {};
    ProseRole role = ProseRole::None; // of a word
    std::string text = {};            // the word, or the cell
};

struct ProseParts {
    std::string markdown; // with a mark for each piece
    std::vector<ProsePiece> pieces;
    std::optional<std::string> fault; // the first one, with its line; the rest is not read
};

ProseParts takenApart(std::string_view prose);

// The next mark in `text` from `from` on: where it begins and ends, and its piece. Text between marks has none of their bytes.
struct ProseMark {
    std::size_t begin = 0, end = 0, piece = 0;
};
std::optional<ProseMark> nextMark(std::string_view text, std::size_t from);

} // namespace attn
