// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, texts, lists and names as Python writes them.
#pragma once

#include "core/base/tensor.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace attn::python {

// One element: 0.5, 3 or True; inf, -inf and nan are names that the script imports.
std::string element(float value, Kind kind);
// "(0, 1)", "(4,)".
std::string tuple(std::span<const std::int64_t> numbers);
// "2, 3": a shape as arguments.
std::string arguments(std::span<const std::int64_t> numbers);
// Nested lists, one row per line, with long rows wrapped; all lines but the first are indented.
std::string nestedList(const Tensor& tensor, int indent);
// A text that stays one comment line, with its characters in the order in which Python reads them: control characters
// become spaces; direction marks and other invisible characters become "\u202E".
std::string commentText(std::string_view text);
// In quotes, escaped, what cannot be seen too.
std::string stringText(std::string_view text);

// Gives every tensor of a scene its own variable.
class Names {
public:
    // `reserved`: what the script itself calls something.
    explicit Names(std::set<std::string> reserved);
    // "head0.W_query" -> "head0_W_query"; always the same for the same name, and no two names share one.
    const std::string& tensor(const std::string& name) { return variable("tensor " + name, name); }
    const std::string& layer(const std::string& name) { return variable("layer " + name, name); }

private:
    const std::string& variable(const std::string& key, std::string wanted);

    std::set<std::string> m_taken;
    std::map<std::string, std::string> m_variables;
};

} // namespace attn::python
