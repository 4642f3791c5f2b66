// SPDX-License-Identifier: GPL-3.0-or-later
// The derivative of one number of a layer with respect to every other: how much a weight moves context[0,1,0]. In
// float64 and in reverse, from the number back through every stage, so that all derivatives cost about as much as the
// layer.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace attn {

// Shared by the derivatives of one scene: the layer computed in float64, for the batch item derived last. With several
// targets in a row, only the first waits for it. For one thread at a time.
class KeptForward {
public:
    explicit KeptForward(std::shared_ptr<const Realized> realized) : m_realized(std::move(realized)) {}

    const Realized& realized() const { return *m_realized; }
    struct Item {
        std::shared_ptr<const Realized> realized; // this item alone
        std::shared_ptr<const Trace> trace;       // of the reference backend; null when `stop` was requested
    };
    // Item `item`, with what a target in the tensor `wanted` needs.
    const Item& of(std::int64_t item, const std::string& wanted, const StopToken& stop);

private:
    std::shared_ptr<const Realized> m_realized;
    std::int64_t m_number = -1;
    std::string m_last; // of what isLeftOut(), that which it has
    Item m_item;
};

struct Gradient {
    CellBlock target; // one cell, or a block of cells, whose Euclidean norm is meant: a row, a head, all of the tensor
    double value = 0; // the target's, computed in float64
    // For every real-valued tensor of the scene's trace, a tensor of the same name and shape: d target / d cell.
    // Nothing is rounded to float32 before it is read (TracedTensor::at). 0 where the target does not depend on the
    // cell.
    std::shared_ptr<const Trace> by;
};

// Differentiates `target`, whose tensor must be in the trace of `realized`, which `scene` became.
//
// The derivative with respect to a cell is the effect of editing it. For an input or a parameter: an edit of this
// tensor, followed by what the recipe copies from it (rows looked up, stacks, transposes), except cells edited there.
// For a computed cell: an override of it; everything before it then has no effect. A pinned cell is such a constant: 0
// flows through it, and its own derivative is with respect to the number put there. So is the context of a head that is
// switched off. Dropout is held as drawn, masks as they are; an additive mask is an input like any other.
//
// Where nothing flows, nothing is computed: a row of nan on which the target does not depend gets 0, where PyTorch's
// autograd, which multiplies 0 by nan, gives nan. A nan target has nan derivatives. The norm of zeros gets 0.
//
// Fails if there is no such tensor, it holds ids or truth values, the block is outside it, or memory is too small. Null
// if `stop` was requested meanwhile.
Result<std::shared_ptr<const Gradient>> gradientOf(const Scene& scene, KeptForward& forward, const CellBlock& target,
                                                   const StopToken& stop = {});
// The same for a scene with no other derivatives.
Result<std::shared_ptr<const Gradient>> gradientOf(const Scene& scene, const Realized& realized,
                                                   const CellBlock& target, const StopToken& stop = {});

} // namespace attn
