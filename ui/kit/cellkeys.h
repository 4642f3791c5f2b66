// SPDX-License-Identifier: GPL-3.0-or-later
// Walking the cells of a matrix by keys.
#pragma once

#include "ui/kit/cell.h"

#include <QSize>

#include <optional>

class QKeyEvent;

namespace attn {

// Where a key leads from a cell of `count` (columns and rows): arrows, Home and End of the row, with Ctrl of all cells;
// never beyond the edge. Arrows with Ctrl walk the computation, also where it has ended. From no cell an arrow leads to
// the first. Nothing for another key, or where that axis has one
// cell only.
std::optional<Cell> cellByKey(const QKeyEvent& event, std::optional<Cell> from, QSize count);

} // namespace attn
