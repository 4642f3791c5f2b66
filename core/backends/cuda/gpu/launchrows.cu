// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the scores, whole.
#include "core/backends/cuda/gpu/launch.cuh"
#include "core/backends/cuda/kernels/poolstage.h"
#include "core/backends/cuda/kernels/readstage.h"
#include "core/backends/cuda/kernels/rowpass.h"
#include "core/backends/cuda/kernels/sinkshares.h"

namespace attn::cuda {

template cudaError_t launch(const RowPass&, cudaStream_t);
template cudaError_t launch(const ReadStage&, cudaStream_t);
template cudaError_t launch(const PoolStage&, cudaStream_t);
template cudaError_t launch(const SinkShares&, cudaStream_t);

} // namespace attn::cuda
