// SPDX-License-Identifier: GPL-3.0-or-later
// The threads that run one block of a kernel, as the kernel sees them. On the GPU they are a block of CUDA threads; on
// the CPU, where tests run the same kernels, the threads of a BlockTeam (or one alone).
#pragma once

#include "core/backends/cuda/device/hostdevice.h"

#include <cmath>
#include <cstdint>

namespace attn::cuda {

// How an operation is spread: launchOf() of its file in kernels/ says it. A kernel is right with any number of threads
// a block, on the GPU with any multiple of 32; `threads` is what it is fast with, and the most that its memory allows
// for.
struct Launch {
    std::int64_t blocks = 0; // may be more than one launch of CUDA takes
    int threads = 1;
    int shared_bytes = 0; // of memory that the threads of one block have in common
};

// Emulates a block's threads on the CPU: every thread of the block calls these alike.
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
    void* shared = nullptr;    // Launch::shared_bytes, aligned to 16; holds anything at first

    // All four must be called by every thread of the block, or by none. After a sync(), all threads of the block see
    // what any of them wrote before it, to device or shared memory; the others synchronize as well.
    ATTN_BOTH void sync() const;
    ATTN_BOTH double sum(double value) const;   // bit for bit the same in every thread
    ATTN_BOTH float largest(float value) const; // ignores nan; -inf if there is nothing else
    ATTN_BOTH bool any(bool value) const { return largest(value ? 1.0f : 0.0f) > 0; }
};

#ifdef __CUDA_ARCH__

namespace blockdetail {

// One number of every warp of the block.
template <class Number> __device__ inline Number* warpNumbers()
{
    __shared__ Number numbers[32];
    return numbers;
}

template <class Number, class Join>
__device__ inline Number joined(const Block& block, Number value, Number nothing, Join join)
{
    // Pairs of lanes exchange what they have: both compute the same, to the bit.
    for (int step = 16; step > 0; step /= 2)
        value = join(value, __shfl_xor_sync(0xffffffffu, value, step));
    if (block.threads == 32) {
        __syncthreads();
        return value;
    }
    Number* const numbers = warpNumbers<Number>();
    const int lane = block.thread % 32;
    if (lane == 0)
        numbers[block.thread / 32] = value;
    __syncthreads();
    value = lane < block.threads / 32 ? numbers[lane] : nothing;
    for (int step = 16; step > 0; step /= 2)
        value = join(value, __shfl_xor_sync(0xffffffffu, value, step));
    __syncthreads(); // the next reduction must not write while other threads still read these
    return value;
}

} // namespace blockdetail

#endif

ATTN_BOTH void Block::sync() const
{
#ifdef __CUDA_ARCH__
    __syncthreads();
#else
    if (team)
        team->sync();
#endif
}

ATTN_BOTH double Block::sum(double value) const
{
#ifdef __CUDA_ARCH__
    return blockdetail::joined(*this, value, 0.0, [](double a, double b) { return a + b; });
#else
    return team ? team->sum(thread, value) : value;
#endif
}

ATTN_BOTH float Block::largest(float value) const
{
#ifdef __CUDA_ARCH__
    return blockdetail::joined(*this, fmaxf(value, -INFINITY), -INFINITY, [](float a, float b) { return fmaxf(a, b); });
#else
    const float number = fmaxf(value, -INFINITY);
    return team ? team->largest(thread, number) : number;
#endif
}

} // namespace attn::cuda
