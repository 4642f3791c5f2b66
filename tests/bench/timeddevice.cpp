// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/timeddevice.h"

#include <cstdio>

namespace attn::bench {

void TimedDevice::time(const std::string& name, const std::function<void()>& work)
{
    Count& count = m_counts[name];
    ++count.calls;
    count.seconds += m_device->secondsOf(work);
}

void* TimedDevice::allocate(std::size_t bytes)
{
    void* memory = nullptr;
    time("allocate", [&] { memory = m_device->allocate(bytes); });
    return memory;
}

void TimedDevice::release(void* memory) noexcept
{
    ++m_counts["release"].calls; // its clock may throw
    m_device->release(memory);
}

void TimedDevice::upload(void* device, const void* host, std::size_t bytes)
{
    time("upload of " + std::to_string(bytes), [&] { m_device->upload(device, host, bytes); });
}

void TimedDevice::download(void* host, const void* device, std::size_t bytes)
{
    time("download of " + std::to_string(bytes), [&] { m_device->download(host, device, bytes); });
}

void TimedDevice::copy(void* to, const void* from, std::size_t bytes)
{
    time("copy of " + std::to_string(bytes), [&] { m_device->copy(to, from, bytes); });
}

void TimedDevice::wait()
{
    time("wait", [&] { m_device->wait(); });
}

void TimedDevice::multiply(const cuda::Product& product)
{
    const std::string sizes = std::to_string(product.batch) + " of " + std::to_string(product.rows) + " x " +
                              std::to_string(product.terms) + " x " + std::to_string(product.columns);
    time("Product, " + sizes, [&] { m_device->multiply(product); });
}

void TimedDevice::run(const cuda::DeviceOperation& operation)
{
    time(operationName(operation), [&] { m_device->run(operation); });
}

void TimedDevice::print(int times)
{
    for (const auto& [name, count] : m_counts)
        std::printf("    %-40s %5.1f times %9.1f us\n", name.c_str(), double(count.calls) / times,
                    count.seconds * 1e6 / times);
    forget();
}

} // namespace attn::bench
