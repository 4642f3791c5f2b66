// SPDX-License-Identifier: GPL-3.0-or-later
// One word of the command line that begins with dashes: where it belongs, what it does, and how its value is read.
#pragma once

#include "app/commandline.h"
#include "core/headless/optionvalues.h"

#include <functional>

namespace attn {

struct OptionWord {
    std::string_view name;
    std::string_view value; // what its value is called, "a|b" where it is one of few words; empty: it has none
    std::string_view help;  // what it does
    bool repeats;
    bool (*goesWith)(Command);
    std::function<Fault(Options&, const std::string&)> read;
    std::string_view two_with = {}; // a command with which it has two values, read with a blank between them

    bool hasValue() const { return !value.empty(); }
};

inline bool withExport(Command command) { return command == Command::Export; }
inline bool withSteps(Command command) { return command == Command::Steps; }

// All options: those of `export` and `steps`, then all others.
std::span<const OptionWord> exportWords();
std::span<const OptionWord> ownWords();
// The one of that name; what it is said to do may differ from command to command.
const OptionWord* optionNamed(std::string_view name);
const OptionWord* optionNamed(std::string_view name, Command command);
// Those that go with a command, its own first.
std::vector<const OptionWord*> optionsOf(Command command);

// Finds what is missing or conflicting in `export` or `steps`.
std::optional<Error> checkExport(const Options& options);

} // namespace attn
