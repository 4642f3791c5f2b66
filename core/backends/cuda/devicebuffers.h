// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the device as layers hold it: shared between traces until one of them is to change, checked before it is
// taken.
#pragma once

#include "core/backends/cuda/device.h"
#include "core/keepmask.h"

#include <cstdint>
#include <memory>

namespace attn::cuda {

using BufferPtr = std::shared_ptr<DeviceBuffer>;

BufferPtr takeBytes(const std::shared_ptr<Device>& device, std::int64_t bytes);
BufferPtr takeFloats(const std::shared_ptr<Device>& device, std::int64_t count);
// All words of the bits, the one behind them included.
std::int64_t bytesOf(const KeepMask& keep);
// Holds the numbers of `values`.
BufferPtr uploaded(const std::shared_ptr<Device>& device, const float* values, std::int64_t count);

// Whether nobody else holds this buffer, so that it may be written.
bool isAlone(const BufferPtr& buffer);
// Makes a buffer one that may be written: copied on the device where somebody else holds it too.
void own(const std::shared_ptr<Device>& device, BufferPtr& buffer);
// Makes a buffer of so many bytes that may be written, and whose numbers do not matter: the one that is there, or a new
// one.
void renew(const std::shared_ptr<Device>& device, BufferPtr& buffer, std::int64_t bytes);

// Throws Full with both figures where `bytes` more cannot be had. Of few it is left to the allocation.
void checkRoom(Device& device, std::int64_t bytes);

} // namespace attn::cuda
