// SPDX-License-Identifier: GPL-3.0-or-later
// How many ways of applying a mask are shown side by side, in how many columns, and how large their cells are.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QSize>

namespace attn {

// What the page keeps free, in px.
struct MaskPage {
    static constexpr int margin = 16, pane_gap = 6, row_gap = 8;
    static constexpr int foot = 30, least_side = 200; // grow with the text
};

struct PaneArrangement {
    int count = 3, columns = 3;
    QSizeF cell;
};

// The height of a page, in px, that three maps of few tokens need for a name beside each row; 0 where there are too many.
int heightWithNames(const HeatmapData& any, int width);
// For the whole page; `any`: one of the maps, null while there is none. Three ways where five would be too small to read.
PaneArrangement arrangePanes(const HeatmapData* any, QSize room, double pixelRatio);

} // namespace attn
