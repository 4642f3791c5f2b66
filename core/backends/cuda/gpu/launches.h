// SPDX-License-Identifier: GPL-3.0-or-later
// Kernel launches, one per operation. What an operation computes is in its file of kernels/; only the launch is here.
#pragma once

#include "core/backends/cuda/device/operations.h"

#include <cuda_runtime_api.h>

namespace attn::cuda {

// Launches the operation on `stream`. The error returned may stem from an earlier operation.
template <class Operation> cudaError_t launch(const Operation& operation, cudaStream_t stream);

// Whether the kernels were compiled for the device in use.
cudaError_t kernelsFit();

} // namespace attn::cuda
