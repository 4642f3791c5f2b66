// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the softmax and their contexts from their scores alone, a block for each. The context is mixed from stretches
// of keys: their weights go to memory that the block shares, then groups of threads, each as wide as a head, take the
// values of every group-th key.
#pragma once

#include "core/backends/cuda/kernels/makesums.h"
#include "core/backends/cuda/kernels/rowstate.h"

namespace attn::cuda {

inline constexpr int fresh_threads = 256;
inline constexpr int fresh_keys = 512; // of one stretch
inline constexpr int fresh_loads = 8;  // values that a thread waits for at once

struct FreshScratch {
    double partial[fresh_threads];
    float mixing[fresh_keys];
};

// Row `query` of `plane`, by all threads of the block. True where the context is not finite though a key is left.
ATTN_BOTH bool freshRow(const FreshRows& op, std::int64_t plane, std::int64_t query, FreshScratch& scratch,
                        const Block& block)
{
    const RowRule& rule = op.rule;
    const Row row = rowOf(rule, plane, query);
    const float* const scores = op.scores + row.start;
    const bool fours = takesFours(rule) && takesFours(op.scores);
    const RowState state = fours ? stateOf<4>(row, scores, block) : stateOf<1>(row, scores, block);
    if (block.thread == 0)
        op.states[plane * rule.rows + query] = state;

    const bool zeroed = sharesOf(row, state).zeroed;
    const auto head_dim = static_cast<int>(op.head_dim);
    const int lanes = least(head_dim, block.threads), groups = block.threads / lanes;
    const int lane = block.thread % lanes, group = block.thread / lanes;
    const float* const v =
        op.v + plane / rule.heads * rule.columns * op.stride + plane % rule.heads / rule.sharing * op.head_dim;
    const std::int64_t start = contextStart(op.places, rule.heads, plane, query);
    bool faulty = false;
    for (int slab = 0; slab < head_dim; slab += lanes) {
        const int e = slab + lane;
        const bool mixes = group < groups && e < head_dim;
        double total = 0;
        for (int stretch = 0; stretch < row.visible; stretch += fresh_keys) {
            const int count = least(fresh_keys, row.visible - stretch);
            for (int j = block.thread; j < count; j += block.threads) {
                const int key = stretch + j;
                const Cells<1> logits = logitsOf(row, key, load<1>(scores + key)).logit;
                scratch.mixing[j] = drop(row, key, termsOf(row, state.max, logits)).x[0];
            }
            block.sync();
            if (mixes) {
                const float* const values = v + stretch * op.stride + e;
                float part = 0;
                int j = group;
                // Loads several values from memory at once, but still adds them one after the other.
                for (; j + (fresh_loads - 1) * groups < count; j += fresh_loads * groups) {
                    float loaded[fresh_loads];
                    for (int i = 0; i < fresh_loads; ++i)
                        loaded[i] = values[(j + i * groups) * op.stride];
                    for (int i = 0; i < fresh_loads; ++i)
                        part += scratch.mixing[j + i * groups] * loaded[i];
                }
                for (; j < count; j += groups)
                    part += scratch.mixing[j] * values[j * op.stride];
                total += part;
            }
            block.sync();
        }
        scratch.partial[block.thread] = total;
        block.sync();
        if (group == 0 && e < head_dim) {
            for (int g = 1; g < groups; ++g)
                total += scratch.partial[g * lanes + lane];
            const auto context = zeroed ? 0.0f : static_cast<float>(total / state.sum);
            if (op.sums)
                op.sums[start + e] = zeroed ? 0 : total;
            op.context[start + e] = context;
            faulty = faulty || !isFinite(context);
        }
        block.sync();
    }
    return faulty && !state.blocked;
}

ATTN_BOTH Launch launchOf(const FreshRows& op)
{
    return {op.head_dim == 0 || op.rule.columns == 0 ? 0 : op.count, fresh_threads,
            static_cast<int>(sizeof(FreshScratch))};
}

ATTN_BOTH void runBlock(const FreshRows& op, const Block& block)
{
    const std::int64_t row = op.list[block.index];
    freshRow(op, row / op.rule.rows, row % op.rule.rows, *static_cast<FreshScratch*>(block.shared), block);
}

} // namespace attn::cuda
