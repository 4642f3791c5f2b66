// SPDX-License-Identifier: GPL-3.0-or-later
// Launch layer and per-cell operations.
#include "core/backends/cuda/gpu/launch.cuh"
#include "core/backends/cuda/kernels/addbias.h"
#include "core/backends/cuda/kernels/checkfinite.h"
#include "core/backends/cuda/kernels/cumulate.h"
#include "core/backends/cuda/kernels/dots.h"
#include "core/backends/cuda/kernels/dropcells.h"
#include "core/backends/cuda/kernels/normheads.h"
#include "core/backends/cuda/kernels/rotateheads.h"
#include "core/backends/cuda/kernels/silence.h"

namespace attn::cuda {

template cudaError_t launch(const AddBias&, cudaStream_t);
template cudaError_t launch(const Dots&, cudaStream_t);
template cudaError_t launch(const NormHeads&, cudaStream_t);
template cudaError_t launch(const RotateHeads&, cudaStream_t);
template cudaError_t launch(const Cumulate&, cudaStream_t);
template cudaError_t launch(const DropCells&, cudaStream_t);
template cudaError_t launch(const CheckFinite&, cudaStream_t);
template cudaError_t launch(const Silence&, cudaStream_t);

cudaError_t kernelsFit()
{
    cudaFuncAttributes attributes;
    return cudaFuncGetAttributes(&attributes, kernel<AddBias>);
}

} // namespace attn::cuda
