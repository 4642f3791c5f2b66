// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the device as layers hold it: shared between traces until one of them is to change, checked before it is
// taken.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/base/keepmask.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <mutex>

namespace attn::cuda {

using BufferPtr = std::shared_ptr<DeviceBuffer>;

BufferPtr takeBytes(const std::shared_ptr<Device>& device, std::int64_t bytes);
BufferPtr takeFloats(const std::shared_ptr<Device>& device, std::int64_t count);
// All words of the bits, the one behind them included.
std::int64_t bytesOf(const KeepMask& keep);
// Holds the numbers of `values`.
BufferPtr uploaded(const std::shared_ptr<Device>& device, const float* values, std::int64_t count);

// Whether nothing else holds this buffer, so it may be written.
bool isAlone(const BufferPtr& buffer);
// Makes a buffer one that may be written: copied on the device if it is shared.
void own(const std::shared_ptr<Device>& device, BufferPtr& buffer);
// Makes `buffer` a writable one of this size with arbitrary contents: the existing one, or a new one.
void renew(const std::shared_ptr<Device>& device, BufferPtr& buffer, std::int64_t bytes);

// A little memory that readers find when the device is full, one of them at a time.
struct Reserve {
    std::mutex mutex;
    BufferPtr memory;
};
using ReservePtr = std::shared_ptr<Reserve>;
// Null if the device has none.
ReservePtr takeReserve(const std::shared_ptr<Device>& device);

// Calls use(memory, first, floats) for `count` numbers: once if all fit, else in pieces that fit the reserve, each a
// multiple of `unit`. Throws Full if there is no reserve, or it is too small. `use` has read its results when it
// returns.
template <class Use>
void inPieces(const std::shared_ptr<Device>& device, const ReservePtr& reserve, std::int64_t count, std::int64_t unit,
              Use use)
{
    BufferPtr memory;
    std::unique_lock<std::mutex> turn;
    std::int64_t most = count;
    try {
        memory = takeFloats(device, count);
    } catch (const Failure& failure) {
        if (failure.kind != FailureKind::Full || !reserve)
            throw;
        most = static_cast<std::int64_t>(reserve->memory->bytes() / sizeof(float)) / unit * unit;
        if (most == 0)
            throw;
        turn = std::unique_lock(reserve->mutex);
        memory = reserve->memory;
    }
    for (std::int64_t first = 0; first < count; first += most)
        use(memory->floats(), first, std::min(most, count - first));
}

// Throws Full with both figures if `bytes` more are not free. Leaves small requests to allocate().
void checkRoom(Device& device, std::int64_t bytes);

} // namespace attn::cuda
