// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the GPU of this machine: finds the driver, the device and cuBLAS, or says in one sentence what is missing.
#pragma once

#include "core/backends/cuda/device/device.h"
#include "core/base/result.h"

#include <memory>

namespace attn::cuda {

// The first GPU, opened once for the program and shared, even after it was lost; looks again for what is missing. The
// error says why there is none: "this program was built without CUDA", "no NVIDIA driver (libcuda.so.1) installed",
// "the driver found no GPU", "cuBLAS (libcublas.so) was not found", … (no full stop). Takes a second the first time;
// any thread may call.
Result<std::shared_ptr<Device>> openDevice();

} // namespace attn::cuda
