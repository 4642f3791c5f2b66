// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a cell as it stands in a lesson's text between braces: {weights[0,0,1,2]}. Whether there is such a cell is
// for core/explain to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// "weights[1,2]" without its blanks; nothing for text that is not a tensor's name and an index.
std::optional<std::string> cellNameOf(std::string_view text);

} // namespace attn
