// SPDX-License-Identifier: GPL-3.0-or-later
// All derivatives of a number held against what edits do (core/gradient/gradientcheck.h), or as many of them as there is time
// for.
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

// Those by embeddings and weights; `time` is about what it may take, and the first cells of the tensor that matters most may
// exceed it. Nothing once
// `stop` was requested, where there is nothing to check, and of a layer too large to be computed by plain loops again and again.
std::optional<CheckedDerivatives> checkDerivatives(const SortedDerivatives& derivatives, std::chrono::milliseconds time,
                                                   const std::stop_token& stop = {});

} // namespace attn
