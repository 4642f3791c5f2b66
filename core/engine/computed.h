// SPDX-License-Identifier: GPL-3.0-or-later
// One finished computation as commands and views get it: the scene it belongs to, its parameters and its trace, all of one
// moment.
#pragma once

#include "core/backends/maskedcells.h"
#include "core/layer/trace.h"
#include "core/layer/withheldcells.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <memory>

namespace attn {

struct Computed {
    Computed(Scene computed, std::shared_ptr<const Realized> parameters, std::shared_ptr<const Trace> numbers)
        : scene(std::move(computed)), realized(std::move(parameters)), trace(std::move(numbers)), blocked(*realized)
    {
    }

    Scene scene;
    std::shared_ptr<const Realized> realized;
    std::shared_ptr<const Trace> trace;
    MaskedCells blocked;
    // If some numbers are hidden from the viewer (core/explain/withhold.h): which, and the same with all of them.
    std::shared_ptr<const WithheldCells> withheld = {};
    std::shared_ptr<const Computed> answers = {};

    bool hides(std::string_view tensor) const { return withheld && withheld->any(tensor); }
};
using ComputedPtr = std::shared_ptr<const Computed>;

} // namespace attn
