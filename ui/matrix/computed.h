// SPDX-License-Identifier: GPL-3.0-or-later
// One finished computation as the views get it: the scene it belongs to, its parameters and its trace, all of one moment.
#pragma once

#include "core/backends/maskedcells.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <memory>

namespace attn {

struct Computed {
    Scene scene;
    std::shared_ptr<const Realized> realized;
    std::shared_ptr<const Trace> trace;
    MaskedCells blocked;
};
using ComputedPtr = std::shared_ptr<const Computed>;

} // namespace attn
