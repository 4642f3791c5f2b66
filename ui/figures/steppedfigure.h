// SPDX-License-Identifier: GPL-3.0-or-later
// What a studio shows, as a figure of every step. A self-contained value: it may be drawn in any thread, for a file, a
// film or a strip.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/figures/figure.h"
#include "ui/matrix/looks.h"

#include <functional>
#include <string>
#include <vector>

namespace attn {

struct SteppedFigure {
    QString id, title;                // "mask", "Mask studio"
    ComputedPtr computed;             // that it is of; null: of a whole model
    int batch = 0, head = 0;          // of its steps
    std::vector<std::string> tensors; // whose steps change it
    // As of the current step; nullopt: everything is computed.
    std::function<Figure(const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step)> at;
};

// The figure of one step, with the scene as its facts.
Figure drawStep(const SteppedFigure& picture, const Looks& looks, const Walk& steps,
                const std::optional<StepPlace>& step);

} // namespace attn
