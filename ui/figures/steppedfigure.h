// SPDX-License-Identifier: GPL-3.0-or-later
// What a studio shows, as a figure of every step of the walk. A value that holds all it needs: it may be drawn in any
// thread, for a file, for a film or for a strip.
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
    ComputedPtr computed;             // that it is of
    int batch = 0, head = 0;          // whose walk it follows
    std::vector<std::string> tensors; // whose steps change it
    // As far as the walk has come; without a place everything is computed.
    std::function<Figure(const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step)> at;
};

// The figure of one step, with the scene as its facts.
Figure drawStep(const SteppedFigure& picture, const Looks& looks, const Walk& steps,
                const std::optional<StepPlace>& step);

} // namespace attn
