// SPDX-License-Identifier: GPL-3.0-or-later
// Writes one tensor as .csv, for spreadsheets and pandas.
#pragma once

#include "core/layer/trace.h"

#include <iosfwd>

namespace attn {

// One row of the tensor a line, shortest decimals that round-trip float32, "inf", "-inf" and "nan", 0 and 1 for masks. A
// tensor that is a matrix or less once its axes of size 1 are dropped is numbers alone. Others begin with a line of names,
// axis0, axis1 … for the leading indices, which begin each line, then 0, 1, 2 … for the columns:
//   axis0,axis1,0,1
//   0,0,0.25,0.75
// read by pandas.read_csv(path, index_col=["axis0", "axis1"]). Faults of the stream are left to its owner.
void writeCsv(std::ostream& out, const Trace& trace, const TracedTensor& tensor);

} // namespace attn
