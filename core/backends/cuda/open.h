// SPDX-License-Identifier: GPL-3.0-or-later
// The way to the GPU of this machine: finds the driver, the device and cuBLAS, or says in one sentence what is missing.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/base/result.h"

#include <memory>

namespace attn::cuda {

// The first GPU, opened once for the program and shared, also after it was lost; what is missing is looked for again. The error says why there is none: "this program was built without
// CUDA", "no NVIDIA driver (libcuda.so.1) is installed", "the driver knows no GPU", "cuBLAS (libcublas.so) was not found",
// … (no full stop). Takes a second the first time; any thread may call.
Result<std::shared_ptr<Device>> openDevice();

} // namespace attn::cuda
