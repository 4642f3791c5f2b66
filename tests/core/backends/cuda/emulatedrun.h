// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's cuda backend on a GPU that the cpu plays.
#pragma once

#include "core/backends/cuda/workspaceparts.h"
#include "core/engine/engine.h"

#include "tests/core/backends/cuda/emulateddevice.h"

#include <doctest/doctest.h>

#include <memory>
#include <utility>

namespace attn::test {

// One device, and one workspace on it. Whoever ends with it says CHECK(gpu.device->faults() == "").
struct EmulatedGpu {
    explicit EmulatedGpu(int threads = 1) : device(std::make_shared<EmulatedDevice>(threads))
    {
        cuda::useDevice(*workspace, device);
    }

    std::shared_ptr<const Trace> run(const Realized& input, TraceForm form = TraceForm::Compact,
                                     std::shared_ptr<const Trace> previous = {}) const
    {
        return attn::run(input, **backendNamed("cuda"), {}, {form, std::move(previous), workspace});
    }

    std::shared_ptr<EmulatedDevice> device;
    std::shared_ptr<Workspace> workspace = std::make_shared<Workspace>(1);
};

} // namespace attn::test
