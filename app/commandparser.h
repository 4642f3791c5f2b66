// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the arguments of one command with CLI11, which also lays out its help. No other file uses CLI11.
#pragma once

#include "app/commandtable.h"
#include "app/optionword.h"

#include <string>
#include <utility>
#include <vector>

namespace attn {

struct GivenWords {
    std::vector<std::string> plain; // positional arguments
    std::vector<std::pair<const OptionWord*, std::string>> options;
    bool help = false, version = false; // requested; nothing else was checked
};

// `arguments` are those behind the command's word.
Result<GivenWords> tellApart(Command command, std::span<const std::string> arguments);

} // namespace attn
