// SPDX-License-Identifier: GPL-3.0-or-later
// How a kernel reports a number that is not finite: from any thread, at any time.
#pragma once

#include "core/backends/cuda/device/hostdevice.h"

#ifndef __CUDA_ARCH__
#include <atomic>
#endif

namespace attn::cuda {

ATTN_BOTH void raiseFault(int* fault)
{
#ifdef __CUDA_ARCH__
    atomicExch(fault, 1);
#else
    std::atomic_ref<int>(*fault).store(1, std::memory_order_relaxed);
#endif
}

} // namespace attn::cuda
