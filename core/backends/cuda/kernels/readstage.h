// SPDX-License-Identifier: GPL-3.0-or-later
// A stretch of a stage, computed from scores and states when it is read: one block per row that it touches.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/kernels/rowlogic.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const ReadStage& op)
{
    if (op.count <= 0 || op.rule.columns == 0)
        return {};
    const std::int64_t first_row = op.first / op.rule.columns, last_row = (op.first + op.count - 1) / op.rule.columns;
    const std::int64_t most = least(op.count, op.rule.columns);
    return {last_row - first_row + 1, most <= 32 ? 32 : most <= 128 ? 64 : 256, 0};
}

ATTN_BOTH void runBlock(const ReadStage& op, const Block& block)
{
    const std::int64_t row_number = op.first / op.rule.columns + block.index;
    const Row row = rowOf(op.rule, row_number / op.rule.rows, row_number % op.rule.rows);
    const auto begin = static_cast<int>(op.first > row.start ? op.first - row.start : 0);
    const auto end = static_cast<int>(least(op.first + op.count - row.start, op.rule.columns));
    const Shares shares = needsState(op.stage) ? sharesOf(row, op.states[row_number]) : Shares();
    for (int key = begin + block.thread; key < end; key += block.threads)
        store(op.out, row.start + key - op.first,
              stageOf(row, shares, op.stage, key, load<1>(op.scores + row.start + key)));
}

} // namespace attn::cuda
