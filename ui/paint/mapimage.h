// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix of small cells as an image, pixel by pixel. With fewer pixels than cells, a pixel shows the cell with the
// largest absolute value among its own, so that no spike is lost.
#pragma once

#include "ui/paint/colorscale.h"
#include "ui/paint/mapgeometry.h"

#include <QImage>

namespace attn {

// The visible part of the map in device pixels (device pixel ratio set). Masked cells run into one hatch, dropped cells
// get a diagonal one pixel wide, nan the colour of errors; zeros are the map's plain colour.
QImage mapImage(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors);
// Where the image's top left corner belongs, in logical px.
QPointF mapImageCorner(const HeatmapData& data, const MapGeometry& geometry);

} // namespace attn
