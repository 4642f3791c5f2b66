// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as a stamp-sized picture for the stage rail and the start page: no digits, no labels, marks still
// distinguishable.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QRectF>

class QPainter;

namespace attn {

// Fits the whole matrix into the middle of `place`, in the current palette. From 4 px per cell, whole-pixel cells with
// a gap; below that, an image in which no spike is lost. `inputs`: rectangles of cells to frame (x, width: columns).
void paintThumbnail(QPainter& painter, const QRectF& place, const HeatmapData& data,
                    const std::vector<QRect>& inputs = {});
// The dashed frame of a stage that is off.
void paintEmptyThumbnail(QPainter& painter, const QRectF& place);

} // namespace attn
