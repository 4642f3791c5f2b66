// SPDX-License-Identifier: GPL-3.0-or-later
// The bias of a layer, added to every row of what the product made: a block for each row.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const AddBias& op)
{
    return {op.columns == 0 ? 0 : op.rows, op.columns <= 32 ? 32 : op.columns <= 512 ? 128 : 256, 0};
}

template <int width> ATTN_BOTH void addBiasToRow(const AddBias& op, const Block& block)
{
    float* const y = op.y + block.index * op.stride;
    for (std::int64_t c = block.thread * width; c < op.columns; c += block.threads * width) {
        const Cells<width> bias = load<width>(op.bias + c);
        Cells<width> sum;
        for (int i = 0; i < width; ++i)
            sum.x[i] = y[c + i] + bias.x[i];
        store(y, c, sum);
    }
}

ATTN_BOTH void runBlock(const AddBias& op, const Block& block)
{
    if (takesFours(op.y) && takesFours(op.stride) && takesFours(op.columns) && takesFours(op.bias))
        addBiasToRow<4>(op, block);
    else
        addBiasToRow<1>(op, block);
}

} // namespace attn::cuda
