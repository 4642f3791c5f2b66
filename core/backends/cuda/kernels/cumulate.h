// SPDX-License-Identifier: GPL-3.0-or-later
// The context as it grows key by key, one block per query: each thread has its columns of the head, and goes through
// the keys in order, as a lesson writes the sum.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const Cumulate& op)
{
    return {op.head_dim == 0 ? 0 : op.planes * op.rows, op.head_dim <= 32 ? 32 : op.head_dim <= 64 ? 64 : 128, 0};
}

ATTN_BOTH void runBlock(const Cumulate& op, const Block& block)
{
    const std::int64_t plane = block.index / op.rows;
    const float* const mixing = op.mixing + block.index * op.columns;
    const float* const v = op.v + plane / op.heads * op.columns * op.stride + plane % op.heads * op.head_dim;
    float* const out = op.out + block.index * (op.columns + 1) * op.head_dim;
    for (std::int64_t e = block.thread; e < op.head_dim; e += block.threads) {
        float sum = 0;
        out[e] = sum;
        for (std::int64_t j = 0; j < op.columns; ++j) {
            sum += mixing[j] * v[j * op.stride + e];
            out[(j + 1) * op.head_dim + e] = sum;
        }
    }
}

} // namespace attn::cuda
