// SPDX-License-Identifier: GPL-3.0-or-later
// The threads that run one block of a kernel, as the kernel sees them. On the GPU they are a block of CUDA threads; on the
// CPU, where tests run the same kernels, the threads of a BlockTeam (or one alone).
#pragma once

#include "core/backends/cuda/hostdevice.h"

#include <cstdint>

namespace attn::cuda {

// What stands in for a block's threads on the CPU: every thread of the block calls these alike.
class BlockTeam {
public:
    virtual ~BlockTeam() = default;
    virtual void sync() = 0;
    // The sum, or the largest, of what the threads brought; the same in each. A nan is passed over by largest().
    virtual double sum(int thread, double value) = 0;
    virtual float largest(int thread, float value) = 0;
};

struct Block {
    std::int64_t index = 0; // of the block in the launch
    int thread = 0, threads = 1;
    BlockTeam* team = nullptr; // null on the GPU, and where one thread is the whole block

    // All three are to be called by every thread of the block, or by none.
    ATTN_BOTH void sync() const;
    ATTN_BOTH double sum(double value) const;
    ATTN_BOTH float sum(float value) const;
    ATTN_BOTH float largest(float value) const;
};

} // namespace attn::cuda
