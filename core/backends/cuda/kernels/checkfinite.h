// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for a number that is not finite.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"
#include "core/backends/cuda/kernels/fault.h"

namespace attn::cuda {

inline constexpr int checked_a_block = 4096;

ATTN_BOTH Launch launchOf(const CheckFinite& op)
{
    return {(op.count + checked_a_block - 1) / checked_a_block, 256, 0};
}

ATTN_BOTH void runBlock(const CheckFinite& op, const Block& block)
{
    const std::int64_t begin = block.index * checked_a_block, end = least(begin + checked_a_block, op.count);
    bool faulty = false;
    for (std::int64_t i = begin + block.thread; i < end; i += block.threads)
        faulty = faulty || !isFinite(op.numbers[i]);
    if (faulty)
        raiseFault(op.fault);
}

} // namespace attn::cuda
