// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"

#include "core/base/say.h"

namespace attn {

namespace {

std::string joinedBy(std::string_view of_two, std::vector<std::string> words)
{
    if (words.size() < 2)
        return joinedTexts(words);
    const std::string last = std::move(words.back());
    words.pop_back();
    return say(of_two, joinedTexts(words), last);
}

} // namespace

std::string oneOf(const std::vector<std::string>& choices) { return joinedBy(SAY_LATER("%1 or %2"), choices); }

std::string listed(const std::vector<std::string>& names) { return joinedBy(SAY_LATER("%1 and %2"), names); }

} // namespace attn
