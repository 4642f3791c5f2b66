// SPDX-License-Identifier: GPL-3.0-or-later
// What a heatmap shows over its cells and beside its map: frames of the chosen, hovered and changed cells and of those
// that feed the chosen one, and how far it is scrolled. Each function leaves the painter as it was.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/heatmaplayout.h"

#include <QRect>

#include <vector>

class QPainter;

namespace attn {

// Thin bars along the map's right and lower edge where it is larger than its area. `scroll`: px from its top left corner.
void paintScrollBars(QPainter& painter, const HeatmapLayout& layout, QPointF scroll);
// Only where cells are large enough to be distinct.
void paintChangedCells(QPainter& painter, const HeatmapLayout& layout, const std::vector<Cell>& cells);
// Rectangles of cells (x: columns, y: rows).
void paintInputBlocks(QPainter& painter, const HeatmapLayout& layout, const std::vector<QRect>& blocks);
void paintChosenCell(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell cell);
// The cell chosen in another map.
void paintCellElsewhere(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell cell);
void paintHoveredCell(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell cell);

} // namespace attn
