// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/lens.h"

#include "ui/kit/accessibility.h"
#include "ui/matrix/matrixparts.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/colors.h"

#include <QPainter>

#include <algorithm>

namespace attn {
namespace {

constexpr int lens_cells = 7;

// The first of the cells to be seen along one axis: the chosen one in the middle, except at the matrix's ends.
int lensStart(int chosen, int count) { return std::clamp(chosen - lens_cells / 2, 0, std::max(count - lens_cells, 0)); }

} // namespace

Lens::Lens(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Lens")); }

void Lens::setData(HeatmapDataPtr data, std::optional<Cell> cell)
{
    m_part.reset();
    if (data && cell && data->contains(*cell)) {
        const QRect part(lensStart(cell->column, data->columns), lensStart(cell->row, data->rows),
                         std::min(lens_cells, data->columns), std::min(lens_cells, data->rows));
        m_part = cropped(*data, part);
        m_cell = {cell->row - part.top(), cell->column - part.left()};
        describeTo(this, describeCell(*data, *cell));
    }
    update();
}

void Lens::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!m_part)
        return;
    HeatmapParts parts;
    parts.caption = tr("Lens");
    parts.captionNote = tr("%1 × %2 around the cell").arg(m_part->rows).arg(m_part->columns);
    parts.titles = parts.sums = parts.bar = parts.legend = false;
    parts.largestCell = 45;
    const HeatmapLayout layout = layoutHeatmap(*m_part, parts, size(), {}, {}, 1 / devicePixelRatioF());
    paintMap(painter, *m_part, layout.map, colors());
    paintFurniture(painter, *m_part, layout, parts, colors());
    paintLabelTints(painter, *m_part, layout, m_cell, colors());
    paintCellFrame(painter, layout.map.cellRect(m_cell.row, m_cell.column), CellFrame::Chosen, colors());
}

} // namespace attn
