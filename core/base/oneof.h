// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand in a place, as a sentence lists it.
#pragma once

#include <string>
#include <vector>

namespace attn {

// ".attn, .json or .safetensors", in the language in force.
std::string oneOf(const std::vector<std::string>& choices);

} // namespace attn
