// SPDX-License-Identifier: GPL-3.0-or-later
// The table of LaTeX commands for a single sign or word: how each is typeset and read aloud.
#pragma once

#include "core/prose/math.h"

namespace attn {

struct MathCommand {
    std::string_view name; // without the backslash
    MathNode::Kind kind;
    std::string_view text;
    std::string_view spoken = {}; // empty: the text
};

// Null for a name that is none.
const MathCommand* mathCommand(std::string_view name);
// The name with the longest common prefix, of these and of `others`.
std::string_view nearestCommand(std::string_view name, std::vector<std::string_view> others);
// How a sign or a word is read aloud.
std::string_view spokenText(std::string_view text);

} // namespace attn
