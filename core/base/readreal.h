// SPDX-License-Identifier: GPL-3.0-or-later
// std::from_chars for real numbers, which the library of clang 19 does not have.
#pragma once

#include <charconv>

namespace attn {

// Parses the number that [first, last) begins with, in C notation with a point in every locale, without leading blanks
// or plus, and returns its end. As with std::from_chars `value` is unchanged if there is none, or none of its type.
std::from_chars_result readReal(const char* first, const char* last, double& value);
std::from_chars_result readReal(const char* first, const char* last, float& value);

} // namespace attn
