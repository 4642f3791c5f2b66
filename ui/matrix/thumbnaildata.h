// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix brought down to what a picture of stamp size can show. A spike of a single cell is seen in it.
#pragma once

#include "ui/matrix/heatmapdata.h"

namespace attn {

// Cells along a side at most.
inline constexpr int thumbnail_side = 128;

// At most 128 x 128 cells: if the matrix of `tensor` at batch item and head has more, each shows the strongest of its
// part. With marks, and colors from its own smallest to largest value. Null if the trace has no such tensor.
HeldMatrixPtr thumbnailData(const Computed& computed, const std::string& tensor, int batch, int head);

} // namespace attn
