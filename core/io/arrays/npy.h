// SPDX-License-Identifier: GPL-3.0-or-later
// Writes one tensor as NumPy's .npy, format 1.0: float32 '<f4', ids '<i8', masks '|b1', C order.
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
#pragma once

#include "core/layer/trace.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace attn {

// The number of bytes of the whole file.
std::int64_t npySize(const TracedTensor& tensor);
// The file's bytes, piece by piece.
void forEachNpyPiece(const Trace& trace, const TracedTensor& tensor, const std::function<void(std::string_view)>& take);
// Faults of the stream are left to its owner.
void writeNpy(std::ostream& out, const Trace& trace, const TracedTensor& tensor);

// The numbers of a tensor as little-endian bytes, piece by piece: float32, int64, and a byte for a Boolean.
void forEachNumberBytes(const Trace& trace, const TracedTensor& tensor,
                        const std::function<void(std::string_view)>& take);
// How many bytes a number of that kind takes there.
std::int64_t numberBytes(Kind kind);

} // namespace attn
