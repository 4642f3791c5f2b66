// SPDX-License-Identifier: GPL-3.0-or-later
// A splitting pattern from a tokenizer's file, as PCRE2 matches it. The pattern may be hostile: it is compiled under limits, and
// what all matches of a text together may cost is limited too.
#pragma once

#include "core/base/result.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

class Regex {
public:
    // A pattern in Oniguruma's syntax, which tokenizer.json files are written in (regexsyntax.h). Refused: patterns of
    // more than max_pattern_bytes, and what PCRE2 does not accept; the message has no place before it.
    static Result<Regex> compiled(std::string_view pattern);

    // Begin and end of all matches in valid UTF-8, left to right, not overlapping. An empty match never starts where
    // another one ends. After a match that costs too much (tens of millions of steps in all) there are no more.
    std::vector<std::pair<std::size_t, std::size_t>> matches(std::string_view valid) const;

    static constexpr std::size_t max_pattern_bytes = 16384;

private:
    explicit Regex(std::shared_ptr<void> code) : m_code(std::move(code)) {}

    std::shared_ptr<void> m_code;
};

} // namespace attn
