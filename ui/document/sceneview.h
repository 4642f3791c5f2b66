// SPDX-License-Identifier: GPL-3.0-or-later
// Where the person looks as it is saved with a scene: stage, plane, cell, range of colours and place of the walk.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/matrix/looks.h"

#include <optional>

namespace attn {

class Selection;

View viewOf(const Computed& computed, const Selection& selection);
// What the colours span at first. Weights of many tokens are small: from 0 to 1 all of them would be dark.
RangeMode rangeAtFirst(const Computed& computed);
// Everything but the place of the walk, which needs a walk: see placeIn. A scene without a view begins at its weights.
void lookAs(const Computed& computed, Selection& selection);
// Nothing where the walk has no such place.
std::optional<StepPlace> placeIn(const Walk& walk, const View::Step& step);

} // namespace attn
