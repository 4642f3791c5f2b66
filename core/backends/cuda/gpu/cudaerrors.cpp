// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/cudaerrors.h"

namespace attn::cuda {

Failure failureOf(cudaError_t error)
{
    if (error == cudaErrorMemoryAllocation)
        return {FailureKind::Full, "the GPU is full"};
    return {FailureKind::Lost, std::string("the GPU does not answer: ") + cudaGetErrorString(error)};
}

} // namespace attn::cuda
