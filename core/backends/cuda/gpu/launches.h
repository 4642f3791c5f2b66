// SPDX-License-Identifier: GPL-3.0-or-later
// The way of each operation to the GPU. What an operation computes stands in its file of kernels/; here is the launch alone.
#pragma once

#include "core/backends/cuda/device/operations.h"

#include <cuda_runtime_api.h>

namespace attn::cuda {

// Asks for the operation on `stream`. What the launch returns may also be the fault of something asked for before.
cudaError_t launch(const AddBias& operation, cudaStream_t stream);
cudaError_t launch(const Dots& operation, cudaStream_t stream);
cudaError_t launch(const RowPass& operation, cudaStream_t stream);
cudaError_t launch(const ReadStage& operation, cudaStream_t stream);
cudaError_t launch(const PoolStage& operation, cudaStream_t stream);
cudaError_t launch(const TokenScores& operation, cudaStream_t stream);
cudaError_t launch(const MakeSums& operation, cudaStream_t stream);
cudaError_t launch(const MoveRows& operation, cudaStream_t stream);
cudaError_t launch(const FreshRows& operation, cudaStream_t stream);
cudaError_t launch(const Cumulate& operation, cudaStream_t stream);
cudaError_t launch(const DropCells& operation, cudaStream_t stream);
cudaError_t launch(const CheckFinite& operation, cudaStream_t stream);

// Whether the kernels were compiled for the device in use.
cudaError_t kernelsFit();

} // namespace attn::cuda
