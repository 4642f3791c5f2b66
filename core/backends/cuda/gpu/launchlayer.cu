// SPDX-License-Identifier: GPL-3.0-or-later
// Layers, and what is told cell by cell.
#include "core/backends/cuda/gpu/launch.cuh"
#include "core/backends/cuda/kernels/addbias.h"
#include "core/backends/cuda/kernels/checkfinite.h"
#include "core/backends/cuda/kernels/cumulate.h"
#include "core/backends/cuda/kernels/dots.h"
#include "core/backends/cuda/kernels/dropcells.h"

namespace attn::cuda {

cudaError_t launch(const AddBias& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const Dots& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const Cumulate& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const DropCells& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const CheckFinite& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }

cudaError_t kernelsFit()
{
    cudaFuncAttributes attributes;
    return cudaFuncGetAttributes(&attributes, kernel<AddBias>);
}

} // namespace attn::cuda
