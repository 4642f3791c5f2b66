// SPDX-License-Identifier: GPL-3.0-or-later
// A file of bytes, read whole within a limit.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace attn {

// The bytes of the file at `path`, at most `limit`. A pipe is read to its end; a file whose size or time of change differs
// afterwards is an error. Errors name the path.
Result<std::string> readWholeFile(const std::string& path, std::int64_t limit);

} // namespace attn
