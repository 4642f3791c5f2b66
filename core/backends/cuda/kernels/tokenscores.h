// SPDX-License-Identifier: GPL-3.0-or-later
// An edited token's row and column of the scores, a thread for each: they are few thousand short vectors, each of which
// one thread reads from end to end.
#pragma once

#include "core/backends/cuda/kernels/dots.h"

namespace attn::cuda {

inline constexpr int token_scores_a_block = 128;

ATTN_BOTH Launch launchOf(const TokenScores& op)
{
    // Of each head first the row, then the column.
    const std::int64_t parts = (op.rule.rows + token_scores_a_block - 1) / token_scores_a_block;
    return {2 * op.rule.heads * parts, token_scores_a_block, 0};
}

ATTN_BOTH void runBlock(const TokenScores& op, const Block& block)
{
    const std::int64_t T = op.rule.rows;
    const std::int64_t parts = (T + token_scores_a_block - 1) / token_scores_a_block;
    const std::int64_t head = block.index / (2 * parts), begin = block.index % parts * token_scores_a_block;
    const bool is_row = block.index / parts % 2 == 0;
    const float* const q = op.q + op.item * T * op.q_stride + head * op.head_dim;
    const float* const k = op.k + op.item * T * op.k_stride + head / op.rule.sharing * op.head_dim;
    const float* const own = is_row ? q + op.token * op.q_stride : k + op.token * op.k_stride;
    const float* const others = is_row ? k : q;
    const std::int64_t stride = is_row ? op.k_stride : op.q_stride;
    float* const plane = op.scores + (op.item * op.rule.heads + head) * T * T;
    const bool fours = takesFours(own) && takesFours(others) && takesFours(stride) && takesFours(op.head_dim);

    for (std::int64_t i = begin + block.thread; i < least(begin + token_scores_a_block, T); i += block.threads) {
        if (is_row && i == op.token)
            continue; // the column has this cell, too
        float* const cell = plane + (is_row ? op.token * T + i : i * T + op.token);
        if (!is_row)
            op.old_scores[head * T + i] = *cell;
        const float* const other = others + i * stride;
        *cell = fours ? partOfDot<4>(own, other, op.head_dim, 0, 1) : partOfDot<1>(own, other, op.head_dim, 0, 1);
    }
}

} // namespace attn::cuda
