// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/focuspane.h"

#include "ui/heatmap/heatmapview.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/matrixparts.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/colors.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace attn {

namespace {

constexpr int pane_margin = 16, words_height = 26, above_map = 34, below_map = 52;
constexpr int smallest_lens = 240;

constexpr int lens_cells = 7;

// The first visible cell along one axis: the chosen one is in the middle, except at the matrix's ends.
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

FocusPane::FocusPane(QWidget* parent)
    : QWidget(parent), m_view(new HeatmapView(this)), m_words(new PlainLabel(this)), m_lens(new Lens(this))
{
    m_parts.accented = true;
    m_parts.titles = m_parts.labels = m_parts.sums = m_parts.bar = false;
    setFocusProxy(m_view);
    onEvents(this, {QEvent::Resize}, [this] { arrange(); });
}

void FocusPane::setData(HeatmapDataPtr data, const QString& caption)
{
    m_parts.caption = caption;
    m_view->setParts(m_parts);
    m_view->setData(std::move(data));
    m_view->setChosen(m_chosen);
    arrange();
    refresh();
}

void FocusPane::setChosen(std::optional<Cell> cell)
{
    m_chosen = cell;
    m_view->setChosen(cell);
    refresh();
}

void FocusPane::setHovered(std::optional<Cell> cell) { m_view->setHovered(cell); }

// The map is square, as wide as the pane; the lens gets the rest if that is enough and the map has no digits.
void FocusPane::arrange()
{
    const int side = width() - 2 * pane_margin;
    const int mapHeight = std::min(above_map + side + below_map, std::max(height() - words_height, 0));
    const int left = height() - mapHeight - words_height;
    const HeatmapDataPtr& data = m_view->data();
    const bool digits =
        data && layoutHeatmap(*data, m_parts, QSizeF(width(), mapHeight), {}, {}, 1).fitCell >= digits_from_cell;
    m_view->setGeometry(0, 0, width(), mapHeight);
    m_words->setGeometry(pane_margin, mapHeight, side, words_height);
    m_lens->setVisible(left >= smallest_lens && !digits);
    m_lens->setGeometry(0, mapHeight + words_height, width(), std::max(left, 0));
}

void FocusPane::refresh()
{
    const HeatmapDataPtr& data = m_view->data();
    m_words->setText(data && m_chosen ? describeCell(*data, *m_chosen) : tr("Select a cell to see it in the lens"));
    m_lens->setData(data, m_chosen);
}

} // namespace attn
