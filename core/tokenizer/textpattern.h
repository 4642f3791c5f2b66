// SPDX-License-Identifier: GPL-3.0-or-later
// What a text is cut at or replaced by: a literal text or a regular expression, and what becomes of the cuts.
#pragma once

#include "core/tokenizer/regex.h"

#include <optional>
#include <string>

namespace attn {

using TextRanges = std::vector<std::pair<std::size_t, std::size_t>>; // begin and end in bytes

class TextPattern {
public:
    explicit TextPattern(std::string literal) : m_literal(std::move(literal)) {}
    explicit TextPattern(Regex regex) : m_regex(std::move(regex)) {}
    TextRanges matches(std::string_view valid) const;

private:
    std::string m_literal; // an empty one matches nothing
    std::optional<Regex> m_regex;
};

// What becomes of a match between the parts that it separates, by the names of tokenizer.json.
enum class SplitBehavior : std::uint8_t { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

// The parts of a text of `size` bytes that is cut at `matches`, in order, none empty. With `invert`, what lies between the
// matches separates.
TextRanges splitRanges(std::size_t size, const TextRanges& matches, SplitBehavior behavior, bool invert = false);

// The text with `by` in place of every match.
std::string replaced(const std::string& valid, const TextPattern& pattern, const std::string& by);

} // namespace attn
