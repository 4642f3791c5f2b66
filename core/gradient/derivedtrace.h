// SPDX-License-Identifier: GPL-3.0-or-later
// Derivatives by every tensor as a trace: whatever reads, ranges and paints numbers does it to them too.
#pragma once

#include "core/gradient/pullback.h"
#include "core/layer/trace.h"

#include <memory>
#include <vector>

namespace attn {

// What was found of one tensor: of one with batch items in `items`, each as large, empty ones are 0; of any other in the first.
struct FoundDerivatives {
    std::vector<Doubles> items;
};

// A tensor for each of `realized` and of its stages that holds real numbers, in the order of a trace; those of which nothing
// was found are 0. `found` is moved from.
std::shared_ptr<const Trace> derivedTrace(const Realized& realized, std::map<std::string, FoundDerivatives> found);

} // namespace attn
