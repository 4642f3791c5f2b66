// SPDX-License-Identifier: GPL-3.0-or-later
// The hatch of masked cells as lines: 45 degrees, running through the whole map and ending at the edges of what is
// masked.
#pragma once

#include "ui/figures/cellplaces.h"
#include "ui/figures/figurecanvas.h"
#include "ui/matrix/heatmapdata.h"

namespace attn {

void drawHatch(FigureCanvas& canvas, const HeatmapData& data, const CellPlaces& places, double scale);

} // namespace attn
