// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of a table as they are dragged or stepped: all move by the same amount, and a whole drag is one step of the
// history, as are steps of the same cells in a row.
#pragma once

#include "core/base/scrub.h"
#include "ui/editors/tensormodel.h"

#include <QModelIndexList>

namespace attn {

class CellDrag {
public:
    explicit CellDrag(TensorModel* model) : m_model(model) {}

    // `x`: where the pointer was pressed, in pixels; the numbers follow from there.
    void begin(const QModelIndexList& cells, int x);
    // Ctrl takes coarse steps, Shift fine ones.
    void move(int x, Qt::KeyboardModifiers modifiers);
    void end(bool keep); // else the numbers go back to what they were
    // One step of 0.1, with `fine` of 0.01; see Scrub::step. At least one cell.
    void step(const QModelIndexList& cells, int steps, bool fine);

private:
    Scrub scrubOf(const QModelIndexList& cells) const;
    std::vector<CellValue> moved(const QModelIndexList& cells, const Scrub& scrub) const;

    TensorModel* m_model;
    QModelIndexList m_cells;
    Scrub m_scrub;
    int m_lastX = 0;
};

} // namespace attn
