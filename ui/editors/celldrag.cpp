// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/celldrag.h"

namespace attn {

Scrub CellDrag::scrubOf(const QModelIndexList& cells) const
{
    std::vector<float> start;
    for (const QModelIndex& cell : cells)
        start.push_back(m_model->value(cell.row(), cell.column()));
    return Scrub(std::move(start), m_model->kind());
}

std::vector<CellValue> CellDrag::moved(const QModelIndexList& cells, const Scrub& scrub) const
{
    const std::vector<double> values = scrub.values();
    std::vector<CellValue> moved;
    for (int i = 0; i < cells.size(); ++i)
        moved.push_back({cells[i].row(), cells[i].column(), m_model->nearest(values[i])});
    return moved;
}

void CellDrag::begin(const QModelIndexList& cells, int x)
{
    m_cells = cells;
    m_scrub = scrubOf(cells);
    m_lastX = x;
    m_model->beginDrag();
}

void CellDrag::move(int x, Qt::KeyboardModifiers modifiers)
{
    m_scrub.move(x - m_lastX, modifiers & Qt::ControlModifier, modifiers & Qt::ShiftModifier);
    m_lastX = x;
    m_model->dragTo(moved(m_cells, m_scrub));
}

void CellDrag::end(bool keep)
{
    m_model->endDrag(keep);
    m_cells.clear();
}

void CellDrag::step(const QModelIndexList& cells, int steps, bool fine)
{
    Scrub scrub = scrubOf(cells);
    scrub.step(steps, fine);
    m_model->setValues(moved(cells, scrub), {},
                       QLatin1String("step numbers ") + m_model->placeName(cells[0].row(), cells[0].column()));
}

} // namespace attn
