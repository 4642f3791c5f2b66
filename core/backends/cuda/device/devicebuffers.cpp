// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/device/devicebuffers.h"

#include "core/base/say.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <string>

namespace attn::cuda {

namespace {

std::string readable(std::int64_t bytes)
{
    const double mebibytes = static_cast<double>(bytes) / (1 << 20), gibibytes = mebibytes / 1024;
    char text[48];
    std::snprintf(text, sizeof text, gibibytes >= 0.1 ? "%.1f GiB" : "%.1f MiB",
                  gibibytes >= 0.1 ? gibibytes : mebibytes);
    return text;
}

} // namespace

BufferPtr takeBytes(const std::shared_ptr<Device>& device, std::int64_t bytes)
{
    return std::make_shared<DeviceBuffer>(device, static_cast<std::size_t>(std::max<std::int64_t>(bytes, 1)));
}

BufferPtr takeFloats(const std::shared_ptr<Device>& device, std::int64_t count)
{
    return takeBytes(device, count * static_cast<std::int64_t>(sizeof(float)));
}

std::int64_t bytesOf(const KeepMask& keep)
{
    return ((keep.size() + 63) / 64 + 1) * static_cast<std::int64_t>(sizeof(std::uint64_t));
}

BufferPtr uploaded(const std::shared_ptr<Device>& device, const float* values, std::int64_t count)
{
    BufferPtr buffer = takeFloats(device, count);
    device->upload(buffer->floats(), values, count * sizeof(float));
    return buffer;
}

bool isAlone(const BufferPtr& buffer)
{
    if (buffer.use_count() != 1)
        return false;
    std::atomic_thread_fence(std::memory_order_acquire); // after the last reader's release
    return true;
}

void own(const std::shared_ptr<Device>& device, BufferPtr& buffer)
{
    if (!buffer || isAlone(buffer))
        return;
    const auto copy = std::make_shared<DeviceBuffer>(device, buffer->bytes());
    device->copy(copy->floats(), buffer->floats(), buffer->bytes());
    buffer = copy;
}

void renew(const std::shared_ptr<Device>& device, BufferPtr& buffer, std::int64_t bytes)
{
    bytes = std::max<std::int64_t>(bytes, 1);
    if (buffer && buffer->bytes() == static_cast<std::size_t>(bytes) && isAlone(buffer))
        return;
    buffer.reset();
    buffer = takeBytes(device, bytes);
}

ReservePtr takeReserve(const std::shared_ptr<Device>& device)
{
    if (device->sizes().reserve == 0)
        return nullptr;
    auto reserve = std::make_shared<Reserve>();
    reserve->memory = takeBytes(device, device->sizes().reserve);
    return reserve;
}

void checkRoom(Device& device, std::int64_t bytes)
{
    if (bytes <= device.sizes().asked)
        return;
    std::int64_t free = device.freeBytes();
    if (bytes > free) {
        device.wait(); // released memory may not have been returned yet
        free = device.freeBytes();
    }
    if (bytes > free)
        throw Failure{FailureKind::Full,
                      say("not enough GPU memory: %1 needed, %2 free", readable(bytes), readable(free))};
}

} // namespace attn::cuda
