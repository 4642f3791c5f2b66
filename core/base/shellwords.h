// SPDX-License-Identifier: GPL-3.0-or-later
// Words as a POSIX shell takes them: a line that can be pasted, and read back.
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// In single quotes where it holds more than letters, digits and a few harmless signs.
std::string shellWord(std::string_view word);
std::string shellLine(std::span<const std::string> words);
// The words of such a line; an error where a quote is left open.
Result<std::vector<std::string>> shellWords(std::string_view line);

} // namespace attn
