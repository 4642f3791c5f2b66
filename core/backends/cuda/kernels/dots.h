// SPDX-License-Identifier: GPL-3.0-or-later
// A few rows or columns of a product, which is not worth a product of matrices: each number is a block's own, two warps
// that read both vectors side by side. Long vectors are read at the speed of memory.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const Dots& op) { return {op.rows * op.columns, op.terms <= 128 ? 32 : 64, 0}; }

// The part of a sum that one of `threads` has; of a single one it is all of it.
template <int width>
ATTN_BOTH float partOfDot(const float* a, const float* b, std::int64_t terms, int thread, int threads)
{
    Cells<width> sums = allCells<width>(0);
    for (std::int64_t t = thread * width; t < terms; t += threads * width) {
        const Cells<width> x = load<width>(a + t), y = load<width>(b + t);
        for (int i = 0; i < width; ++i)
            sums.x[i] += x.x[i] * y.x[i];
    }
    float sum = 0;
    for (int i = 0; i < width; ++i)
        sum += sums.x[i];
    return sum;
}

ATTN_BOTH void runBlock(const Dots& op, const Block& block)
{
    const std::int64_t i = block.index / op.columns, j = block.index % op.columns;
    const float* const a = op.a + i * op.a_stride;
    const float* const b = op.b + j * op.b_stride;
    const bool fours = takesFours(a) && takesFours(b) && takesFours(op.terms);
    const float part = fours ? partOfDot<4>(a, b, op.terms, block.thread, block.threads)
                             : partOfDot<1>(a, b, op.terms, block.thread, block.threads);
    const auto dot = static_cast<float>(block.sum(part));
    if (block.thread == 0)
        op.c[i * op.c_stride + j] = op.bias ? dot + op.bias[j] : dot;
}

} // namespace attn::cuda
