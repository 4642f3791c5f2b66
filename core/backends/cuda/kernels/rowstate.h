// SPDX-License-Identifier: GPL-3.0-or-later
// A row of scores reduced by the threads of a block: its largest logit, then the sum of its exponentials. The row is
// read from memory once; the second time it comes from the cache.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/kernels/rowlogic.h"

namespace attn::cuda {

// Softmax terms are at most 1: adding four of them in float loses nothing. Others are added in double at once.
template <int width> ATTN_BOTH double sumOf(const Row& row, const Cells<width>& terms)
{
    if constexpr (width == 4) {
        if (row.normalize == Normalize::Softmax)
            return (terms.x[0] + terms.x[1]) + (terms.x[2] + terms.x[3]);
        return (double(terms.x[0]) + double(terms.x[1])) + (double(terms.x[2]) + double(terms.x[3]));
    } else {
        return terms.x[0];
    }
}

// Whether the mask blocks every key of the row.
template <int width> ATTN_BOTH bool isBlocked(const Row& row, const Block& block)
{
    if (!row.mask || (!row.masks_before && !row.masks_after))
        return false;
    bool left = false;
    for (int first = block.thread * width; first < row.visible; first += block.threads * width) {
        const Cells<width> open = allowed<width>(row, first);
        for (int i = 0; i < width; ++i)
            left = left || open.x[i] != 0;
    }
    return !block.any(left);
}

// `scores` is where the row begins. For every thread of the block.
template <int width> ATTN_BOTH RowState stateOf(const Row& row, const float* scores, const Block& block)
{
    RowState state;
    const int step = block.threads * width;
    if (row.normalize == Normalize::Softmax) {
        float max = -INFINITY;
        for (int first = block.thread * width; first < row.seen; first += step) {
            const Cells<width> logits = logitsOf(row, first, load<width>(scores + first)).logit;
            for (int i = 0; i < width; ++i)
                max = fmaxf(max, logits.x[i]);
        }
        state.max = fmaxf(block.largest(max), row.sink);
    }
    double sum = 0;
    for (int first = block.thread * width; first < row.seen; first += step) {
        const Cells<width> logits = logitsOf(row, first, load<width>(scores + first)).logit;
        sum += sumOf(row, termsOf(row, state.max, logits));
    }
    state.sum = block.sum(sum) + sinkTerm(row, state.max);
    state.peak = static_cast<float>(state.sum);
    state.blocked = isBlocked<width>(row, block);
    if (row.rescales) {
        const Shares shares = sharesOf(row, state);
        double kept = 0;
        for (int first = block.thread * width; first < row.columns; first += step) {
            const Cells<width> logits = logitsOf(row, first, load<width>(scores + first)).logit;
            const Cells<width> left = weightsOf(row, shares, first, termsOf(row, state.max, logits)).times_mask;
            for (int i = 0; i < width; ++i)
                kept += left.x[i];
        }
        state.kept_sum = block.sum(kept);
    }
    return state;
}

} // namespace attn::cuda
