// SPDX-License-Identifier: GPL-3.0-or-later
// What the cuda backend keeps in a Workspace: the GPU that its runs use, and what the last one left there.
#pragma once

#include "core/backends/workspace.h"

namespace attn::cuda {

class Device;
struct DeviceOperands;

struct WorkspaceParts : WorkspacePart {
    explicit WorkspaceParts(const Workspace&) {}

    std::shared_ptr<Device> device;               // null: the machine's own (cuda/open.h)
    std::weak_ptr<const DeviceOperands> operands; // of the last run, as long as its trace lives
};

// The GPU that runs with `workspace` use from now on; null takes the machine's own.
inline void useDevice(Workspace& workspace, std::shared_ptr<Device> device)
{
    workspace.part<WorkspaceParts>().device = std::move(device);
}

} // namespace attn::cuda
