// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/cellkeys.h"

#include <QKeyEvent>

#include <algorithm>

namespace attn {

std::optional<Cell> cellByKey(const QKeyEvent& event, Cell from, int rows, int columns)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Left: --from.column; break;
    case Qt::Key_Right: ++from.column; break;
    case Qt::Key_Up: --from.row; break;
    case Qt::Key_Down: ++from.row; break;
    case Qt::Key_Home: from = {control ? 0 : from.row, 0}; break;
    case Qt::Key_End: from = {control ? rows - 1 : from.row, columns - 1}; break;
    default: return std::nullopt;
    }
    return Cell{std::clamp(from.row, 0, rows - 1), std::clamp(from.column, 0, columns - 1)};
}

} // namespace attn
