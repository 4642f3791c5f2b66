// SPDX-License-Identifier: GPL-3.0-or-later
// The derivative of one number of a layer by every other: how much a weight moves it when context[0,1,0] is to grow. In
// float64 and in reverse, from the number back through every stage, so that all derivatives cost about as much as the layer.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

namespace attn {

// What derivatives of one scene have in common: the layer computed in float64, of the batch item that was derived last. Where one
// target after the other is derived, only the first waits for it. For one thread at a time.
class KeptForward {
public:
    explicit KeptForward(std::shared_ptr<const Realized> realized) : m_realized(std::move(realized)) {}

    const Realized& realized() const { return *m_realized; }
    struct Item {
        std::shared_ptr<const Realized> realized; // this item alone
        std::shared_ptr<const Trace> trace;       // of the reference backend; null when `stop` was requested
    };
    // Of item `item`, with what a target in the tensor `wanted` needs.
    const Item& of(std::int64_t item, const std::string& wanted, const std::stop_token& stop);

private:
    std::shared_ptr<const Realized> m_realized;
    std::int64_t m_number = -1;
    std::string m_last; // of what isLeftOut(), that which it has
    Item m_item;
};

struct Gradient {
    CellBlock target; // one cell, or a block of cells, whose Euclidean norm is meant: a row, a head, all of the tensor
    double value = 0; // the target's, computed in float64
    // For every tensor of the scene's trace that holds real numbers a tensor of that name and shape: d target / d cell.
    // Nothing of it is rounded to float32 before it is read (TracedTensor::at). What the target does not depend on is 0.
    std::shared_ptr<const Trace> by;
};

// Derives `target`, whose tensor must be one of the trace of `realized`, which `scene` became.
//
// What is meant by the derivative by a cell is what an edit of it does. By an input or a parameter: an edit of this tensor, which
// what the recipe copies from it follows (rows looked up, stacks, transposes), but for the cells edited there. By a computed
// cell: an override of it; all before it then counts for nothing. A cell that is pinned is such a constant: 0 flows through
// it, and the derivative by it is that by the number put there. So is the context of a head that is switched off. Dropout is
// held as drawn, masks as they are; an additive mask is derived by as any input.
//
// Where nothing flows, nothing is made of it: a row of nan on which the target does not depend gets 0, where PyTorch's
// autograd, which multiplies 0 by nan, has nan. A target that is nan itself has nan derivatives. The norm of zeros has 0.
//
// Errors: no such tensor, one of ids or truth values, a block outside it, more memory than is free. Null when `stop` was
// requested meanwhile.
Result<std::shared_ptr<const Gradient>> gradientOf(const Scene& scene, KeptForward& forward, const CellBlock& target,
                                                   const std::stop_token& stop = {});
// The same of a scene of which nothing else is derived.
Result<std::shared_ptr<const Gradient>> gradientOf(const Scene& scene, const Realized& realized,
                                                   const CellBlock& target, const std::stop_token& stop = {});

} // namespace attn
