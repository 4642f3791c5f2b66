// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/describe/valuekinds.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace attn {

ValueKind kindOf(const OptionWord& option)
{
    ValueKind kind;
    kind.file = option.value == "FILE" || option.value == "FOLDER" || option.value == "SCENE";
    if (option.value.find('|') == option.value.npos)
        return kind;
    std::istringstream parts{std::string(option.value)};
    for (std::string part; std::getline(parts, part, '|');)
        if (std::ranges::all_of(part, [](unsigned char c) { return std::islower(c) != 0; }))
            kind.words.push_back(part);
    return kind;
}

bool isScene(const Argument& argument) { return argument.name == "SCENE" || argument.name == "LESSON"; }

bool isFile(const Argument& argument)
{
    return isScene(argument) || argument.name == "FILE" || argument.name == "PATH";
}

} // namespace attn
