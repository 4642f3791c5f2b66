// SPDX-License-Identifier: GPL-3.0-or-later
// A computation with some numbers hidden: from pictures, equations, copies and files alike, because their readers do
// not have them. The rule, for all that shows or hides: the same number elsewhere is hidden too, before and after it
// (what the mask lets through, a dropout that is off, heads cut and joined, the running sum that a context ends with,
// the score that a circuit gives between two tokens). A later cell made from the hidden one alone, by a known number,
// is hidden too, because one division would reveal it: the score by sqrt(d), the kept weight by 1 / (1 - p), an
// additive mask, a function. What such a cell is made from is not: computing it is the exercise. What needs more than
// one number stays: a row's other weights, the scores of a weight, the context of a row. Showing a cell again shows
// whatever hides it by this rule.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <vector>

namespace attn {

// The same computation without these numbers; ignores blocks that it does not have, and cells that the mask has filled,
// whose number the mask reveals. Computed::answers has all of them. Withholds from that if present, so that `hidden` is
// all that is hidden.
ComputedPtr withhold(const ComputedPtr& computed, const std::vector<CellBlock>& hidden);
// The same without what its own scene hides (View::hidden), as a window shows it that opens the scene.
ComputedPtr withheldByScene(const ComputedPtr& computed);
// `other` without the cells that `like` withholds, for two computations shown side by side: before and after an edit,
// two masking variants. Either may be null.
ComputedPtr withheldLike(const ComputedPtr& like, const ComputedPtr& other);
// `computed` with all its numbers.
ComputedPtr withAnswers(const ComputedPtr& computed);

// The cells that `computed` withholds, in blocks as large as possible; omits those beyond what a scene file takes.
std::vector<CellBlock> hiddenCells(const Computed& computed);
// Why no cell of a block can be hidden, in one sentence; empty: they can. Inputs, and numbers that the mask has filled
// in, are known to all.
std::string whyNotHidden(const Computed& computed, const CellBlock& block);
// Whether all cells of the block that can be hidden are.
bool hidesAll(const Computed& computed, const CellBlock& block);
// The block and every cell that hides one of its cells: what is no longer hidden when the block is shown.
std::vector<CellBlock> whatHides(const Computed& computed, const CellBlock& block);

} // namespace attn
