// SPDX-License-Identifier: GPL-3.0-or-later
// From scores to weights, one block per row. Three passes over the row (largest logit, sum, all that is requested), of
// which only the first reads it from memory: a block's row stays in its processor's first-level cache. Threads handle
// four neighboring numbers, neighboring threads neighboring fours, so every access is one whole line of memory.
#pragma once

#include "core/backends/cuda/kernels/rowstate.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const RowPass& op)
{
    // Small blocks: many rows are in progress at a time, and while one synchronizes its threads the others go on. With
    // 256 threads rows of 1024 to 2048 keys took a fifth to a third longer (H100).
    const std::int64_t fours = (op.rule.columns + 3) / 4;
    const int threads = fours <= 32 ? 32 : fours <= 64 ? 64 : 128;
    return {op.rule.columns == 0 ? 0 : op.planes * op.rule.rows, threads, 0};
}

ATTN_BOTH bool takesFours(const RowPass& op)
{
    return takesFours(op.rule) && takesFours(op.scores) && takesFours(op.scaled) && takesFours(op.capped) &&
           takesFours(op.biased) && takesFours(op.masked) && takesFours(op.dropped_scores) && takesFours(op.unmasked) &&
           takesFours(op.times_mask) && takesFours(op.weights) && takesFours(op.dropped) && takesFours(op.mixing);
}

template <int width> ATTN_BOTH void passRow(const RowPass& op, const Block& block)
{
    const std::int64_t pass_plane = block.index / op.rule.rows, query = block.index % op.rule.rows;
    const std::int64_t plane = op.first_plane + pass_plane * op.plane_step;
    const Row row = rowOf(op.rule, plane, query);
    const float* const scores = op.scores + row.start;
    const bool wants_weights = op.unmasked || op.times_mask || op.weights || op.dropped || op.row_sums || op.mixing;

    RowState state;
    if (op.states || wants_weights)
        state = stateOf<width>(row, scores, block);
    if (op.states && block.thread == 0)
        op.states[plane * op.rule.rows + query] = state;

    const Shares shares = sharesOf(row, state);
    const std::int64_t mixing_start = (pass_plane * op.rule.rows + query) * row.columns;
    const bool wants_scores = op.scaled || op.capped || op.biased; // of blocked keys, too
    const bool wants_logits = wants_scores || op.masked || op.dropped_scores;
    if (!wants_weights && !wants_logits)
        return;
    double total = 0;
    for (int first = block.thread * width; first < row.columns; first += block.threads * width) {
        const bool seen = first < row.seen;
        const Cells<width> x = seen || wants_scores ? load<width>(scores + first) : allCells<width>(0);
        const LogitCells<width> logits = logitsOf(row, first, x);
        store(op.scaled, row.start + first, logits.scaled);
        store(op.capped, row.start + first, logits.capped);
        store(op.biased, row.start + first, logits.biased);
        store(op.masked, row.start + first, logits.masked);
        store(op.dropped_scores, row.start + first, logits.dropped);
        if (!wants_weights)
            continue;
        const Cells<width> terms = seen ? termsOf(row, shares.max, logits.logit) : allCells<width>(0);
        const WeightCells<width> weights = weightsOf(row, shares, first, terms);
        store(op.unmasked, row.start + first, weights.unmasked);
        store(op.times_mask, row.start + first, weights.times_mask);
        store(op.weights, row.start + first, weights.weights);
        store(op.dropped, row.start + first, weights.dropped);
        store(op.mixing, mixing_start + first, weights.dropped);
        if (op.row_sums)
            for (int i = 0; i < width; ++i)
                total += weights.weights.x[i];
    }
    if (op.row_sums) {
        total = block.sum(total);
        if (block.thread == 0)
            op.row_sums[plane * op.rule.rows + query] = static_cast<float>(total);
    }
}

ATTN_BOTH void runBlock(const RowPass& op, const Block& block)
{
    if (takesFours(op))
        passRow<4>(op, block);
    else
        passRow<1>(op, block);
}

} // namespace attn::cuda
