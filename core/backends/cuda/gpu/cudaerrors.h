// SPDX-License-Identifier: GPL-3.0-or-later
// What the CUDA runtime answers, as a Failure.
#pragma once

#include "core/backends/cuda/device/failure.h"

#include <cuda_runtime_api.h>

namespace attn::cuda {

// Of any error but cudaSuccess: Full where memory is short, which leaves the device as it was, else Lost, for nothing that
// the device still holds can be trusted after a fault in a kernel, and nothing else is expected to fail.
Failure failureOf(cudaError_t error);

} // namespace attn::cuda
