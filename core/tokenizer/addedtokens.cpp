// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/addedtokens.h"

#include "core/tokenizer/regex.h"
#include "core/tokenizer/unicode.h"

#include <algorithm>

namespace attn {

namespace {

std::size_t characterBefore(std::string_view valid, std::size_t at)
{
    do
        --at;
    while (at > 0 && (valid[at] & 0xC0) == 0x80);
    return at;
}

// Whether the character that begins at `at` is one of a word, as Rust's regular expressions have it.
bool isWordAt(std::string_view valid, std::size_t at)
{
    static const Result<Regex> word = Regex::compiled(R"([\w\x{200C}\x{200D}])");
    return !word->matches(valid.substr(at, utf8Length(valid[at]))).empty();
}

std::size_t blanksBefore(std::string_view valid, std::size_t at, std::size_t least)
{
    while (at > least) {
        const std::size_t before = characterBefore(valid, at);
        if (!isWhiteSpace(codePointAt(valid, before).value))
            break;
        at = before;
    }
    return at;
}

std::size_t blanksAfter(std::string_view valid, std::size_t at)
{
    while (at < valid.size() && isWhiteSpace(codePointAt(valid, at).value))
        at += utf8Length(valid[at]);
    return at;
}

} // namespace

AddedTokenSearch::AddedTokenSearch(std::vector<AddedToken> tokens) : m_tokens(std::move(tokens))
{
    std::vector<std::pair<std::string, std::int32_t>> contents;
    for (std::size_t i = 0; i < m_tokens.size(); ++i)
        contents.emplace_back(m_tokens[i].content, static_cast<std::int32_t>(i));
    m_contents = PrefixSearch(std::move(contents));
}

bool AddedTokenSearch::isSeparateWord(std::string_view valid, std::size_t begin, std::size_t end) const
{
    return (begin == 0 || !isWordAt(valid, characterBefore(valid, begin))) &&
           (end == valid.size() || !isWordAt(valid, end));
}

std::vector<AddedTokenPart> AddedTokenSearch::parts(std::string_view valid) const
{
    std::vector<AddedTokenPart> parts;
    std::size_t covered = 0;
    for (std::size_t at = 0; at < valid.size() && !m_tokens.empty();) {
        std::size_t length = 0;
        std::int32_t place = 0;
        m_contents.each(valid.substr(at), [&](std::size_t bytes, std::int32_t number) {
            length = bytes;
            place = number;
        });
        if (length == 0) {
            ++at;
            continue;
        }
        const AddedToken& token = m_tokens[place];
        std::size_t begin = at, end = at + length;
        at = end;
        if (token.single_word && !isSeparateWord(valid, begin, end))
            continue;
        if (token.lstrip)
            begin = blanksBefore(valid, begin, covered);
        if (token.rstrip)
            end = blanksAfter(valid, end);
        // A token inside the spaces that the previous one took has no text left.
        begin = std::max(begin, covered);
        if (end <= covered)
            continue;
        if (covered < begin)
            parts.push_back({covered, begin, std::nullopt});
        parts.push_back({begin, end, token.id});
        covered = end;
    }
    if (covered < valid.size())
        parts.push_back({covered, valid.size(), std::nullopt});
    return parts;
}

} // namespace attn
