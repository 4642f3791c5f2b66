// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shellwords.h"

#include "core/base/say.h"

#include <algorithm>

namespace attn {

namespace {

bool isHarmless(char c)
{
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return letter || std::string_view("_./=:,+-").find(c) != std::string_view::npos;
}

} // namespace

std::string shellWord(std::string_view word)
{
    if (!word.empty() && std::ranges::all_of(word, isHarmless))
        return std::string(word);
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + '\'';
}

std::string shellLine(std::span<const std::string> words)
{
    std::string line;
    for (const std::string& word : words) {
        if (!line.empty())
            line += ' ';
        line += shellWord(word);
    }
    return line;
}

Result<std::vector<std::string>> shellWords(std::string_view line)
{
    std::vector<std::string> words;
    bool quoted = false, begun = false; // an empty word is one that was quoted
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (!quoted && c == ' ') {
            begun = false;
            continue;
        }
        if (!begun)
            words.emplace_back();
        begun = true;
        if (c == '\'')
            quoted = !quoted;
        else if (c == '\\' && !quoted && i + 1 < line.size())
            words.back() += line[++i];
        else
            words.back() += c;
    }
    if (quoted)
        return Error{say("unclosed quotation mark: %1", line)};
    return words;
}

} // namespace attn
