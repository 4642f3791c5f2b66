// SPDX-License-Identifier: GPL-3.0-or-later
// A file of bytes, read whole within a limit.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace attn {

// A pipe may never end: `<(…)` on a command line is waited for, what a window is given is not. Where pipes are read, "-" is
// stdin.
enum class Pipes { Refused, Read };

// Refuses what is not a file to read: nothing, a folder, a device. Never opens it, since a pipe may block even that.
std::optional<Error> checkReadable(const std::string& path, Pipes pipes);

// Reads the file at `path`, at most `limit` bytes. Refuses folders and devices before reading, and files whose size or
// modification time differs afterwards. If a pipe, which may be endless, brings more than 64 KiB, `whyNot` sees the
// beginning; its error ends the reading. Errors name the path.
using Beginning = std::optional<Error> (*)(std::string_view bytes);
Result<std::string> readWholeFile(const std::string& path, std::int64_t limit, Pipes pipes, Beginning whyNot = nullptr);

} // namespace attn
