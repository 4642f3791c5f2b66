// SPDX-License-Identifier: GPL-3.0-or-later
// Stored numbers of every type that can be read, as float32.
#pragma once

#include "core/io/weights/weightfile.h"

#include <cstddef>
#include <cstdint>

namespace attn {

// Q8_0: one half for the scale d, 32 signed bytes q; each number is d q.
inline constexpr std::int64_t q8_block_numbers = 32, q8_block_bytes = 34;

// `count` numbers from `first` on of those stored at `from`, at any address. Exact except for F64, which is rounded,
// and Q8_0, whose products are rounded once, as in ggml. The type is not Other.
void readNumbers(WeightType type, const std::byte* from, std::int64_t first, std::int64_t count, float* out);

} // namespace attn
