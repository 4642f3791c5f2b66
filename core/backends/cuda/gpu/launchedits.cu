// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit moves.
#include "core/backends/cuda/gpu/launch.cuh"
#include "core/backends/cuda/kernels/freshrows.h"
#include "core/backends/cuda/kernels/makesums.h"
#include "core/backends/cuda/kernels/moverows.h"
#include "core/backends/cuda/kernels/tokenscores.h"

namespace attn::cuda {

template cudaError_t launch(const TokenScores&, cudaStream_t);
template cudaError_t launch(const MakeSums&, cudaStream_t);
template cudaError_t launch(const MoveRows&, cudaStream_t);
template cudaError_t launch(const FreshRows&, cudaStream_t);

} // namespace attn::cuda
