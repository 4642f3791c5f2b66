// SPDX-License-Identifier: GPL-3.0-or-later
// How a list or a text that is too long is refused, wherever it is read.
#pragma once

#include "core/base/say.h"

namespace attn {

inline std::string longList(std::uint64_t entries, std::uint64_t most)
{
    return say("the list has %1 entries, but at most %2 are accepted", countText(entries), countText(most));
}

inline std::string longText(std::uint64_t bytes, std::uint64_t most)
{
    return say("the text has %1 bytes, but at most %2 are accepted", countText(bytes), countText(most));
}

} // namespace attn
