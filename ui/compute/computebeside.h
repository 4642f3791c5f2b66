// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a scene beside the one that the window shows. This and Recompute are the only places where the window calls the
// engine: views and studios ask here, from a worker of theirs (Background), never in the GUI thread.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/engine/computed.h"

namespace attn {

enum class Accuracy {
    Everyday, // the cpu backend, float32
    Reference // the reference backend, float64: for small layers
};

// What `scene` becomes; null once `stop` was requested. What `before` (it may be null) has alike is taken over, not made
// again. Throws std::bad_alloc.
Result<ComputedPtr> computeBeside(Scene scene, const StopToken& stop,
                                  const std::shared_ptr<const Realized>& before = {},
                                  Accuracy accuracy = Accuracy::Everyday);

// The same for an edit of an earlier computation: recomputes only what it affects (RunOptions::previous), if the cpu
// computed that.
Result<ComputedPtr> computeEdit(const ComputedPtr& before, Scene after, const StopToken& stop);

} // namespace attn
