// SPDX-License-Identifier: GPL-3.0-or-later
// The way of each operation to the GPU. What an operation computes stands in its file of kernels/; here is the launch alone.
#pragma once

#include "core/backends/cuda/device/operations.h"

#include <cuda_runtime_api.h>

namespace attn::cuda {

// Asks for the operation on `stream`. What the launch returns may also be the fault of something asked for before.
template <class Operation> cudaError_t launch(const Operation& operation, cudaStream_t stream);

// Whether the kernels were compiled for the device in use.
cudaError_t kernelsFit();

} // namespace attn::cuda
