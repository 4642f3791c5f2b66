// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/staging.h"

#include <cstring>

namespace attn::cuda {

namespace {

constexpr std::size_t staging_bytes = std::size_t(4) << 20, largest_staged = std::size_t(256) << 10;

} // namespace

Staging::~Staging() { cudaFreeHost(m_memory); }

void Staging::open()
{
    void* memory = nullptr;
    if (cudaMallocHost(&memory, staging_bytes) == cudaSuccess)
        m_memory = static_cast<std::byte*>(memory);
    else
        cudaGetLastError();
}

cudaError_t Staging::upload(void* device, const void* host, std::size_t bytes, cudaStream_t stream)
{
    if (!m_memory || bytes > largest_staged) {
        // The runtime's own copy of pageable memory may still read it when the call returns.
        const cudaError_t error = cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice, stream);
        return error == cudaSuccess ? cudaStreamSynchronize(stream) : error;
    }
    if (m_used + bytes > staging_bytes) {
        // Wraps around: what is at the beginning must have been read.
        if (const cudaError_t error = cudaStreamSynchronize(stream))
            return error;
        m_used = 0;
    }
    std::byte* place = m_memory + m_used;
    m_used += (bytes + 15) / 16 * 16;
    std::memcpy(place, host, bytes);
    return cudaMemcpyAsync(device, place, bytes, cudaMemcpyHostToDevice, stream);
}

} // namespace attn::cuda
