// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/cellkeys.h"

#include <QKeyEvent>

#include <algorithm>

namespace attn {

std::optional<Cell> cellByKey(const QKeyEvent& event, std::optional<Cell> from, QSize count)
{
    const int key = event.key(), lastRow = count.height() - 1, lastColumn = count.width() - 1;
    const bool all = event.modifiers() & Qt::ControlModifier, ends = key == Qt::Key_Home || key == Qt::Key_End;
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right || (ends && lastColumn > 0);
    const bool down = key == Qt::Key_Up || key == Qt::Key_Down || (ends && (all || lastColumn == 0));
    if (all && !ends)
        return std::nullopt;
    if (count.isEmpty() || !((across && lastColumn > 0) || (down && lastRow > 0)))
        return std::nullopt;
    if (!from && !ends)
        return Cell{0, 0};
    const int steps = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    Cell to = from.value_or(Cell{0, 0});
    if (across)
        to.column = ends ? (key == Qt::Key_Home ? 0 : lastColumn) : to.column + steps;
    if (down)
        to.row = ends ? (key == Qt::Key_Home ? 0 : lastRow) : to.row + steps;
    return Cell{std::clamp(to.row, 0, lastRow), std::clamp(to.column, 0, lastColumn)};
}

} // namespace attn
