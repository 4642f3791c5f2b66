// SPDX-License-Identifier: GPL-3.0-or-later
// All derivatives of a number compared with what edits do (core/gradient/gradientcheck.h), or as many as time allows.
#pragma once

#include "core/gradient/gradientcheck.h"
#include "core/ripple/derivatives.h"

#include <chrono>
#include <optional>

namespace attn {

struct CheckedDerivatives {
    std::int64_t checked = 0, all = 0; // fewer than all: a sample
    double largest_gap = 0;            // relative
    bool agree() const { return checked > 0 && largest_gap <= largest_gradient_gap; }
};

// Checks those by embeddings and weights; `time` is roughly the limit, which the first cells of the tensor that matters
// most may exceed. nullopt once `stop` was requested, if there is nothing to check, and for a layer too large to be
// recomputed by plain loops.
std::optional<CheckedDerivatives> checkDerivatives(const SortedDerivatives& derivatives, std::chrono::milliseconds time,
                                                   const StopToken& stop = {});

} // namespace attn
