// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU that keeps count of what it is asked for: how often, and how long the device took for each by its own clock. The
// waiting between them makes the whole slower than it is without.
#pragma once

#include "core/backends/cuda/device/device.h"

#include <map>

namespace attn::bench {

class TimedDevice final : public cuda::Device {
public:
    explicit TimedDevice(std::shared_ptr<cuda::Device> device) : m_device(std::move(device)) {}

    std::string name() const override { return m_device->name(); }
    std::int64_t freeBytes() override { return m_device->freeBytes(); }
    void* allocate(std::size_t bytes) override;
    void release(void* memory) noexcept override;
    void upload(void* device, const void* host, std::size_t bytes) override;
    void download(void* host, const void* device, std::size_t bytes) override;
    void copy(void* to, const void* from, std::size_t bytes) override;
    void wait() override;
    void multiply(const cuda::Product& product) override;
    void run(const cuda::DeviceOperation& operation) override;

    // A line for each since the last call, in microseconds of one of `times` runs.
    void print(int times);
    void forget() { m_counts.clear(); }

private:
    void time(const std::string& name, const std::function<void()>& work);

    struct Count {
        int calls = 0;
        double seconds = 0;
    };
    std::shared_ptr<cuda::Device> m_device;
    std::map<std::string, Count> m_counts;
};

} // namespace attn::bench
