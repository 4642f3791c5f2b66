// SPDX-License-Identifier: GPL-3.0-or-later
// One word of the command line that begins with dashes: where it belongs, and how its value is read.
#pragma once

#include "app/commandline.h"

#include <charconv>

namespace attn {

// What is wrong with a value, to be said after the option's name.
using Fault = std::optional<std::string>;

struct OptionWord {
    std::string_view name;
    bool repeats;
    bool (*goesWith)(Command);
    Fault (*read)(Options&, const std::string&);
    bool has_value = true;
};

inline bool withExport(Command command) { return command == Command::Export; }

// The words of `export` and `steps`.
std::span<const OptionWord> exportWords();
// What is missing from either, or does not go together.
std::optional<Error> checkExport(const Options& options);

inline std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || fault != std::errc() || rest != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace attn
