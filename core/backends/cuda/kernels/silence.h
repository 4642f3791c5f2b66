// SPDX-License-Identifier: GPL-3.0-or-later
// The context of a head that is switched off: a block for each query.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const Silence& op) { return {op.items * op.rows, 32, 0}; }

ATTN_BOTH void runBlock(const Silence& op, const Block& block)
{
    float* const context = op.context + block.index / op.rows * op.places.item + op.head * op.places.head +
                           block.index % op.rows * op.places.row;
    for (std::int64_t e = block.thread; e < op.head_dim; e += block.threads)
        context[e] = 0;
}

} // namespace attn::cuda
