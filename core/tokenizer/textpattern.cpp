// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/textpattern.h"

#include <algorithm>

namespace attn {

namespace {

struct SplitPart {
    std::size_t begin, end;
    bool separates;
};

std::vector<SplitPart> partsOf(std::size_t size, const TextRanges& matches, bool invert)
{
    std::vector<SplitPart> parts;
    std::size_t before = 0;
    for (const auto& [begin, end] : matches) {
        if (begin > before)
            parts.push_back({before, begin, invert});
        parts.push_back({begin, end, !invert});
        before = end;
    }
    if (before < size)
        parts.push_back({before, size, invert});
    return parts;
}

} // namespace

TextRanges TextPattern::matches(std::string_view valid) const
{
    if (m_regex)
        return m_regex->matches(valid);
    TextRanges found;
    if (m_literal.empty())
        return found;
    for (std::size_t at = valid.find(m_literal); at != std::string_view::npos;
         at = valid.find(m_literal, at + m_literal.size()))
        found.emplace_back(at, at + m_literal.size());
    return found;
}

TextRanges splitRanges(std::size_t size, const TextRanges& matches, SplitBehavior behavior, bool invert)
{
    std::vector<SplitPart> parts = partsOf(size, matches, invert);
    TextRanges ranges;
    const bool backwards = behavior == SplitBehavior::MergedWithNext;
    if (backwards)
        std::reverse(parts.begin(), parts.end());
    bool separated = false; // the part before was a separator
    bool first = true;
    for (const SplitPart& part : parts) {
        bool joins = false;
        if (behavior == SplitBehavior::MergedWithPrevious || backwards)
            joins = part.separates && !separated;
        else if (behavior == SplitBehavior::Contiguous)
            joins = part.separates == separated;
        if (joins && !first) {
            ranges.back().first = std::min(ranges.back().first, part.begin);
            ranges.back().second = std::max(ranges.back().second, part.end);
        } else if (behavior != SplitBehavior::Removed || !part.separates) {
            ranges.emplace_back(part.begin, part.end);
        }
        separated = part.separates;
        first = false;
    }
    if (backwards)
        std::reverse(ranges.begin(), ranges.end());
    std::erase_if(ranges, [](const auto& range) { return range.first == range.second; });
    return ranges;
}

std::string replaced(const std::string& valid, const TextPattern& pattern, const std::string& by)
{
    std::string text;
    std::size_t before = 0;
    for (const auto& [begin, end] : pattern.matches(valid)) {
        text.append(valid, before, begin - before);
        text += by;
        before = end;
    }
    text.append(valid, before);
    return text;
}

} // namespace attn
