// SPDX-License-Identifier: GPL-3.0-or-later
// The steps to the GPU, in a header without CUDA headers.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/base/result.h"

#include <memory>

namespace attn::cuda {

// The first GPU that can run the kernels, or the one thing that is missing (open.h); of several GPUs, to the first.
Result<std::shared_ptr<Device>> findDevice();

} // namespace attn::cuda
