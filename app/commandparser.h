// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of one command told apart by CLI11, which also lays out its help. No other file knows CLI11.
#pragma once

#include "app/commandtable.h"
#include "app/optionword.h"

#include <string>
#include <utility>
#include <vector>

namespace attn {

struct GivenWords {
    std::vector<std::string> plain; // words that stand for themselves
    std::vector<std::pair<const OptionWord*, std::string>> options;
    bool help = false, version = false; // asked for; nothing else was looked at
};

// `arguments` are those behind the command's word.
Result<GivenWords> tellApart(Command command, std::span<const std::string> arguments);

} // namespace attn
