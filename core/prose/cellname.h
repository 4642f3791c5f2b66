// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a live number as it stands in a lesson's text between braces: a cell, {weights[0,0,1,2]}, or the probability of
// a model's next token, {next:ter}. Whether there is such a cell or token is for others to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// "weights[1,2]" without its blanks; nothing for text that is not a tensor's name and an index.
std::optional<std::string> cellNameOf(std::string_view text);
// A cell's name, or "next:" and the token as it reads; nothing for other text.
std::optional<std::string> liveNameOf(std::string_view text);
// "ter" of "next:ter"; nothing for the name of a cell.
std::optional<std::string> nextTokenOf(std::string_view live_name);

} // namespace attn
