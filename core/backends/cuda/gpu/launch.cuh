// SPDX-License-Identifier: GPL-3.0-or-later
// The only kernel: runs the body of an operation, once for every block of its launch.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/gpu/launches.h"

#include <algorithm>
#include <cstdint>

namespace attn::cuda {

template <class Operation> __global__ void kernel(Operation operation, std::int64_t first_block)
{
    extern __shared__ float4 shared[];
    Block block;
    block.index = first_block + blockIdx.x;
    block.thread = static_cast<int>(threadIdx.x);
    block.threads = static_cast<int>(blockDim.x);
    block.shared = shared;
    runBlock(operation, block);
}

template <class Operation> cudaError_t launch(const Operation& operation, cudaStream_t stream)
{
    const Launch shape = launchOf(operation);
    constexpr std::int64_t most = 0x7FFFFFFF; // that a grid may have along x
    for (std::int64_t first = 0; first < shape.blocks; first += most) {
        const std::int64_t blocks = std::min(most, shape.blocks - first);
        kernel<<<static_cast<unsigned>(blocks), static_cast<unsigned>(shape.threads),
                 static_cast<std::size_t>(shape.shared_bytes), stream>>>(operation, first);
    }
    return cudaGetLastError();
}

} // namespace attn::cuda
