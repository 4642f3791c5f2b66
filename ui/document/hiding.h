// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers hidden and shown again by hand: which cells are meant, and what is hidden afterwards. Pure.
#pragma once

#include "core/explain/withhold.h"

#include <optional>
#include <vector>

namespace attn {

class Selection;

// The chosen cell, its row, the matrices of its stage at the batch item and head in focus, all of its stage.
enum class HideUnit { Cell, Row, Head, Stage };

// Empty where the stage is off, or no cell is chosen and one is wanted.
std::vector<CellBlock> blocksAt(const Computed& computed, const Selection& selection, HideUnit unit);
// `hidden` with these blocks too; without them where all of them were hidden.
std::vector<CellBlock> toggled(const Computed& computed, std::vector<CellBlock> hidden,
                               const std::vector<CellBlock>& blocks);
// `hidden` without these blocks, nor what hides them (core/explain/withhold.h).
std::vector<CellBlock> shown(const Computed& computed, std::vector<CellBlock> hidden,
                             const std::vector<CellBlock>& blocks);
// The hidden cells of the matrix in focus, row by row.
std::vector<CellRef> hiddenInFocus(const Computed& computed, const Selection& selection);
// The chosen cell where it is hidden, else the first hidden one of the matrix in focus that the walk has come to.
std::optional<CellRef> nextHidden(const Computed& computed, const Selection& selection);
// Those that the computation has: its shape may be another one.
std::vector<CellBlock> insideOf(const Computed& computed, std::vector<CellBlock> hidden);

} // namespace attn
