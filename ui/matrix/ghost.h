// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix beside its state before the last edit: which cells read differently now, and the two as one to draw.
#pragma once

#include "ui/matrix/heatmapdata.h"

namespace attn {

// Another mark, or another number at the digits shown. Both have one size.
bool readsDifferently(const HeatmapData& before, const HeatmapData& after, Cell cell);
// Whether the last edit changed a cell of a matrix that carries the other one. What the steps have not finished has not
// moved: the old number would show.
bool hasMoved(const HeatmapData& data, Cell cell);
// Not hidden (by the user, a mask or dropout) and not pending.
bool isNumber(CellMark mark);

// `now` with `before` at its side, in one color range; for Ghost::Before, as it was. Returns `now` itself if nothing
// differs or the shapes do. Either may be null.
HeldMatrixPtr withGhost(const HeldMatrixPtr& now, const HeldMatrixPtr& before, Ghost ghost);

} // namespace attn
