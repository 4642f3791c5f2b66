// SPDX-License-Identifier: GPL-3.0-or-later
// How much more memory a program may take without swapping others to disk.
#pragma once

#include <cstdint>
#include <limits>

namespace attn {

inline constexpr std::int64_t unknown_memory = std::numeric_limits<std::int64_t>::max();

// In bytes, as the system reports (MemAvailable of Linux' /proc/meminfo), but at most what this process's limit leaves
// (ulimit -v); `unknown_memory` if nothing is reported.
std::int64_t freeMemory();

} // namespace attn
