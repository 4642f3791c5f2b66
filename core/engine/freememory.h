// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory a program may still take without others being moved to disk.
#pragma once

#include <cstdint>
#include <limits>

namespace attn {

inline constexpr std::int64_t unknown_memory = std::numeric_limits<std::int64_t>::max();

// In bytes, as the system tells (MemAvailable of /proc/meminfo), but no more than the limit of this process leaves
// (ulimit -v); `unknown_memory` where nothing is told.
std::int64_t freeMemory();

} // namespace attn
