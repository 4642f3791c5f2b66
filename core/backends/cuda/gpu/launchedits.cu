// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit moves.
#include "core/backends/cuda/gpu/launch.cuh"
#include "core/backends/cuda/kernels/freshrows.h"
#include "core/backends/cuda/kernels/makesums.h"
#include "core/backends/cuda/kernels/moverows.h"
#include "core/backends/cuda/kernels/tokenscores.h"

namespace attn::cuda {

cudaError_t launch(const TokenScores& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const MakeSums& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const MoveRows& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }
cudaError_t launch(const FreshRows& operation, cudaStream_t stream) { return launchBlocks(operation, stream); }

} // namespace attn::cuda
