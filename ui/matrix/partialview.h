// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix in the middle of a computation: what the steps have not reached is blank, the current cell shows its value
// so far. Colors are those of the finished computation, so that they do not jump.
#pragma once

#include "core/explain/walk.h"
#include "ui/matrix/focusedrow.h"
#include "ui/matrix/heatmapdata.h"

#include <string>
#include <vector>

namespace attn {

// `data` of `tensor`, drawn for batch item and head, at `step` of the computation; `data` itself if nothing is left to
// compute. A copy without a step of its own follows its source. A row of a thumbnail may represent several of the
// tensor's.
HeldMatrixPtr atStep(HeldMatrixPtr data, const Computed& computed, const Walk& steps,
                     const std::optional<StepPlace>& step, const std::string& tensor, int head);
// `data` of one of several tensors that share a range: its ends are shown once the steps are through all of them.
HeldMatrixPtr withRangeOf(HeldMatrixPtr data, const std::vector<std::string>& tensors, const Walk& steps,
                          const std::optional<StepPlace>& step);
// Whether the term of a cell (its exponential) is computed, for a tensor whose rows are computed together. All terms of
// a row are as soon as one of its cells is divided, because the divisor is their sum.
bool hasTerm(const Walk& steps, const StepPlace& place, int tensor, std::int64_t row, std::int64_t column);
// A row at a step, like atStep() of a matrix. Its sum covers known cells.
FocusedRow atStep(FocusedRow row, const Computed& computed, const Walk& steps, const std::optional<StepPlace>& step,
                  const std::string& tensor, int head);
// The cells of `tensor` that a step from one place to another finished or continued. No place: all computed.
std::vector<Cell> cellsMade(const Walk& steps, const std::string& tensor, const std::optional<StepPlace>& before,
                            const std::optional<StepPlace>& after);

} // namespace attn
