// SPDX-License-Identifier: GPL-3.0-or-later
// RMSNorm of each head's query or key: a warp for each vector, which is short.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const NormHeads& op) { return {op.rows * op.heads, 32, 0}; }

ATTN_BOTH void runBlock(const NormHeads& op, const Block& block)
{
    const std::int64_t row = block.index / op.heads, column = block.index % op.heads * op.head_dim;
    const float* const from = op.from + row * op.from_stride + column;
    float* const to = op.to + row * op.to_stride + column;
    double squares = 0; // rounded once, as on the CPU
    for (std::int64_t e = block.thread; e < op.head_dim; e += block.threads)
        squares += static_cast<double>(times(from[e], from[e]));
    const float mean = static_cast<float>(block.sum(squares)) / static_cast<float>(op.head_dim);
    const float length = sqrtf(mean + op.eps);
    for (std::int64_t e = block.thread; e < op.head_dim; e += block.threads)
        to[e] = times(from[e] / length, op.unit_offset ? 1 + op.weight[e] : op.weight[e]);
}

} // namespace attn::cuda
