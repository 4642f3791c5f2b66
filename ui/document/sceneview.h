// SPDX-License-Identifier: GPL-3.0-or-later
// The view saved with a scene: stage, plane, cell, color range and current step.
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
// Restores all but the current step, which needs a Walk: see placeIn. A scene without a view starts at its weights.
void lookAs(const Computed& computed, Selection& selection);
// nullopt if it has no such place.
std::optional<StepPlace> placeIn(const Walk& walk, const View::Step& step);

} // namespace attn
