// SPDX-License-Identifier: GPL-3.0-or-later
// The hatch of masked cells as lines: 45 degrees, running through the whole map and ending at the edges of what is
// masked.
#pragma once

#include "ui/figures/cellplaces.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"

namespace attn {

// `unit`: one px of the design in points.
void drawHatch(Canvas& canvas, const HeatmapData& data, const CellPlaces& places, double unit);

} // namespace attn
