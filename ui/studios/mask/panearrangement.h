// SPDX-License-Identifier: GPL-3.0-or-later
// How many variants of the mask are shown side by side, in how many columns, and with what cell size.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QSize>

namespace attn {

// Margins of the page, in px.
struct MaskPage {
    static constexpr int margin = 16, pane_gap = 6, row_gap = 8;
    static constexpr int foot = 30, least_side = 200; // grow with the text
};

struct PaneArrangement {
    int count = 3, columns = 3;
    QSizeF cell;
};

// The page height in px at which three maps of few tokens have room for a name beside each row; 0 if there are too
// many.
int heightWithNames(const HeatmapData& any, int width);
// For the whole page; `any`: one of the maps, null if there are none. Three variants if five would be too small to
// read.
PaneArrangement arrangePanes(const HeatmapData* any, QSize room, double pixelRatio);

} // namespace attn
