// SPDX-License-Identifier: GPL-3.0-or-later
// What the value of an option can be completed with, told from what it is called: "cpu|reference|cuda" is one of three words,
// FILE a file.
#pragma once

#include "app/commandtable.h"
#include "app/optionword.h"

#include <string>
#include <vector>

namespace attn {

struct ValueKind {
    std::vector<std::string> words;
    bool file = false;
};

ValueKind kindOf(const OptionWord& option);
bool isFile(const Argument& argument); // files, and where scenes are meant also lessons
bool isScene(const Argument& argument);

} // namespace attn
