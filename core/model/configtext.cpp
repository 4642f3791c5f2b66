// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/configtext.h"

#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/base/textplace.h"

#include <algorithm>

namespace attn {

namespace {

// JSON has no Infinity and no NaN, but Python writes them: they become texts, so that they matter only where they are used.
std::string withPythonNumbers(std::string_view text)
{
    std::string made;
    bool inside = false; // a text
    for (std::size_t at = 0; at < text.size();) {
        std::string_view taken = text.substr(at, inside && text[at] == '\\' ? 2 : 1);
        inside = inside != (taken == "\"");
        for (const std::string_view word : {"-Infinity", "Infinity", "NaN"})
            if (!inside && text.substr(at).starts_with(word))
                taken = word;
        made += taken.size() > 2 ? "\"" + std::string(taken) + "\"" : std::string(taken);
        at += taken.size();
    }
    return made;
}

// Where the text stops being JSON, and at which word; null: a number in it is larger than any that a computer has.
std::string brokenText(std::string_view text, const ModelJson::parse_error* fault)
{
    if (!fault)
        return say("a number is too large");
    const std::size_t at = fault->byte ? fault->byte - 1 : 0;
    const std::string place = lineAndColumn(text, at);
    if (at >= text.size())
        return place + ": " + say("the file ends too early");
    const auto word = text.substr(at, std::max<std::size_t>(text.find_first_of(" \t\r\n,:]}", at), at + 1) - at);
    return place + ": " + say("invalid JSON at '%1'", unseenWritten(word.substr(0, 40)));
}

} // namespace

Result<ModelJson> parsedConfig(std::string_view text)
{
    const std::string readable = withPythonNumbers(text);
    try {
        return ModelJson::parse(readable);
    } catch (const ModelJson::exception& fault) {
        return Error{brokenText(readable, dynamic_cast<const ModelJson::parse_error*>(&fault))};
    }
}

} // namespace attn
