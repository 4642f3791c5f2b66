// SPDX-License-Identifier: GPL-3.0-or-later
// How the matrices of one stage (q, k and v) share a space: side by side or stacked, whichever gives the larger cells,
// all with cells of one size.
#pragma once

#include "ui/paint/heatmaplayout.h"

#include <QRect>

#include <vector>

namespace attn {

struct MatrixPlace {
    QRect place;
    HeatmapParts parts;
};

// `sharedBar`: one color bar, beside the last matrix, serves all. `legends`: explains the marks below. `wanted`: of
// each, before the row adjusts it.
std::vector<MatrixPlace> placeMatrices(const std::vector<HeatmapDataPtr>& matrices, QSize size, bool sharedBar,
                                       double pixel, bool legends = true, const HeatmapParts& wanted = {});

} // namespace attn
