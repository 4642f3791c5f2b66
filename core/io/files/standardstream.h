// SPDX-License-Identifier: GPL-3.0-or-later
// The name for stdin where a command reads a file, and for stdout where it writes one. A file really called that is
// "./-".
#pragma once

#include <string_view>

namespace attn {

inline constexpr std::string_view standard_stream = "-";

} // namespace attn
