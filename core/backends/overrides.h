// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the values to which a user pinned cells when a tensor is made; what is made from it follows. Every
// stage-by-stage backend calls this once per tensor; the keep mask has its own already (realize).
#pragma once

#include "core/base/strides.h"
#include "core/recipe/realize.h"

#include <span>
#include <string>

namespace attn {

// `numbers` are those of the computed tensor `name`, which has the shape `shape` in the trace.
template <class Number>
void putOverrides(const Realized& realized, const std::string& name, const Shape& shape, std::span<Number> numbers)
{
    const auto overrides = realized.overrides.of(name); // lives as long as the loop
    for (const CellEdit& pinned : *overrides)
        numbers[flatIndex(shape, pinned.index)] = pinned.value;
}

// The same of a tensor of float32.
inline Tensor withOverrides(const Realized& realized, const std::string& name, Tensor made)
{
    if (!realized.overrides.of(name)->empty())
        putOverrides(realized, name, made.shape(), std::span(made.mutableData(), std::size_t(made.size())));
    return made;
}

} // namespace attn
