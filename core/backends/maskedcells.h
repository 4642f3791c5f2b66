// SPDX-License-Identifier: GPL-3.0-or-later
// Which attention cells the mask forbids: one answer for the marks in pictures, the notes of a trace and the fast
// backends. (The reference backend has its own loops.)
#pragma once

#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <memory>
#include <vector>

namespace attn {

// Whether a cell of a mask by position is pinned: then a causal one is no triangle.
bool overridesAllowed(const Realized& realized);

class MaskedCells {
public:
    // Evaluates the scene's mask; kind none blocks nothing. An additive mask blocks where it is -inf. Recorded weights,
    // to which no mask is applied, have the scene's mask by position; without one a causal one if it left all heads so.
    explicit MaskedCells(const Realized& realized);

    // True when query q of batch item b may not attend to key k.
    bool operator()(std::int64_t b, std::int64_t q, std::int64_t k) const;
    // How much of a rectangle of cells is blocked; its plane counts batch items.
    enum class Extent { None, Some, All };
    Extent extent(const Tile& cells) const;
    // True when the mask takes part in the computation (kind and apply are not none).
    bool applied() const { return m_applied; }

private:
    Mask m_rule; // its kind is none where no mask is looked at
    bool m_applied = false;
    Tensor m_mask;
    std::vector<std::int64_t> m_spared;          // per batch item, the padded key that is allowed anyway
    std::shared_ptr<const TensorEdits> m_pinned; // of `allowed`; null: none is
};

} // namespace attn
