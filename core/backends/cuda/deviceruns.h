// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the cuda backend: a realized scene in, a trace out whose numbers lie on the device until somebody reads
// them.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/backends/runoptions.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <memory>

namespace attn::cuda {

// Every configuration; the same tensors by name and shape as the other backends make (backend.h). Null when `stop` was
// requested. Throws Failure. Edits take the paths of the cpu backend where that has a fast way (Trace::path says
// which); other configurations are computed in full. Readers of the trace get nan once the device is lost, but for what
// has come over before.
std::shared_ptr<Trace> runOnDevice(const Realized& realized, RunOptions& options, const std::shared_ptr<Device>& device,
                                   const std::stop_token& stop);

} // namespace attn::cuda
