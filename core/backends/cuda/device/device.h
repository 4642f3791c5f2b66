// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU as the backend sees it: memory, copies, matrix products, and the operations of kernels/, in the order of the
// calls. Implemented by the real one (gpu/cudadevice.h) and by the tests' own, which runs the same operations on the
// CPU.
#pragma once

#include "core/backends/cuda/device/failure.h"
#include "core/backends/cuda/device/operations.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace attn::cuda {

// c = a b for each of `batch` matrices, row-major float32: a [rows, terms], c [rows, columns], b [terms, columns], or
// [columns, terms] where it is transposed. A stride counts floats from row to row, a step from matrix to matrix.
struct Product {
    std::int64_t rows = 0, columns = 0, terms = 0, batch = 1;
    const float* a = nullptr;
    std::int64_t a_stride = 0, a_step = 0;
    const float* b = nullptr;
    std::int64_t b_stride = 0, b_step = 0;
    bool b_transposed = false;
    float* c = nullptr;
    std::int64_t c_stride = 0, c_step = 0;
};

// Sizes that suit a device; the tests' own has others.
struct DeviceSizes {
    std::int64_t asked = std::int64_t(16) << 20;  // bytes; requests up to this skip the query for free memory: it takes
                                                  // longer than a small edit, and allocate() fails anyway
    std::int64_t reserve = std::int64_t(1) << 20; // bytes reserved for trace readers while the device is full; 0: none
    std::int64_t scratch = std::int64_t(1) << 30; // bytes of weights on their way into the context, at most
};

// Any thread may call any function; calls run in order. Everything but release() throws Failure. After a Failure of
// kind Lost every further call throws it again.
class Device {
public:
    virtual ~Device() = default;

    virtual std::string name() const = 0;          // "NVIDIA H100 80GB HBM3"
    virtual std::int64_t freeBytes() = 0;          // that allocate() could return now
    virtual void* allocate(std::size_t bytes) = 0; // aligned to 256 bytes; holds anything
    virtual void release(void* memory) noexcept = 0;
    virtual void upload(void* device, const void* host, std::size_t bytes) = 0;   // `host` may go when it returns
    virtual void download(void* host, const void* device, std::size_t bytes) = 0; // waits for all earlier calls
    virtual void copy(void* to, const void* from, std::size_t bytes) = 0;         // on the device
    virtual void wait() = 0;
    // The seconds the device takes for what `work` requests; for measurements.
    virtual double secondsOf(const std::function<void()>& work)
    {
        wait();
        const auto begin = std::chrono::steady_clock::now();
        work();
        wait();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }

    virtual void multiply(const Product& product) = 0;

    // Empty operations do nothing.
    virtual void run(const DeviceOperation& operation) = 0;

    const DeviceSizes& sizes() const { return m_sizes; }

    // Whether the device is given up: a call threw Lost, or numbers on it could not be read. Traces that lie on it read as
    // nan from then on; runs use the cpu.
    bool isLost() const { return m_lost; }
    // Called before the first Lost is thrown, and by failed readers.
    void setLost() noexcept
    {
        if (m_lost.exchange(true))
            return;
        const std::lock_guard lock(m_mutex);
        if (m_when_lost)
            m_when_lost();
    }
    // Called once, in the thread that finds out (even a reader's): it should only notify others. Null: no callback.
    // Returns once the last one will not be called again.
    void whenLost(std::function<void()> tell)
    {
        const std::lock_guard lock(m_mutex);
        m_when_lost = std::move(tell);
    }

protected:
    DeviceSizes m_sizes;

private:
    std::atomic<bool> m_lost = false;
    std::mutex m_mutex;
    std::function<void()> m_when_lost;
};

// A block of device memory; freed with its last holder. Uninitialized at first.
class DeviceBuffer {
public:
    DeviceBuffer(std::shared_ptr<Device> device, std::size_t bytes)
        : m_device(std::move(device)), m_memory(m_device->allocate(bytes)), m_bytes(bytes)
    {
    }
    ~DeviceBuffer() { m_device->release(m_memory); }
    DeviceBuffer(const DeviceBuffer&) = delete;
    DeviceBuffer& operator=(const DeviceBuffer&) = delete;

    float* floats() const { return static_cast<float*>(m_memory); }
    double* doubles() const { return static_cast<double*>(m_memory); }
    template <class Number> Number* as() const { return static_cast<Number*>(m_memory); }
    std::size_t bytes() const { return m_bytes; }

private:
    std::shared_ptr<Device> m_device;
    void* m_memory;
    std::size_t m_bytes;
};

} // namespace attn::cuda
