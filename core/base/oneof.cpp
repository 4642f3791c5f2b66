// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"

#include "core/base/say.h"

namespace attn {

std::string oneOf(const std::vector<std::string>& choices)
{
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i)
        text += (i == 0 ? "" : i + 1 < choices.size() ? ", " : say(" or ")) + choices[i];
    return text;
}

} // namespace attn
