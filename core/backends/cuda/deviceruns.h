// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the cuda backend: a realized scene in, a trace out whose numbers stay on the device until they are read.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/backends/runoptions.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <memory>

namespace attn::cuda {

// Every configuration, with the same tensors by name and shape as the other backends (backend.h). Null when `stop` was
// requested. Throws Failure. Edits take the paths of the cpu backend where that has a fast path (Trace::path says
// which); other configurations are computed in full. Once the device is lost, trace readers get nan except for what was
// copied before.
std::shared_ptr<Trace> runOnDevice(const Realized& realized, RunOptions& options, const std::shared_ptr<Device>& device,
                                   const StopToken& stop);

} // namespace attn::cuda
