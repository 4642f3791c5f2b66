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

// What is no file to read: nothing, a folder, a device. Told without opening it, for a pipe may make even that wait.
std::optional<Error> checkReadable(const std::string& path, Pipes pipes);

// The bytes of the file at `path`, at most `limit`. Folders and devices are refused before anything is read, and so is a file
// whose size or time of change differs afterwards. Of what is longer than 64 KiB and comes through a pipe, which may be endless,
// `whyNot` sees the beginning; what it says ends the reading. Errors name the path.
using Beginning = std::optional<Error> (*)(std::string_view bytes);
Result<std::string> readWholeFile(const std::string& path, std::int64_t limit, Pipes pipes, Beginning whyNot = nullptr);

} // namespace attn
