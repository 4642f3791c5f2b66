// SPDX-License-Identifier: GPL-3.0-or-later
// What a verdict says about a fact, wherever it is shown: in a window with a color and a shape, in a page with a class.
#pragma once

#include <cstdint>
#include <string_view>

namespace attn {

enum class Severity : std::uint8_t { Ok, Warn, Bad, Off };

// "ok", "warn", "bad", "off".
constexpr std::string_view nameOf(Severity severity)
{
    constexpr std::string_view names[] = {"ok", "warn", "bad", "off"};
    return names[std::size_t(severity)];
}

} // namespace attn
