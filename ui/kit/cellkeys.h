// SPDX-License-Identifier: GPL-3.0-or-later
// Walking the cells of a matrix by keys.
#pragma once

#include "ui/kit/cell.h"

#include <QSize>

#include <optional>

class QKeyEvent;

namespace attn {

// Where a key leads from a cell of `count` (columns and rows): arrows, Home and End in the row, with Ctrl over all
// cells; never past the edge. Arrows with Ctrl step the computation, even after its end. Without a cell an arrow leads
// to the first. nullopt for another key, or if that axis has one cell only.
std::optional<Cell> cellByKey(const QKeyEvent& event, std::optional<Cell> from, QSize count);

} // namespace attn
