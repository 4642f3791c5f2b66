// SPDX-License-Identifier: GPL-3.0-or-later
// Dropout of a tensor by itself.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"

namespace attn::cuda {

inline constexpr int drop_cells_a_block = 1024;

ATTN_BOTH Launch launchOf(const DropCells& op)
{
    return {(op.count + drop_cells_a_block - 1) / drop_cells_a_block, 256, 0};
}

ATTN_BOTH void runBlock(const DropCells& op, const Block& block)
{
    const std::int64_t begin = block.index * drop_cells_a_block, end = least(begin + drop_cells_a_block, op.count);
    for (std::int64_t i = begin + block.thread; i < end; i += block.threads) {
        const bool kept = op.keep && (op.keep[i >> 6] >> (i & 63) & 1);
        op.out[i] = op.keep ? times(op.x[i], kept ? op.keep_factor : 0.0f) : op.x[i];
    }
}

} // namespace attn::cuda
