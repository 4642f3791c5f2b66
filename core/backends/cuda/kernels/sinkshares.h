// SPDX-License-Identifier: GPL-3.0-or-later
// The shares of the sinks, from the states of their rows.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/kernels/rowlogic.h"

namespace attn::cuda {

inline constexpr int sinks_a_block = 256;

ATTN_BOTH Launch launchOf(const SinkShares& op)
{
    return {(op.count + sinks_a_block - 1) / sinks_a_block, sinks_a_block, 0};
}

ATTN_BOTH void runBlock(const SinkShares& op, const Block& block)
{
    const std::int64_t begin = block.index * sinks_a_block, end = least(begin + sinks_a_block, op.count);
    for (std::int64_t i = begin + block.thread; i < end; i += block.threads) {
        const std::int64_t at = op.first + i;
        const Row row = rowOf(op.rule, at / op.rule.rows, at % op.rule.rows);
        const RowState& state = op.states[at];
        op.out[i] = sinkTerm(row, state.max) / static_cast<float>(state.sum);
    }
}

} // namespace attn::cuda
