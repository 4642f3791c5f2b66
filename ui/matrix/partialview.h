// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as it looks in the middle of a computation: what the walk has not reached is blank, what it is at shows the
// number so far. Colours stay those of the finished computation, so that they do not jump.
#pragma once

#include "core/explain/walk.h"
#include "ui/matrix/focusedrow.h"
#include "ui/matrix/heatmapdata.h"

#include <string>
#include <vector>

namespace attn {

// `data` of `tensor`, drawn for batch item and head, at `step` of the walk; `data` itself where nothing is left to
// compute. A copy without a step of its own follows what it copies. A row of a thumbnail may stand for several of the tensor's.
HeldMatrixPtr atStep(HeldMatrixPtr data, const Computed& computed, const Walk& steps,
                     const std::optional<StepPlace>& step, const std::string& tensor, int head);
// `data` of one of several tensors that share a range: what its ends are is told when the walk is through all of them.
HeldMatrixPtr withRangeOf(HeldMatrixPtr data, const std::vector<std::string>& tensors, const Walk& steps,
                          const std::optional<StepPlace>& step);
// Whether the term of a cell stands there, of a tensor of the walk whose rows come about together: its exponential. Those
// of the whole row do as soon as one cell of it is divided, because the divisor is their sum.
bool hasTerm(const Walk& steps, const StepPlace& place, int tensor, std::int64_t row, std::int64_t column);
// A row at a step, as atStep() of a matrix. Its sum counts what is there.
FocusedRow atStep(FocusedRow row, const Computed& computed, const Walk& steps, const std::optional<StepPlace>& step,
                  const std::string& tensor, int head);
// The cells of `tensor` that a step from one place to another finished or went on with. No place: everything is done.
std::vector<Cell> cellsMade(const Walk& steps, const std::string& tensor, const std::optional<StepPlace>& before,
                            const std::optional<StepPlace>& after);

} // namespace attn
