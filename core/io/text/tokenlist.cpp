// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/tokenlist.h"

#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/text/pastedrows.h"
#include "core/io/text/textencoding.h"

#include <nlohmann/json.hpp>

namespace attn {

namespace {

using TokenLists = std::vector<std::vector<std::string>>;

// Whether `json` is a list of texts, which are put into `list`.
bool takeTexts(const nlohmann::json& json, std::vector<std::string>& list)
{
    if (!json.is_array() || json.empty())
        return false;
    for (const nlohmann::json& text : json) {
        if (!text.is_string())
            return false;
        list.push_back(text.get<std::string>());
    }
    return true;
}

} // namespace

Result<TokenLists> readTokenList(std::string_view text)
{
    std::string buffer;
    text = textWithoutMark(text, buffer);
    const std::string_view trimmed = trimmedCell(text, " \t\r\n");
    if (trimmed.empty())
        return Error{say("the list of tokens is empty")};
    // A line "[CLS]" is a token.
    const std::string_view inside = trimmedCell(trimmed.substr(1), " \t\r\n[");
    if (trimmed.starts_with('[') && (inside.starts_with('"') || inside.starts_with('\''))) {
        const auto json = nlohmann::json::parse(trimmed, nullptr, false);
        TokenLists lists(1);
        if (takeTexts(json, lists.front()))
            return lists;
        lists.clear();
        const bool nested = json.is_array() && std::ranges::all_of(json, [&](const nlohmann::json& each) {
                                return takeTexts(each, lists.emplace_back());
                            });
        if (nested)
            return lists;
        return Error{say("the list of tokens is not JSON; in Python, json.dump(tokens, file) writes such a list")};
    }
    TokenLists lists(1);
    text = text.substr(0, text.find_last_not_of("\r\n") + 1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        line.remove_suffix(line.ends_with('\r'));
        if (line.empty())
            return Error{say("line %1 has no token", lists.front().size() + 1)};
        lists.front().push_back(validUtf8(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lists;
}

} // namespace attn
