// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix beside what it was before the last edit: which cells read differently now, and the two as one to be drawn.
#pragma once

#include "ui/matrix/heatmapdata.h"

namespace attn {

// Another mark, or another number at the digits shown. Both of one size.
bool readsDifferently(const HeatmapData& before, const HeatmapData& after, Cell cell);
// Whether the last edit changed a cell of a matrix that carries the other one. What the walk has not finished has not
// moved: its old number would tell it.
bool hasMoved(const HeatmapData& data, Cell cell);
// Neither hidden, by a person or by a mask or dropout, nor still to come.
bool isNumber(CellMark mark);

// `now` with `before` at its side, in one range of colours: as it was for Ghost::Before. `now` itself where there is
// nothing to tell or the shapes differ. Either may be null.
HeldMatrixPtr withGhost(const HeldMatrixPtr& now, const HeldMatrixPtr& before, Ghost ghost);

} // namespace attn
