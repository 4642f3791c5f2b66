// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceruns.h"

namespace attn::cuda {

std::shared_ptr<Trace> runOnDevice(const Realized&, RunOptions&, const std::shared_ptr<Device>&, const std::stop_token&)
{
    throw Failure{FailureKind::NoDevice, "the cuda backend does not run yet"};
}

} // namespace attn::cuda
