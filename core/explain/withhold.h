// SPDX-License-Identifier: GPL-3.0-or-later
// A computation of which some numbers are hidden: from pictures, equations, copies and files alike, because nobody who
// reads it has them. What is a copy of a hidden number, or what it is a copy of, is hidden with it.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <vector>

namespace attn {

// The same computation without these numbers; blocks that it has not are left out, and so are cells that the mask has
// filled, whose number the mask tells. Computed::answers has all of them. Withholds from that where there is one, so
// that `hidden` is all that is hidden.
ComputedPtr withhold(const ComputedPtr& computed, const std::vector<CellBlock>& hidden);
// `other` without the cells that `like` withholds, for two computations that stand beside each other: before and after
// an edit, two ways of masking. Either may be null.
ComputedPtr withheldLike(const ComputedPtr& like, const ComputedPtr& other);
// `computed` with all its numbers.
ComputedPtr withAnswers(const ComputedPtr& computed);

// The cells that `computed` withholds, one by one; those beyond what a scene file takes are left out.
std::vector<CellBlock> hiddenCells(const Computed& computed);
// Why no cell of a block can be hidden, in one sentence; empty: they can. Of what is given, and of what the mask has
// filled, everybody has the number.
std::string whyNotHidden(const Computed& computed, const CellBlock& block);
// Whether all cells of the block that can be hidden are.
bool hidesAll(const Computed& computed, const CellBlock& block);
// The block and whatever holds its numbers because one is a copy of the other: hidden and shown together.
std::vector<CellBlock> withCopies(const Computed& computed, const CellBlock& block);

} // namespace attn
