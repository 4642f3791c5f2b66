// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qtswitches.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace attn {

namespace {

using namespace std::string_view_literals;

constexpr std::array with_value = {"platform"sv, "platformtheme"sv,   "platformpluginpath"sv,
                                   "geometry"sv, "qwindowgeometry"sv, "display"sv,
                                   "name"sv,     "session"sv};
constexpr std::array alone = {"reverse"sv};
constexpr std::array of_looks = {"style"sv, "stylesheet"sv};

// "platform" for "-platform" and "--platform"; empty for other words.
std::string_view switchName(std::string_view word)
{
    if (!word.starts_with('-'))
        return {};
    word.remove_prefix(word.starts_with("--") ? 2 : 1);
    return word;
}

bool isIn(std::span<const std::string_view> names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

} // namespace

Result<std::vector<std::string>> withoutQtSwitches(std::span<const std::string> arguments)
{
    std::vector<std::string> others;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--") {
            others.insert(others.end(), arguments.begin() + std::ptrdiff_t(i), arguments.end());
            break;
        }
        const std::string_view name = switchName(arguments[i]);
        if (isIn(of_looks, name.substr(0, name.find('='))) && !name.empty())
            return Error{say("%1: not supported; choose a theme in the View menu", arguments[i])};
        if (isIn(with_value, name)) {
            if (++i == arguments.size())
                return Error{say("%1: the value is missing", arguments[i - 1])};
        } else if (!isIn(alone, name)) {
            others.push_back(arguments[i]);
        }
    }
    return others;
}

} // namespace attn
