// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix brought down to fewer cells: of each block the largest number is shown, so that no spike is lost.
#pragma once

#include "ui/matrix/heatmapdata.h"

namespace attn {

// The maps of a sheet have no more cells a side.
inline constexpr int most_map_cells = 64;

// At most `most` cells per side, from square blocks no larger than needed; the matrix itself if it is that small.
// Non-numbers take precedence over numbers, and these over masked cells.
HeldMatrixPtr inBlocks(const HeldMatrixPtr& matrix, int most);

} // namespace attn
