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

// What the scene's mask blocks in batch item `item`: Boolean [T,T], queries down. An additive mask blocks where it is
// -inf; a scene without a mask blocks nothing. Errors: those of plan and realize.
Result<Tensor> blockedCells(const Scene& scene, std::int64_t item);

// Begins the mask anew as `preset`. Blocks become one painted by hand, all others a mask of that kind; a
// mask that was written as numbers to add stays written so. Padding sets the last `size` keys of batch item `item`
// alone. Custom takes what is blocked now as it is. The way of applying stays; a first mask is filled in with -inf.
Result<Rewritten> startMaskFrom(const Scene& scene, const PresetMask& preset, std::int64_t item);

// Blocks or allows cells (query, key) of batch item `item`, all in one change. A padding mask blocks keys, for every
// query. A scene without a mask gets one painted by hand, a causal mask becomes one, with a note.
Result<Rewritten> paintMask(const Scene& scene, std::int64_t item, std::span<const MaskCell> cells, bool block);
// Gives one cell of an additive mask the number that is added there: finite, or -inf.
Result<Rewritten> setMaskNumber(const Scene& scene, std::int64_t item, MaskCell cell, float value);

// Writes the mask as numbers to add (0 and -inf), or as True and False, without changing what it means. Refused where
// that cannot be: a mask that is multiplied after the softmax cannot be added before it, and other numbers than 0 and
// -inf are neither True nor False.
Result<Rewritten> writeMaskToAdd(const Scene& scene);
Result<Rewritten> writeMaskAsBoolean(const Scene& scene);

// The same scene with its mask applied in another way, for comparing. Refused like writeMaskAsBoolean where an additive
// mask would have to be something else.
Result<Scene> withMaskApply(const Scene& scene, MaskApply apply);

// Where two matrices of one size [rows, columns] differ most. nan equals nan; nan against a number counts as more than
// any difference and is told by `nan`.
struct LargestDifference {
    double value = 0;
    std::int64_t row = 0, column = 0;
    bool nan = false;
};
LargestDifference largestDifference(std::span<const float> a, std::span<const float> b, std::int64_t columns);

} // namespace attn
