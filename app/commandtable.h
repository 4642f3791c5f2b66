// SPDX-License-Identifier: GPL-3.0-or-later
// The one table of commands: their words, arguments and effects. The parser, every --help, the manual page and the
// shell completions are made from it, together with the tables of options (app/optionword.h).
#pragma once

#include "app/commandline.h"

#include <span>
#include <string_view>
#include <vector>

namespace attn {

// A positional argument of a command.
struct Argument {
    std::string_view name, help;
    std::string_view missing = {}; // message if it is missing; empty: it is optional
    bool many = false;             // takes all that follow
};

struct CommandWord {
    Command command;
    std::string_view word;    // empty for the window
    std::string_view summary; // what it does, after "attnscope trace"
    std::vector<Argument> arguments;
    std::vector<std::string_view> examples; // what stands after "attnscope"
};

std::span<const CommandWord> commandWords(); // the window first
const CommandWord& wordOf(Command command);
std::string_view nameOf(Command command); // "trace"; "attnscope" for the window
const CommandWord* commandNamed(std::string_view word);

} // namespace attn
