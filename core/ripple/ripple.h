// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit changes: of every tensor of a layer the number after it minus the number before it, and how far it reaches,
// stage after stage.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attn {

// One tensor of the table of stages (core/layer/stages.h). Cells that the mask blocks or the dropout drops in both, and
// those that are hidden, are not counted.
struct RippleStage {
    std::string tensor;
    double largest = 0; // absolute change; infinite if a number became infinite or stopped being so
    std::int64_t changed = 0, counted = 0;
    std::int64_t plane = 0; // of the leading axes, that of `largest`
};

struct Ripple {
    ComputedPtr changes; // a trace of differences, under the names of the tensors; null: it was stopped
    std::vector<RippleStage> stages;

    const RippleStage* find(const std::string& tensor) const; // null if there is none
    double largest() const;                                   // of all stages, as far as it is finite
};

// Compares computations of two layers of one form: skips tensors that only one of them has, or in another shape. What
// is hidden in one of them (core/explain/withhold.h) is hidden in the differences. Equal numbers, infinite or nan, have
// not changed.
Ripple rippleOf(const ComputedPtr& before, const ComputedPtr& after, const StopToken& stop = {});

} // namespace attn
