// SPDX-License-Identifier: GPL-3.0-or-later
// A computation with other numbers in all cells that a walk has not come to: whoever shows it in the middle of the walk
// shows the same as before, or tells something of what is still to come.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"

namespace attn {

ComputedPtr laterChanged(const Computed& computed, const Walk& steps, const StepPlace& place);

} // namespace attn
