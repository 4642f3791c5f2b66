// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"

#include "core/base/say.h"

namespace attn {

namespace {

std::string joinedWith(const std::string& last, const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 < words.size() ? ", " : last) + words[i];
    return text;
}

} // namespace

std::string oneOf(const std::vector<std::string>& choices) { return joinedWith(say(" or "), choices); }

std::string listed(const std::vector<std::string>& names) { return joinedWith(say(" and "), names); }

} // namespace attn
