// SPDX-License-Identifier: GPL-3.0-or-later
// How the matrices of one stage (q, k and v) share a space: side by side or one under the other, whichever gives the
// larger cells, and all with cells of one size.
#pragma once

#include "ui/paint/heatmaplayout.h"

#include <QRect>

#include <vector>

namespace attn {

struct MatrixPlace {
    QRect place;
    HeatmapParts parts;
};

// `sharedBar`: one colour bar, beside the last matrix, stands for all. `legends`: the marks are explained below.
std::vector<MatrixPlace> placeMatrices(const std::vector<HeatmapDataPtr>& matrices, QSize size, bool sharedBar,
                                       double pixel, bool legends = true);

} // namespace attn
