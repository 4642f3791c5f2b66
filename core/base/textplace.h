// SPDX-License-Identifier: GPL-3.0-or-later
// A position in a text file, for messages.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// "line 3, column 7" of the byte at `at`, both from 1; behind the text's end where it is cut short.
std::string lineAndColumn(std::string_view text, std::size_t at);

} // namespace attn
