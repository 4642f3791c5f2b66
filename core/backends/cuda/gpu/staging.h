// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that the GPU reads directly, for small uploads: the caller may free its own at once, and nothing waits.
#pragma once

#include <cstddef>
#include <cuda_runtime_api.h>

namespace attn::cuda {

class Staging {
public:
    Staging() = default;
    ~Staging();
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    // Where the machine has none of this memory left, every upload waits instead.
    void open();
    // From `host`, which may change as soon as this returns, to `device`, in the order of `stream`.
    cudaError_t upload(void* device, const void* host, std::size_t bytes, cudaStream_t stream);

private:
    std::byte* m_memory = nullptr;
    std::size_t m_used = 0;
};

} // namespace attn::cuda
