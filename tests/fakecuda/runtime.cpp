// SPDX-License-Identifier: GPL-3.0-or-later
// A CUDA runtime that the CPU plays: the functions that the real device calls, over the memory of the host, and the launches
// by the kernels' own bodies. With it the tests of the GPU run through the real device's code on any machine.
// Uploads, and downloads into memory that the GPU writes by itself, happen late, when something waits for them or needs them:
// whoever gives memory away or looks at it too early is found out. The pool keeps what is released and hands out blocks of the very same size only, until it is trimmed.
#include "core/backends/cuda/gpu/launches.h"
#include "core/backends/cuda/kernels/all.h"

#include "tests/fakecuda/faults.h"

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

namespace {

constexpr std::size_t all_bytes = std::size_t(64) << 20;

struct LateCopy {
    void* to;
    const void* from;
    std::size_t bytes;
};

struct Gpu {
    std::mutex mutex;
    int device = 1; // the one in use
    std::vector<LateCopy> late;
    std::map<void*, std::size_t> used;
    std::map<const void*, std::size_t> pinned; // of the host

    bool isPinned(const void* memory) const
    {
        auto block = pinned.upper_bound(memory);
        if (block == pinned.begin())
            return false;
        --block;
        return static_cast<const std::byte*>(memory) < static_cast<const std::byte*>(block->first) + block->second;
    }
    std::multimap<std::size_t, void*> pooled;
    std::size_t used_bytes = 0, pooled_bytes = 0;

    void finish()
    {
        for (const LateCopy& copy : late)
            std::memcpy(copy.to, copy.from, copy.bytes);
        late.clear();
    }
};

Gpu& gpu()
{
    static Gpu one;
    return one;
}

} // namespace

attn::test::FakeCuda& attn::test::fakeCuda()
{
    static FakeCuda one;
    return one;
}

// For the library that plays cuBLAS.
extern "C" int fakeCublasStatus() { return attn::test::fakeCuda().cublas_status; }
extern "C" void fakeCudaFinish()
{
    const std::lock_guard lock(gpu().mutex);
    gpu().finish();
}

namespace attn::cuda {

template <class Operation> cudaError_t launch(const Operation& operation, cudaStream_t)
{
    if (attn::test::fakeCuda().launches_full)
        return cudaErrorMemoryAllocation;
    const std::lock_guard lock(gpu().mutex);
    gpu().finish();
    const Launch shape = launchOf(operation);
    std::vector<double> shared(static_cast<std::size_t>(shape.shared_bytes) / 8 + 2);
    for (std::int64_t index = 0; index < shape.blocks; ++index) {
        Block block;
        block.index = index;
        block.threads = 1;
        block.shared = shared.data();
        runBlock(operation, block);
    }
    return cudaSuccess;
}

template cudaError_t launch(const AddBias&, cudaStream_t);
template cudaError_t launch(const Dots&, cudaStream_t);
template cudaError_t launch(const NormHeads&, cudaStream_t);
template cudaError_t launch(const RotateHeads&, cudaStream_t);
template cudaError_t launch(const RowPass&, cudaStream_t);
template cudaError_t launch(const ReadStage&, cudaStream_t);
template cudaError_t launch(const PoolStage&, cudaStream_t);
template cudaError_t launch(const SinkShares&, cudaStream_t);
template cudaError_t launch(const TokenScores&, cudaStream_t);
template cudaError_t launch(const MakeSums&, cudaStream_t);
template cudaError_t launch(const MoveRows&, cudaStream_t);
template cudaError_t launch(const FreshRows&, cudaStream_t);
template cudaError_t launch(const Cumulate&, cudaStream_t);
template cudaError_t launch(const DropCells&, cudaStream_t);
template cudaError_t launch(const CheckFinite&, cudaStream_t);
template cudaError_t launch(const Silence&, cudaStream_t);

cudaError_t kernelsFit()
{
    const auto& unfit = test::fakeCuda().unfit;
    const auto found = unfit.find(gpu().device);
    return found == unfit.end() ? cudaSuccess : static_cast<cudaError_t>(found->second);
}

} // namespace attn::cuda

extern "C" {

const char* cudaGetErrorString(cudaError_t) { return "a fault of the CUDA that the CPU plays"; }
cudaError_t cudaGetLastError() { return cudaSuccess; }

// None at first: whoever looks again finds them.
cudaError_t cudaGetDeviceCount(int* count)
{
    static int asked = 0;
    *count = asked++ == 0 ? 0 : attn::test::fakeCuda().devices;
    return cudaSuccess;
}
cudaError_t cudaDriverGetVersion(int* version)
{
    *version = CUDART_VERSION;
    return cudaSuccess;
}
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device)
{
    std::strcpy(properties->name, device ? "a GPU that the CPU plays" : "an old GPU");
    return cudaSuccess;
}
// The first is too old: it has to be passed over.
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device)
{
    *value = attribute == cudaDevAttrComputeCapabilityMajor ? (device ? 8 : 6)
                                                            : attribute == cudaDevAttrMemoryPoolsSupported;
    return cudaSuccess;
}
cudaError_t cudaSetDevice(int device)
{
    if (device < 1 || device >= attn::test::fakeCuda().devices)
        return cudaErrorInvalidDevice;
    const std::lock_guard lock(gpu().mutex);
    gpu().device = device;
    return cudaSuccess;
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned)
{
    *stream = reinterpret_cast<cudaStream_t>(&gpu());
    return cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamSynchronize(cudaStream_t)
{
    fakeCudaFinish();
    return attn::test::fakeCuda().stream_fails ? cudaErrorIllegalAddress : cudaSuccess;
}

cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* all)
{
    const std::lock_guard lock(gpu().mutex);
    *all = all_bytes;
    *free = all_bytes - gpu().used_bytes - gpu().pooled_bytes;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int)
{
    *pool = reinterpret_cast<cudaMemPool_t>(&gpu());
    return cudaSuccess;
}
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void* bytes)
{
    attn::test::fakeCuda().kept = *static_cast<std::uint64_t*>(bytes);
    return cudaSuccess;
}
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr attribute, void* value)
{
    const std::lock_guard lock(gpu().mutex);
    const bool reserved = attribute == cudaMemPoolAttrReservedMemCurrent;
    *static_cast<std::uint64_t*>(value) = gpu().used_bytes + (reserved ? gpu().pooled_bytes : 0);
    return cudaSuccess;
}
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, std::size_t)
{
    const std::lock_guard lock(gpu().mutex);
    for (const auto& [bytes, memory] : gpu().pooled)
        std::free(memory);
    gpu().pooled.clear();
    gpu().pooled_bytes = 0;
    if (attn::test::FakeCuda& fake = attn::test::fakeCuda(); fake.trim_helps) {
        fake.cublas_status = 0;
        fake.launches_full = false;
    }
    return cudaSuccess;
}
cudaError_t cudaMallocAsync(void** memory, std::size_t bytes, cudaStream_t)
{
    const std::lock_guard lock(gpu().mutex);
    if (const auto kept = gpu().pooled.find(bytes); kept != gpu().pooled.end()) {
        *memory = kept->second;
        gpu().pooled.erase(kept);
        gpu().pooled_bytes -= bytes;
    } else if (gpu().used_bytes + gpu().pooled_bytes + bytes > all_bytes || posix_memalign(memory, 256, bytes) != 0) {
        return cudaErrorMemoryAllocation;
    }
    std::memset(*memory, 0xFF, bytes); // nan
    gpu().used[*memory] = bytes;
    gpu().used_bytes += bytes;
    return cudaSuccess;
}
cudaError_t cudaFreeAsync(void* memory, cudaStream_t)
{
    const std::lock_guard lock(gpu().mutex);
    gpu().finish();
    const auto block = gpu().used.find(memory);
    if (block == gpu().used.end())
        return cudaErrorInvalidValue;
    gpu().pooled.emplace(block->second, memory);
    gpu().pooled_bytes += block->second;
    gpu().used_bytes -= block->second;
    gpu().used.erase(block);
    return cudaSuccess;
}
cudaError_t cudaMalloc(void** memory, std::size_t bytes) { return cudaMallocAsync(memory, bytes, nullptr); }
cudaError_t cudaFree(void* memory) { return cudaFreeAsync(memory, nullptr); }
cudaError_t cudaMallocHost(void** memory, std::size_t bytes)
{
    *memory = std::malloc(bytes);
    const std::lock_guard lock(gpu().mutex);
    gpu().pinned[*memory] = bytes;
    return cudaSuccess;
}
cudaError_t cudaFreeHost(void* memory)
{
    const std::lock_guard lock(gpu().mutex);
    gpu().pinned.erase(memory);
    std::free(memory);
    return cudaSuccess;
}

cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t)
{
    const std::lock_guard lock(gpu().mutex);
    if (kind == cudaMemcpyHostToDevice || (kind == cudaMemcpyDeviceToHost && gpu().isPinned(to))) {
        gpu().late.push_back({to, from, bytes});
        return cudaSuccess;
    }
    gpu().finish();
    std::memcpy(to, from, bytes);
    return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t* event)
{
    *event = nullptr;
    return cudaSuccess;
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned) { return cudaEventCreate(event); }
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaEventSynchronize(cudaEvent_t) { return cudaStreamSynchronize(nullptr); }
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t, cudaEvent_t)
{
    *milliseconds = 1;
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }

} // extern "C"
