// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/cudadevice.h"

#include "core/backends/cuda/device/failure.h"
#include "core/backends/cuda/gpu/launches.h"
#include "core/base/say.h"

#include <cstdio>
#include <cstring>

namespace attn::cuda {

namespace {

// For any error but cudaSuccess: Full if memory is short, which leaves the device unchanged, else Lost, since nothing
// on the device can be trusted after a kernel fault, and nothing else is expected to fail.
Failure failureOf(cudaError_t error)
{
    if (error == cudaErrorMemoryAllocation)
        return {FailureKind::Full, say("GPU memory is full")};
    return {FailureKind::Lost, say("the GPU is not responding: %1", cudaGetErrorString(error))};
}

std::string gibibytesText(double bytes)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.1f GiB", bytes / double(1 << 30));
    return text;
}

} // namespace

CudaDevice::CudaDevice(int ordinal, std::string name) : m_ordinal(ordinal), m_name(std::move(name))
{
    try {
        const auto held = turn();
        const cudaError_t fit = kernelsFit();
        if (fit == cudaErrorNoKernelImageForDevice || fit == cudaErrorInvalidDeviceFunction)
            throw Failure{FailureKind::NoDevice, say("this program was not compiled for the %1", m_name)};
        if (fit == cudaErrorUnsupportedPtxVersion || fit == cudaErrorInvalidPtx)
            throw Failure{
                FailureKind::NoDevice,
                say("the NVIDIA driver is too old to compile this program's GPU code for the %1; update the driver",
                    m_name)};
        check(fit);
        check(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking));
        std::size_t free = 0;
        check(cudaMemGetInfo(&free, &m_all));
        int has_pool = 0;
        check(cudaDeviceGetAttribute(&has_pool, cudaDevAttrMemoryPoolsSupported, m_ordinal));
        if (has_pool) {
            check(cudaDeviceGetDefaultMemPool(&m_pool, m_ordinal));
            // This much released memory is reused without asking the driver; the rest is for other programs.
            std::uint64_t kept = m_all / 4;
            check(cudaMemPoolSetAttribute(m_pool, cudaMemPoolAttrReleaseThreshold, &kept));
        }
        m_staging.open();
        m_landing.open();
        auto cublas = Cublas::open(Cublas::places(CUDART_VERSION / 1000), m_stream);
        if (!cublas)
            throw Failure{FailureKind::NoDevice, cublas.error().message};
        m_cublas = std::move(*cublas);
    } catch (const Failure&) {
        if (m_stream)
            cudaStreamDestroy(m_stream);
        throw;
    }
}

CudaDevice::~CudaDevice()
{
    cudaSetDevice(m_ordinal);
    m_cublas.reset();
    cudaStreamDestroy(m_stream);
}

std::unique_lock<std::mutex> CudaDevice::turn()
{
    std::unique_lock<std::mutex> held(m_mutex);
    if (isLost())
        throw m_fault.value_or(Failure{FailureKind::Lost, say("the GPU stopped responding")});
    check(cudaSetDevice(m_ordinal)); // it is each thread's own setting
    return held;
}

void CudaDevice::fail(const Failure& failure)
{
    if (failure.kind == FailureKind::Lost) {
        m_fault = failure;
        setLost();
    }
    throw failure;
}

void CudaDevice::check(cudaError_t error)
{
    if (error == cudaSuccess)
        return;
    cudaGetLastError(); // keeps the next call from reporting this error again
    fail(failureOf(error));
}

std::int64_t CudaDevice::freeNow()
{
    std::size_t free = 0, all = 0;
    check(cudaMemGetInfo(&free, &all));
    std::uint64_t reserved = 0, used = 0;
    if (m_pool) {
        check(cudaMemPoolGetAttribute(m_pool, cudaMemPoolAttrReservedMemCurrent, &reserved));
        check(cudaMemPoolGetAttribute(m_pool, cudaMemPoolAttrUsedMemCurrent, &used));
    }
    return static_cast<std::int64_t>(free + (reserved - used));
}

std::int64_t CudaDevice::freeBytes()
{
    const auto held = turn();
    return freeNow();
}

void CudaDevice::emptyPool()
{
    cudaGetLastError();
    check(cudaStreamSynchronize(m_stream));
    if (m_pool)
        check(cudaMemPoolTrimTo(m_pool, 0));
}

cudaError_t CudaDevice::allocateNow(void** memory, std::size_t bytes)
{
    if (bytes > m_all)
        return cudaErrorMemoryAllocation;
    return m_pool ? cudaMallocAsync(memory, bytes, m_stream) : cudaMalloc(memory, bytes);
}

void* CudaDevice::allocate(std::size_t bytes)
{
    const auto held = turn();
    bytes = bytes == 0 ? 1 : bytes;
    void* memory = nullptr;
    cudaError_t error = allocateNow(&memory, bytes);
    if (error == cudaErrorMemoryAllocation && m_pool && bytes <= m_all) {
        // The pool's free blocks may each be too small: the driver gets them back and can join them.
        emptyPool();
        error = allocateNow(&memory, bytes);
    }
    if (error == cudaErrorMemoryAllocation) {
        cudaGetLastError();
        fail({FailureKind::Full, say("not enough GPU memory: %1 needed, %2 free", gibibytesText(double(bytes)),
                                     gibibytesText(double(freeNow())))});
    }
    check(error);
    return memory;
}

void CudaDevice::release(void* memory) noexcept
{
    const std::lock_guard held(m_mutex);
    if (!memory || isLost())
        return;
    cudaSetDevice(m_ordinal);
    // An earlier fault may surface here; every later call reports it again.
    m_pool ? cudaFreeAsync(memory, m_stream) : cudaFree(memory);
    cudaGetLastError();
}

void CudaDevice::upload(void* device, const void* host, std::size_t bytes)
{
    if (bytes == 0)
        return;
    const auto held = turn();
    check(m_staging.upload(device, host, bytes, m_stream));
}

void CudaDevice::download(void* host, const void* device, std::size_t bytes)
{
    if (bytes == 0 || land(host, device, bytes))
        return;
    wait(); // lets other threads have their turn
    const auto held = turn();
    check(cudaMemcpyAsync(host, device, bytes, cudaMemcpyDeviceToHost, m_stream));
    check(cudaStreamSynchronize(m_stream));
}

bool CudaDevice::land(void* host, const void* device, std::size_t bytes)
{
    if (bytes > Landing::largest)
        return false;
    auto held = turn();
    Landing::Place* const place = m_landing.take();
    if (!place)
        return false;
    cudaError_t error = Landing::fetch(*place, device, bytes, m_stream);
    if (error == cudaSuccess) {
        held.unlock(); // lets other threads have their turn
        error = cudaEventSynchronize(place->arrived);
        std::memcpy(host, place->memory, bytes);
        held.lock();
    }
    m_landing.giveBack(place);
    check(error);
    return true;
}

void CudaDevice::copy(void* to, const void* from, std::size_t bytes)
{
    if (bytes == 0)
        return;
    const auto held = turn();
    check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, m_stream));
}

void CudaDevice::wait()
{
    turn().unlock();
    const cudaError_t error = cudaStreamSynchronize(m_stream);
    if (error != cudaSuccess) {
        const std::lock_guard held(m_mutex);
        check(error);
    }
}

double CudaDevice::secondsOf(const std::function<void()>& work)
{
    cudaEvent_t begin = nullptr, end = nullptr;
    {
        const auto held = turn();
        check(cudaEventCreate(&begin));
        check(cudaEventCreate(&end));
        check(cudaEventRecord(begin, m_stream));
    }
    work();
    const auto held = turn();
    check(cudaEventRecord(end, m_stream));
    check(cudaEventSynchronize(end));
    float milliseconds = 0;
    check(cudaEventElapsedTime(&milliseconds, begin, end));
    check(cudaEventDestroy(begin));
    check(cudaEventDestroy(end));
    return double(milliseconds) / 1000;
}

void CudaDevice::multiply(const Product& product)
{
    const auto call = gemmCall(product);
    if (!call)
        throw Failure{FailureKind::Full, say("the layer is too large for the GPU: a matrix product has more than 2^31 "
                                             "rows or columns, or a row stride above 2^31")};
    if (call->m == 0 || call->n == 0 || call->batch == 0)
        return;
    const auto held = turn();
    if (m_cublas->multiply(*call) == 0)
        return;
    // On a full card the status varies. A failed device is detected by waiting for it.
    emptyPool();
    const int status = m_cublas->multiply(*call);
    if (status == 0)
        return;
    cudaGetLastError();
    check(cudaStreamSynchronize(m_stream));
    fail({FailureKind::Full, say("GPU memory is full: cuBLAS returned status %1", status)});
}

void CudaDevice::run(const DeviceOperation& operation)
{
    const auto held = turn();
    const auto launched = [&] {
        return std::visit([&](const auto& each) { return launch(each, m_stream); }, operation);
    };
    cudaError_t error = launched();
    if (error == cudaErrorMemoryAllocation) { // for the kernel itself, which is loaded when it is launched first
        emptyPool();
        error = launched();
    }
    check(error);
}

} // namespace attn::cuda
