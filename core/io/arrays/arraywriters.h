// SPDX-License-Identifier: GPL-3.0-or-later
// Writes traced tensors in other programs' formats, one file for each format. Callers handle stream faults.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string_view>

namespace attn {

// A tensor as .csv, for spreadsheets and pandas: one row of it a line, shortest decimals that round-trip float32, "inf", "-inf"
// and "nan", 0 and 1 for masks. A tensor that is a matrix or less once its axes of size 1 are dropped is numbers alone. Others begin with a line of names,
// axis0, axis1 … for the leading indices, which begin each line, then 0, 1, 2 … for the columns:
//   axis0,axis1,0,1
//   0,0,0.25,0.75
// read by pandas.read_csv(path, index_col=["axis0", "axis1"]).
void writeCsv(std::ostream& out, const Trace& trace, const TracedTensor& tensor);

// A tensor as NumPy's .npy, format 1.0: float32 '<f4', ids '<i8', masks '|b1', C order.
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
// The number of bytes of the whole file.
std::int64_t npySize(const TracedTensor& tensor);
// The file's bytes, piece by piece.
void forEachNpyPiece(const Trace& trace, const TracedTensor& tensor, const std::function<void(std::string_view)>& take);
void writeNpy(std::ostream& out, const Trace& trace, const TracedTensor& tensor);

// The numbers of a tensor as little-endian bytes, piece by piece: float32, int64, and a byte for a Boolean.
void forEachNumberBytes(const Trace& trace, const TracedTensor& tensor,
                        const std::function<void(std::string_view)>& take);
// How many bytes a number of that kind takes there.
std::int64_t numberBytes(Kind kind);

// An error when the archive would reach 4 GiB, the limit of a plain zip file; known before anything is written.
std::optional<Error> checkNpzSize(std::span<const TracedTensor* const> tensors);
// A zip archive of one NAME.npy per tensor, stored without compression as numpy.savez does, in the order given. The same trace
// gives the same bytes.
void writeNpz(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors);

} // namespace attn
