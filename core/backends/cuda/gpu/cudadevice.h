// SPDX-License-Identifier: GPL-3.0-or-later
// The real GPU: one stream, which runs everything in the order of the calls, a memory pool, and cuBLAS.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/backends/cuda/gpu/cublas.h"
#include "core/backends/cuda/gpu/landing.h"
#include "core/backends/cuda/gpu/staging.h"

#include <cuda_runtime_api.h>
#include <mutex>
#include <optional>

namespace attn::cuda {

class CudaDevice final : public Device {
public:
    // GPU number `ordinal`, called `name`. Throws Failure where it cannot be used.
    CudaDevice(int ordinal, std::string name);
    ~CudaDevice() override;

    std::string name() const override { return m_name; }
    std::int64_t freeBytes() override;
    void* allocate(std::size_t bytes) override;
    void release(void* memory) noexcept override;
    void upload(void* device, const void* host, std::size_t bytes) override;
    void download(void* host, const void* device, std::size_t bytes) override;
    void copy(void* to, const void* from, std::size_t bytes) override;
    void wait() override;
    double secondsOf(const std::function<void()>& work) override;

    void multiply(const Product& product) override;
    void run(const DeviceOperation& operation) override;

private:
    // The calling thread's turn with this GPU; throws when it is lost.
    std::unique_lock<std::mutex> turn();
    // Throws unless successful; a lost device stays lost. The caller must hold m_turn.
    void check(cudaError_t error);
    [[noreturn]] void fail(const Failure& failure);
    // CUDA and cuBLAS allocate from outside the pool, for their kernels too: returns the pool's unused memory to the
    // driver. The caller must hold m_turn.
    void emptyPool();
    // Whether a small download has arrived; if not, it has to take the other path.
    bool land(void* host, const void* device, std::size_t bytes);
    cudaError_t allocateNow(void** memory, std::size_t bytes);
    std::int64_t freeNow();

    const int m_ordinal;
    const std::string m_name;
    std::mutex m_mutex;
    std::optional<Failure> m_fault; // that it was lost by
    cudaStream_t m_stream = nullptr;
    cudaMemPool_t m_pool = nullptr; // null: the device has none
    std::size_t m_all = 0;          // bytes that the GPU has
    Staging m_staging;
    Landing m_landing;
    std::unique_ptr<Cublas> m_cublas;
};

} // namespace attn::cuda
