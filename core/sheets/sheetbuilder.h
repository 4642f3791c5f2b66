// SPDX-License-Identifier: GPL-3.0-or-later
// Puts an exercise together, part by part in the order of the page.
#pragma once

#include "core/engine/computed.h"
#include "core/sheets/exercise.h"

namespace attn {

// `rounds`: of somebody who rounds every number on the way, which is what the key does.
Result<Exercise> buildExercise(const ComputedPtr& computed, bool rounds);

} // namespace attn
