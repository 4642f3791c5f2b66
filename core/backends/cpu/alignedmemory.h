// SPDX-License-Identifier: GPL-3.0-or-later
// Memory from the system aligned for vectors and huge pages, and its release, which on Windows is not free().
#pragma once

#include <cstddef>

namespace attn::cpu {

inline constexpr std::size_t cache_line = 64, huge_page = std::size_t(2) << 20;

// Aligned to a line, or to a huge page where it is as large as one. Throws std::bad_alloc.
void* alignedMemory(std::size_t bytes);
void freeAligned(void* memory);

} // namespace attn::cpu
