// SPDX-License-Identifier: GPL-3.0-or-later
// A stage brought down to the pixels of a picture (core/layer/pooling.h), a block for each row of bins: first downwards, each
// thread its columns, a window of the row at a time, then along the row into bins. The order is that of core/layer/pooling.cpp,
// so that means agree to the bit, too.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/kernels/rowlogic.h"

namespace attn::cuda {

inline constexpr int pool_window = 2048; // columns

// Where bin `bin` of `bins` begins along `cells` cells: as PoolGrid::firstRow and firstColumn.
ATTN_BOTH std::int64_t binStart(std::int64_t bin, std::int64_t cells, std::int64_t bins) { return bin * cells / bins; }

// The bin that holds a cell: the last one that begins at or before it.
ATTN_BOTH std::int64_t binOf(std::int64_t cell, std::int64_t cells, std::int64_t bins)
{
    return ((cell + 1) * bins - 1) / cells;
}

// A nan wins and is never beaten: comparing with it is false.
ATTN_BOTH float poolStep(Pooling pooling, float so_far, float value)
{
    if (pooling == Pooling::Mean)
        return so_far + value;
    const bool wins = pooling == Pooling::Largest ? value > so_far : value < so_far;
    return wins || value != value ? value : so_far;
}

ATTN_BOTH Launch launchOf(const PoolStage& op)
{
    return {op.grid.columns == 0 ? 0 : op.grid.rows, 256, pool_window * static_cast<int>(sizeof(float))};
}

ATTN_BOTH void runBlock(const PoolStage& op, const Block& block)
{
    const PoolGrid& grid = op.grid;
    const Tile& region = grid.region;
    float* const cells = static_cast<float*>(block.shared);
    float* const bins = op.out + block.index * grid.columns;
    const std::int64_t begin = binStart(block.index, region.rows, grid.rows);
    const std::int64_t end = binStart(block.index + 1, region.rows, grid.rows);

    for (std::int64_t window = 0; window < region.columns; window += pool_window) {
        const auto width = static_cast<int>(least<std::int64_t>(pool_window, region.columns - window));
        for (std::int64_t r = begin; r < end; ++r) {
            const std::int64_t query = region.row + r;
            const Row row = rowOf(op.rule, region.plane, query);
            const Shares shares =
                needsState(op.stage) ? sharesOf(row, op.states[region.plane * op.rule.rows + query]) : Shares();
            const auto first = static_cast<int>(region.column + window);
            const float* const scores = op.scores + row.start + first;
            for (int c = block.thread; c < width; c += block.threads) {
                const float value = stageOf(row, shares, op.stage, first + c, load<1>(scores + c)).x[0];
                cells[c] = r == begin ? value : poolStep(grid.pooling, cells[c], value);
            }
        }
        block.sync();
        // The bins that the window touches. One begun in the last window continues from its value so far, written by
        // the same thread.
        const std::int64_t last = binOf(window + width - 1, region.columns, grid.columns);
        const std::int64_t first = binOf(window, region.columns, grid.columns);
        std::int64_t bin = first / block.threads * block.threads + block.thread;
        for (bin += bin < first ? block.threads : 0; bin <= last; bin += block.threads) {
            const std::int64_t from = binStart(bin, region.columns, grid.columns);
            const std::int64_t to = binStart(bin + 1, region.columns, grid.columns);
            std::int64_t c = from < window ? window : from;
            float value = from < window ? bins[bin] : cells[c++ - window];
            for (; c < least(to, window + width); ++c)
                value = poolStep(grid.pooling, value, cells[c - window]);
            if (grid.pooling == Pooling::Mean && to <= window + width)
                value /= static_cast<float>((to - from) * (end - begin));
            bins[bin] = value;
        }
        block.sync();
    }
}

} // namespace attn::cuda
