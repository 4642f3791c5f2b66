// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the maps of the heads: titles, frames, labels, the chosen and the hovered cell.
#include "ui/heatmap/headgrid.h"

#include "ui/heatmap/changeflash.h"
#include "ui/heatmap/headgroup.h"
#include "ui/heatmap/headtitle.h"
#include "ui/heatmap/heatmapmarks.h"
#include "ui/matrix/headfacts.h"
#include "ui/paint/axislabels.h"
#include "ui/theme/colors.h"

#include <QPainter>

namespace attn {

QRect HeadGrid::titleRect(int head) const { return m_layout.titleRect(placeOf(head)).toAlignedRect(); }

QString HeadGrid::largestText(int head) const { return headTileLargest(*m_heads[head], !m_facts.empty()); }

void HeadGrid::paintTitle(QPainter& painter, int head) const
{
    paintHeadTitle(painter, m_layout, placeOf(head),
                   {head, head == m_focused, m_heads[std::size_t(head)]->headOff, m_switchable, factsAreBrief(),
                    largestText(head), factsInBoxes(factsOf(head), m_sort)});
}

void HeadGrid::paintFrame(QPainter& painter, int head) const
{
    paintHeadFrame(painter, tileRect(head), head == m_focused, hasFocus() && m_byKeyboard,
                   m_heads[std::size_t(head)]->headOff);
}

// Frames in the map, and the labels of its rows and columns.
void HeadGrid::paintMarks(QPainter& painter, int head) const
{
    const HeatmapData& data = *m_heads[head];
    const HeatmapLayout layout = m_layout.of(placeOf(head));
    if (head < int(m_flashes.size()))
        paintChangedCells(painter, layout, m_flashes[head]->cells());
    if (m_chosen && data.contains(*m_chosen)) {
        if (head == m_focused)
            paintChosenCell(painter, data, layout, *m_chosen);
        else
            paintCellElsewhere(painter, data, layout, *m_chosen);
    }
    if (m_hovered && m_hovered != m_chosen && data.contains(*m_hovered))
        paintHoveredCell(painter, data, layout, *m_hovered);
}

void HeadGrid::paintOver(QPainter& painter, const QRegion& region)
{
    if (m_heads.empty())
        return;
    if (region.intersects(m_layout.axisRect().toAlignedRect())) {
        HeatmapLayout axis;
        axis.rowTitle = m_layout.axisRect();
        paintFurniture(painter, *m_heads.front(), axis, {}, colors());
    }
    for (int group = 0; m_layout.group > 1 && group < int(m_heads.size()) / m_layout.group; ++group)
        if (region.intersects(m_layout.groupRect(group).toAlignedRect().adjusted(-2, -2, 2, 6)))
            paintHeadGroup(painter, m_layout, group, m_focused / m_layout.group == group);
    for (int head = 0; head < int(m_heads.size()); ++head) {
        const QRect tile = tileRect(head).toAlignedRect();
        const HeatmapLayout layout = m_layout.of(placeOf(head));
        const QRect beside = layout.rowLabels.united(layout.columnLabels).toAlignedRect();
        if (region.intersects(beside))
            paintFurniture(painter, *m_heads[head], layout, {}, colors());
        if (region.intersects(titleRect(head)) || region.intersects(m_layout.factsRect(placeOf(head)).toAlignedRect()))
            paintTitle(painter, head);
        if (region.intersects(beside.united(tile.adjusted(-8, -8, 8, 8))))
            paintMarks(painter, head);
    }
    for (int head = 0; head < int(m_heads.size()); ++head) {
        const QRect tile = tileRect(head).toAlignedRect();
        if (region.intersects(tile.adjusted(-8, -8, 8, 8)) && !tile.contains(region.boundingRect()))
            paintFrame(painter, head);
    }
}

} // namespace attn
