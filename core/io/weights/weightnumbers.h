// SPDX-License-Identifier: GPL-3.0-or-later
// Stored numbers of every type that can be read, as float32.
#pragma once

#include "core/io/weights/weightfile.h"

#include <cstddef>
#include <cstdint>

namespace attn {

// `count` numbers from `first` on of an entry whose first is stored at `from`, at any address. Exact except for F64,
// which is rounded, and blocks, which are rounded as in ggml. The type is not Other.
void readNumbers(const WeightEntry& entry, const std::byte* from, std::int64_t first, std::int64_t count, float* out);

} // namespace attn
