// SPDX-License-Identifier: GPL-3.0-or-later
// Cosines and sines of all positions and pairs, computed once and kept between runs.
#pragma once

#include "core/base/tensor.h"
#include "core/layer/dims.h"
#include "core/scene/config.h"

#include <memory>
#include <vector>

namespace attn::cpu {

struct RotaryTurns {
    Rope rope;
    std::int64_t tokens = 0, dims = 0; // dims: how many components of a head turn
    Tensor inv_freq;                   // the given frequencies; empty: theta's
    std::vector<float> cosine, sine;   // [tokens, dims/2]

    // Turns the pairs of one head's vector at `token`; `to` may not be `from`. Components that stay are not written.
    void turn(std::int64_t token, const float* from, float* to) const;
};

// Reuses `kept` (may be null) if it fits.
std::shared_ptr<const RotaryTurns> rotaryTurns(const Rope& rope, const Dims& dims, const Tensor& inv_freq,
                                               std::shared_ptr<const RotaryTurns> kept);

} // namespace attn::cpu
