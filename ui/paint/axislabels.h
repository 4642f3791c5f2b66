// SPDX-License-Identifier: GPL-3.0-or-later
// Everything round the map: titles, token labels, row sums, colour bar, legend.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/theme/colors.h"

class QPainter;

namespace attn {

void paintFurniture(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, const HeatmapParts& parts,
                    const Colors& colors);
// The labels of one cell's row and column over their plain versions: tinted 14 %, bold, in the colours of query and
// key.
void paintLabelTints(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell cell,
                     const Colors& colors);
// Whether all labels that have room across are seen whole, also where they are bold.
bool labelsFit(const HeatmapData& data, const HeatmapLayout& layout);
// The full label under a position, where it was elided or left out for want of room; else empty.
QString hiddenLabelAt(const HeatmapData& data, const HeatmapLayout& layout, QPointF position);

} // namespace attn
