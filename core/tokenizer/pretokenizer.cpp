// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/pretokenizer.h"

#include "core/tokenizer/bytelevel.h"
#include "core/tokenizer/unicode.h"

namespace attn {

namespace {

using CharacterTest = std::function<bool(char32_t)>;

void addRanges(const TextPart& part, const TextRanges& ranges, TextParts& parts)
{
    for (const auto& [begin, end] : ranges)
        parts.push_back({part.text.substr(begin, end - begin), part.first && begin == 0});
}

// Cuts at each character that passes.
PreTokenizerStep characterStep(CharacterTest test, SplitBehavior behavior)
{
    return [test = std::move(test), behavior](const TextPart& part, TextParts& parts) {
        TextRanges matches;
        for (std::size_t at = 0; at < part.text.size();) {
            const CodePoint point = codePointAt(part.text, at);
            if (test(point.value))
                matches.emplace_back(at, at + point.bytes);
            at += point.bytes;
        }
        addRanges(part, splitRanges(part.text.size(), matches, behavior), parts);
    };
}

// A pattern of this file, known to be valid.
TextPattern ownPattern(std::string_view pattern) { return TextPattern(*Regex::compiled(pattern)); }

} // namespace

TextParts preTokenized(TextPart whole, const PreTokenizerSteps& steps)
{
    TextParts parts;
    if (!whole.text.empty())
        parts.push_back(std::move(whole));
    for (const PreTokenizerStep& step : steps) {
        TextParts next;
        next.reserve(parts.size());
        for (TextPart& part : parts)
            step(std::move(part), next);
        parts = std::move(next);
    }
    return parts;
}

PreTokenizerStep splitStep(TextPattern pattern, SplitBehavior behavior, bool invert)
{
    return [pattern = std::move(pattern), behavior, invert](const TextPart& part, TextParts& parts) {
        addRanges(part, splitRanges(part.text.size(), pattern.matches(part.text), behavior, invert), parts);
    };
}

PreTokenizerStep byteLevelStep(bool add_prefix_space, bool use_regex)
{
    const auto words = splitStep(ownPattern(gpt2_split), SplitBehavior::Isolated, false);
    return [add_prefix_space, use_regex, words](TextPart part, TextParts& parts) {
        if (add_prefix_space && !part.text.starts_with(' '))
            part.text.insert(0, " ");
        const std::size_t before = parts.size();
        if (use_regex)
            words(std::move(part), parts);
        else
            parts.push_back(std::move(part));
        for (std::size_t i = before; i < parts.size(); ++i)
            parts[i].text = byteLevelSpelling(parts[i].text);
    };
}

PreTokenizerStep punctuationStep(SplitBehavior behavior) { return characterStep(isPunctuation, behavior); }

PreTokenizerStep digitsStep(bool individual)
{
    return characterStep(isNumeric, individual ? SplitBehavior::Isolated : SplitBehavior::Contiguous);
}

PreTokenizerStep whitespaceStep()
{
    // Words as Rust's regular expressions have them, with both zero-width joiners.
    return splitStep(ownPattern(R"([\w\x{200C}\x{200D}]+|[^\w\x{200C}\x{200D}\s]+)"), SplitBehavior::Removed, true);
}

PreTokenizerStep whitespaceSplitStep() { return characterStep(isWhiteSpace, SplitBehavior::Removed); }

PreTokenizerStep bertStep()
{
    return [words = whitespaceSplitStep(), marks = punctuationStep(SplitBehavior::Isolated)](TextPart part,
                                                                                             TextParts& parts) {
        TextParts inner;
        words(std::move(part), inner);
        for (TextPart& word : inner)
            marks(std::move(word), parts);
    };
}

PreTokenizerStep delimiterStep(char32_t delimiter)
{
    return characterStep([delimiter](char32_t c) { return c == delimiter; }, SplitBehavior::Removed);
}

PreTokenizerStep metaspaceStep(const std::string& replacement, PrependScheme scheme, bool split)
{
    const TextPattern blank(std::string(" ")), sign(replacement);
    return [blank, sign, replacement, scheme, split](TextPart part, TextParts& parts) {
        part.text = replaced(part.text, blank, replacement);
        const bool wanted = scheme == PrependScheme::Always || (scheme == PrependScheme::First && part.first);
        if (wanted && !part.text.starts_with(replacement))
            part.text.insert(0, replacement);
        if (!split)
            return parts.push_back(std::move(part));
        addRanges(part, splitRanges(part.text.size(), sign.matches(part.text), SplitBehavior::MergedWithNext), parts);
    };
}

} // namespace attn
