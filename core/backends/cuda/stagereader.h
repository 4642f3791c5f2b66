// SPDX-License-Identifier: GPL-3.0-or-later
// A stage of [planes, rows, columns] as a trace provides it: computed on the device from the scores and the states, or
// copied from there, piece by piece as it is read.
#pragma once

#include "core/backends/cuda/device/devicebuffers.h"
#include "core/layer/tensorsource.h"

#include <memory>

namespace attn::cuda {

// What a stage derives from; `owner` keeps the rule's buffers alive.
struct StageNumbers {
    std::shared_ptr<Device> device;
    std::shared_ptr<const void> owner;
    RowRule rule;
    BufferPtr scores, states;
    const DeviceBuffer* held = nullptr; // the stage itself; null: it follows
    ReservePtr reserve;                 // for readers of a full device
};

// Reads in pieces of bounded size and keeps the last small one, so that reading cell by cell avoids a launch each. All
// nan, and the device given up, if it cannot be read.
std::shared_ptr<const TensorSource> makeStageSource(StageNumbers numbers, RowStage stage);

} // namespace attn::cuda
