// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of q, k, v and the output in the kernels' reading order; kept between runs.
#pragma once

#include "core/backends/cpu/bufferpool.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/operands.h"

#include <memory>
#include <vector>

namespace attn::cpu {

// The weights of a part in the kernels' order, and its bias; with whose numbers they were made.
struct Packed {
    std::vector<Tensor> from;
    Projection projection = Projection::None; // equal numbers form other columns in another projection
    std::int64_t heads = 1;
    std::int64_t terms = 0, columns = 0;
    int tile = 0;
    Buffer panels;
    std::vector<float> bias; // empty for none

    float& cell(std::int64_t term, std::int64_t column)
    {
        return panels.floats()[column / tile * tile * terms + term * tile + column % tile];
    }
};
using PackedPtr = std::shared_ptr<Packed>;

// Reuses `kept` if it fits; null if config.projection is none (no weights).
PackedPtr packedPart(const Operands& operands, const Config& config, const Dims& dims, int part, const Kernels& kernels,
                     BufferPool& pool, PackedPtr kept);
PackedPtr packedOutput(const Operands& operands, const Kernels& kernels, BufferPool& pool, PackedPtr kept);

} // namespace attn::cpu
