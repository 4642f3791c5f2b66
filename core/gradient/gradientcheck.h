// SPDX-License-Identifier: GPL-3.0-or-later
// Derivatives held against what edits do: central differences in float64, for a check that can fail.
#pragma once

#include "core/base/stop.h"
#include "core/explain/explain.h"
#include "core/gradient/gradient.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace attn {

// What a gap may be at most for a derivative to agree with the differences.
inline constexpr double largest_gradient_gap = 1e-6;

struct GradientCheck {
    std::string by;         // the tensor
    std::int64_t cells = 0; // that it has
    std::int64_t checked = 0;
    std::int64_t left_out = 0; // skipped: an infinite number has no neighbors, a nan target no differences
    // |derivative - difference|, as a part of the larger of the two; where both are small, of a thousandth of the largest
    // derivative by this tensor, or of a millionth of the target.
    double largest_gap = 0;
    CellRef cell; // where that is
    double derivative = 0, difference = 0;

    bool agrees() const { return checked > 0 && largest_gap <= largest_gradient_gap; }
};

// Checks the derivatives by `tensor`, which must have some (Gradient::by), in `most` cells spread over it and in the
// one with the largest. Edits each (or overrides a computed one) slightly up and down and recomputes everything with
// the reference backend, about ten times a cell. nullopt if `stop` was requested meanwhile.
std::optional<GradientCheck> checkGradient(const Scene& scene, const std::shared_ptr<const Realized>& realized,
                                           const Gradient& gradient, const std::string& tensor, std::int64_t most,
                                           const StopToken& stop = {});

} // namespace attn
