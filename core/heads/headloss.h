// SPDX-License-Identifier: GPL-3.0-or-later
// What a head that is switched off takes with it: by how much the result of the layer changes, from two computations.
#pragma once

#include "core/engine/computed.h"

#include <optional>
#include <string>

namespace attn {

// The scene with one head switched off, or on again.
Scene withHeadSwitched(Scene scene, std::int64_t head);
// With all of them on.
Scene withAllHeads(Scene scene);

// Why switching a head off changes no number of this layer, in one sentence; empty where it does.
std::string whyNoHeadMatters(const Config& config);
// The layer's final tensor: "output", or "context" without an output layer.
std::string resultOf(const Realized& realized);

struct HeadLoss {
    std::string tensor; // of the result
    double share =
        0; // |with - without| / |with|, the lengths of all numbers of one batch item; infinite where |with| is 0
    double largest = 0; // change of a cell, with its sign: without - with
    Index at;           // that cell
    bool operator==(const HeadLoss&) const = default;
};
// For a batch item, `with` and `without` the head; nullopt if `with` hides a number, a change is not finite, or the
// shapes differ.
std::optional<HeadLoss> headLoss(const Computed& with, const Computed& without, std::int64_t batch);

} // namespace attn
