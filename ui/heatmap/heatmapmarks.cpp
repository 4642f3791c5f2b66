// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmapmarks.h"

#include "ui/paint/axislabels.h"
#include "ui/paint/cellpainter.h"
#include "ui/theme/colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

void paintScrollBars(QPainter& painter, const HeatmapLayout& layout, QPointF scroll)
{
    const QRectF area = layout.map.area;
    const auto bar = [&](double whole, double seen, double scrolled, auto rect) {
        if (whole > seen + 0.5)
            painter.fillRect(rect(scrolled / whole * seen, std::max(seen * seen / whole, 12.0)), colors().edge);
    };
    bar(layout.whole.width(), area.width(), scroll.x(),
        [&](double at, double length) { return QRectF(area.left() + at, area.bottom() + 4, length, 3); });
    bar(layout.whole.height(), area.height(), scroll.y(),
        [&](double at, double length) { return QRectF(area.right() + 4, area.top() + at, 3, length); });
}

void paintChangedCells(QPainter& painter, const HeatmapLayout& layout, const std::vector<Cell>& cells)
{
    if (layout.map.asImage())
        return;
    painter.save();
    for (const Cell cell : cells) {
        const QRectF square = layout.map.cellRect(cell.row, cell.column);
        if (layout.map.area.contains(square))
            paintCellFrame(painter, square, CellFrame::Changed, colors());
    }
    painter.restore();
}

void paintInputBlocks(QPainter& painter, const HeatmapLayout& layout, const std::vector<QRect>& blocks)
{
    painter.save();
    painter.setClipRect(layout.map.area);
    for (const QRect& block : blocks) {
        const QRectF first = layout.map.cellRect(block.top(), block.left());
        paintCellFrame(painter, first.united(layout.map.cellRect(block.bottom(), block.right())), CellFrame::Input,
                       colors());
    }
    painter.restore();
}

void paintChosenCell(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell chosen)
{
    painter.save();
    paintLabelTints(painter, data, layout, chosen, colors());
    const QRectF area = layout.map.area, cell = layout.map.cellRect(chosen.row, chosen.column);
    painter.setClipRect(area.adjusted(-6, -6, 6, 6));
    if (layout.map.asImage()) { // a tiny cell is found by the lines that cross in it
        const QPointF middle = cell.center();
        painter.fillRect(QRectF(area.left(), std::floor(middle.y()), area.width(), 1), colors().q);
        painter.fillRect(QRectF(std::floor(middle.x()), area.top(), 1, area.height()), colors().k);
    }
    if (area.intersects(cell))
        paintCellFrame(painter, cell, CellFrame::Chosen, colors());
    painter.restore();
}

void paintCellElsewhere(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell chosen)
{
    painter.save();
    paintLabelTints(painter, data, layout, chosen, colors());
    paintCellFrame(painter, layout.map.cellRect(chosen.row, chosen.column), CellFrame::Elsewhere, colors());
    painter.restore();
}

void paintHoveredCell(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell hovered)
{
    const QRectF cell = layout.map.cellRect(hovered.row, hovered.column);
    if (!layout.map.area.intersects(cell))
        return;
    painter.save();
    paintLabelTints(painter, data, layout, hovered, colors(), LabelState::Hovered);
    paintCellFrame(painter, cell, CellFrame::Hover, colors());
    painter.restore();
}

} // namespace attn
