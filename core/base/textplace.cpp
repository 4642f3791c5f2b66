// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textplace.h"

#include "core/base/say.h"

#include <algorithm>

namespace attn {

std::string lineAndColumn(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(0, at);
    const auto line = 1 + std::ranges::count(before, '\n');
    return say("line %1, column %2", line, before.size() - (before.rfind('\n') + 1) + 1); // npos + 1 is 0
}

} // namespace attn
