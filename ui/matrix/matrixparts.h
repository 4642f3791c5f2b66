// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices made of matrices: a part of one for the lens, several side by side for thumbnails and tiles.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QRect>

namespace attn {

// The cells inside `part` (x, width: columns; y, height: rows), which must lie inside the matrix and not be empty.
HeldMatrixPtr cropped(const HeatmapData& data, const QRect& part);
// The matrices joined left to right; all must have the same number of rows. Colours are the first one's, so they should
// have been built over a common range.
HeatmapDataPtr joined(const std::vector<HeatmapDataPtr>& parts);

} // namespace attn
