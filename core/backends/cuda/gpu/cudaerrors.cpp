// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/cudaerrors.h"

#include "core/base/say.h"

namespace attn::cuda {

Failure failureOf(cudaError_t error)
{
    if (error == cudaErrorMemoryAllocation)
        return {FailureKind::Full, say("the GPU is full")};
    return {FailureKind::Lost, say("the GPU does not answer: %1", cudaGetErrorString(error))};
}

} // namespace attn::cuda
