// SPDX-License-Identifier: GPL-3.0-or-later
// One word of the command line that begins with dashes: where it belongs, and how its value is read.
#pragma once

#include "app/commandline.h"
#include "core/headless/optionvalues.h"

#include <charconv>
#include <functional>

namespace attn {

struct OptionWord {
    std::string_view name;
    bool repeats;
    bool (*goesWith)(Command);
    std::function<Fault(Options&, const std::string&)> read;
    bool has_value = true;
    std::string_view two_with = {}; // a command with which it has two values, read with a blank between them
};

inline bool withExport(Command command) { return command == Command::Export; }

// The words of `export` and `steps`.
std::span<const OptionWord> exportWords();
// What is missing from either, or does not go together.
std::optional<Error> checkExport(const Options& options);

} // namespace attn
