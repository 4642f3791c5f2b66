// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the scores, whole.
#include "core/backends/cuda/gpu/launch.cuh"
#include "core/backends/cuda/kernels/poolstage.h"
#include "core/backends/cuda/kernels/readstage.h"
#include "core/backends/cuda/kernels/rowpass.h"

namespace attn::cuda {

cudaError_t launch(const RowPass& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const ReadStage& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const PoolStage& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }

} // namespace attn::cuda
