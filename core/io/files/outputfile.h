// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file whole or not at all: into a new file beside it first, which then takes its name.
#pragma once

#include "core/base/result.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace attn {

// Calls `write` with an open stream. Whatever goes wrong, a file that was at `path` before is still there, unchanged. A
// device or a pipe is written to directly. Errors name the path.
std::optional<Error> writeOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write);

} // namespace attn
