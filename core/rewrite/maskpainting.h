// SPDX-License-Identifier: GPL-3.0-or-later
// Masks as a person paints them: start from a preset, block and allow cells, write the mask as True and False or as
// numbers to add. Every kind of mask answers to the same gestures; each call is one change of the scene.
#pragma once

#include "core/rewrite/maskpresets.h"
#include "core/rewrite/structure.h"

#include <span>
#include <utility>

namespace attn {

using MaskCell = std::pair<std::int64_t, std::int64_t>; // query, key

// What the scene's mask blocks in batch item `item`: Boolean [T,S], queries down. An additive mask blocks where it is
// -inf; a scene without a mask blocks nothing. Errors: those of plan and realize.
Result<Tensor> blockedCells(const Scene& scene, std::int64_t item);

// Restarts the mask from `preset`. Blocks become a painted mask, all others a mask of their kind; a mask stored as
// numbers to add stays so. Padding sets the last `size` keys of batch item `item` alone. Custom keeps what is blocked
// now. `apply` stays; a first mask is applied by filling in -inf.
Result<Rewritten> startMaskFrom(const Scene& scene, const PresetMask& preset, std::int64_t item);

// Blocks or allows cells (query, key) of batch item `item`, all in one change. A padding mask blocks keys, for every
// query. A scene without a mask gets a painted one, and a causal mask becomes one, with a note.
Result<Rewritten> paintMask(const Scene& scene, std::int64_t item, std::span<const MaskCell> cells, bool block);
// Gives one cell of an additive mask the number that is added there: finite, or -inf.
Result<Rewritten> setMaskNumber(const Scene& scene, std::int64_t item, MaskCell cell, float value);

// Stores the mask as numbers to add (0 and -inf), or as True and False, without changing its meaning. Fails where that
// is impossible: a mask multiplied after the softmax cannot be added before it, and numbers other than 0 and -inf are
// neither True nor False.
Result<Rewritten> writeMaskToAdd(const Scene& scene);
Result<Rewritten> writeMaskAsBoolean(const Scene& scene);

// The same scene with its mask applied differently, for comparison. Fails like writeMaskAsBoolean if an additive mask
// would have to become something else.
Result<Scene> withMaskApply(const Scene& scene, MaskApply apply);

// Where two matrices of one size [rows, columns] differ most. nan equals nan; nan against a number exceeds any
// difference and sets `nan`.
struct LargestDifference {
    double value = 0;
    std::int64_t row = 0, column = 0;
    bool nan = false;
};
LargestDifference largestDifference(std::span<const float> a, std::span<const float> b, std::int64_t columns);

} // namespace attn
