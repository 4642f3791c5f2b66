// SPDX-License-Identifier: GPL-3.0-or-later
// Contexts times the sums of their rows, in double: what edits move.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"

namespace attn::cuda {

// Where the context of a row of [planes, rows] begins.
ATTN_BOTH std::int64_t contextStart(const ContextPlaces& places, std::int64_t heads, std::int64_t plane,
                                    std::int64_t query)
{
    return plane / heads * places.item + plane % heads * places.head + query * places.row;
}

ATTN_BOTH Launch launchOf(const MakeSums& op) { return {(op.planes * op.rule.rows * op.head_dim + 255) / 256, 256, 0}; }

ATTN_BOTH void runBlock(const MakeSums& op, const Block& block)
{
    const std::int64_t count = op.planes * op.rule.rows * op.head_dim;
    for (int i = block.thread; i < 256 && block.index * 256 + i < count; i += block.threads) {
        const std::int64_t row = (block.index * 256 + i) / op.head_dim, e = (block.index * 256 + i) % op.head_dim;
        const std::int64_t at = contextStart(op.places, op.rule.heads, row / op.rule.rows, row % op.rule.rows) + e;
        const double sum = op.states[row].sum;
        op.sums[at] = sum > 0 ? op.context[at] * sum : 0; // a row without a key never moves
    }
}

} // namespace attn::cuda
