// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells hiding by hand means; core/explain/hiding.h says what is hidden as a result. Pure.
#pragma once

#include "core/explain/hiding.h"
#include "core/explain/withhold.h"

#include <QString>

#include <optional>
#include <vector>

namespace attn {

class Selection;

// The chosen cell, its row, the matrices of its stage at the batch item and head in focus, all of its stage.
enum class HideUnit { Cell, Row, Head, Stage };

// A hide or reveal by hand, kept beside the undo history; `index` is its position there.
struct HideStep {
    QString text;
    std::vector<CellBlock> before, after;
    int index = 0;
};

// Empty if the stage is off, or if a cell is needed but none is chosen.
std::vector<CellBlock> blocksAt(const Computed& computed, const Selection& selection, HideUnit unit);
// The hidden cells of the matrix in focus, row by row.
std::vector<CellRef> hiddenInFocus(const Computed& computed, const Selection& selection);
// The chosen cell if it is hidden, else the first hidden one in the matrix in focus that the steps have reached.
std::optional<CellRef> nextHidden(const Computed& computed, const Selection& selection);

} // namespace attn
