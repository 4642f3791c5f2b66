// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a large map as an image: one pixel a cell, or as many as the figure has where it has fewer.
#pragma once

#include "ui/figures/figurelayout.h"

#include <QImage>

namespace attn {

struct CellPicture {
    QImage image;
    bool hatched = false; // the hatch of masked cells is in it
};

// `pixel`: of the figure, in points; 0 where it is drawn in shapes.
CellPicture cellPicture(const HeatmapData& data, const PanelLayout& panel, double pixel, bool marks);

} // namespace attn
