// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tokens in a file.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::int64_t max_token_list = std::int64_t(16) << 20; // bytes

// One token per line, with its blanks, or JSON: a list of texts, or one such list per batch item. UTF-8, or UTF-16 with
// a byte order mark. Errors name the line or say what was expected.
Result<std::vector<std::vector<std::string>>> readTokenList(std::string_view text);

} // namespace attn
