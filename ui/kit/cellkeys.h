// SPDX-License-Identifier: GPL-3.0-or-later
// Walking the cells of a matrix by keys.
#pragma once

#include "ui/kit/cell.h"

#include <optional>

class QKeyEvent;

namespace attn {

// Where a key leads from a cell of a matrix: the arrows to the next one, Home and End along the row, with Ctrl along the
// whole matrix; never beyond its edge. Nothing for any other key. From {-1, -1}, "no cell yet", an arrow leads to the first.
std::optional<Cell> cellByKey(const QKeyEvent& event, Cell from, int rows, int columns);

} // namespace attn
