// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells are meant when numbers are hidden by hand; what is hidden afterwards says core/explain/hiding.h. Pure.
#pragma once

#include "core/explain/hiding.h"
#include "core/explain/withhold.h"

#include <optional>
#include <vector>

namespace attn {

class Selection;

// The chosen cell, its row, the matrices of its stage at the batch item and head in focus, all of its stage.
enum class HideUnit { Cell, Row, Head, Stage };

// Empty where the stage is off, or no cell is chosen and one is wanted.
std::vector<CellBlock> blocksAt(const Computed& computed, const Selection& selection, HideUnit unit);
// The hidden cells of the matrix in focus, row by row.
std::vector<CellRef> hiddenInFocus(const Computed& computed, const Selection& selection);
// The chosen cell where it is hidden, else the first hidden one of the matrix in focus that the walk has come to.
std::optional<CellRef> nextHidden(const Computed& computed, const Selection& selection);

} // namespace attn
