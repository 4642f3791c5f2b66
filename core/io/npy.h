// SPDX-License-Identifier: GPL-3.0-or-later
// One tensor as NumPy's .npy, format 1.0: float32 '<f4', ids '<i8', masks '|b1', C order.
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
#pragma once

#include "core/trace.h"

#include <string>

namespace attn {

// The number of bytes that npyBytes would give.
std::int64_t npySize(const TracedTensor& tensor);
// The whole file.
std::string npyBytes(const Trace& trace, const TracedTensor& tensor);

} // namespace attn
