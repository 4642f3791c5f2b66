// SPDX-License-Identifier: GPL-3.0-or-later
// Row-major order: which position in memory an index has, and which index a position has.
#pragma once

#include "core/base/tensor.h"

namespace attn {

// The row-major position of `index`; -1 if its number of axes differs from `shape`, or if it is outside it.
std::int64_t flatIndex(const Shape& shape, const Index& index);
// The inverse, for 0 <= flat < elementCount(shape).
Index indexAt(const Shape& shape, std::int64_t flat);

} // namespace attn
