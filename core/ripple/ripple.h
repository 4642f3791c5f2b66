// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit changes: of every tensor of a layer the number after it minus the number before it, and how far it reaches,
// stage after stage.
#pragma once

#include "core/engine/computed.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace attn {

// One tensor of the table of stages (core/layer/stages.h). Cells that the mask blocks or the dropout drops in both, and
// those that are hidden, are not counted.
struct RippleStage {
    std::string tensor;
    double largest = 0; // change, without its sign; infinite where a number became infinite or ceased to be
    std::int64_t changed = 0, counted = 0;
};

struct Ripple {
    ComputedPtr changes; // a trace of differences, under the names of the tensors; null: it was stopped
    std::vector<RippleStage> stages;

    const RippleStage* find(const std::string& tensor) const; // null: there is no such stage
    double largest() const;                                   // of all stages, as far as it is finite
};

// Of two computations of layers of one form: tensors that only one of them has, or in another shape, are left out. What is
// hidden in one of them (core/explain/withhold.h) is hidden in the differences. The same number twice, infinite or nan, has
// not changed.
Ripple rippleOf(const ComputedPtr& before, const ComputedPtr& after, const std::stop_token& stop = {});

} // namespace attn
