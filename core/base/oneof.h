// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand in a place, as a sentence lists it.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace attn {

// ".attn, .json or .safetensors", in the language in force.
std::string oneOf(std::span<const std::string_view> choices);

} // namespace attn
