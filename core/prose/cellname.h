// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a live number between braces in a lesson's text: a cell, {weights[0,0,1,2]}, or the probability of a
// model's next token, {next:ter}. Does not check that the cell or token exists.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// "weights[1,2]" without its spaces; nullopt unless the text is a tensor's name and an index.
std::optional<std::string> cellNameOf(std::string_view text);
// A cell's name, or "next:" and the token's spelling; nullopt otherwise.
std::optional<std::string> liveNameOf(std::string_view text);
// "ter" of "next:ter"; nullopt for a cell's name.
std::optional<std::string> nextTokenOf(std::string_view live_name);

} // namespace attn
