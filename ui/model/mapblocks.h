// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix brought down to fewer cells: of each block the largest number is shown, so that no spike is lost.
#pragma once

#include "ui/matrix/heatmapdata.h"

namespace attn {

// The maps of a sheet have no more cells a side.
inline constexpr int most_map_cells = 64;

// At most `most` cells a side, from square blocks that are no larger than it takes; the matrix itself where it is that small. What
// is no number is shown before numbers, and these before what is masked.
HeldMatrixPtr inBlocks(const HeldMatrixPtr& matrix, int most);

} // namespace attn
