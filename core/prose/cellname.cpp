// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/cellname.h"

#include <cctype>

namespace attn {

namespace {

constexpr std::string_view next = "next:";

} // namespace

std::optional<std::string> cellNameOf(std::string_view text)
{
    std::string name;
    for (const char c : text)
        if (c != ' ')
            name += c;
    const auto bracket = name.find('[');
    if (bracket == std::string::npos || bracket < 1 || name.back() != ']' ||
        !std::isalpha(static_cast<unsigned char>(name[0])))
        return std::nullopt;
    for (const char c : std::string_view(name).substr(0, bracket))
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '.')
            return std::nullopt;
    char before = ',';
    for (std::size_t i = bracket + 1; i + 1 < name.size(); before = name[i++]) {
        const bool digit = std::isdigit(static_cast<unsigned char>(name[i]));
        if (!digit && (name[i] != ',' || before == ','))
            return std::nullopt;
    }
    return before == ',' ? std::nullopt : std::optional(name);
}

std::optional<std::string> liveNameOf(std::string_view text)
{
    return nextTokenOf(text) ? std::optional(std::string(text)) : cellNameOf(text);
}

std::optional<std::string> nextTokenOf(std::string_view live_name)
{
    if (!live_name.starts_with(next) || live_name.size() == next.size())
        return std::nullopt;
    return std::string(live_name.substr(next.size()));
}

} // namespace attn
