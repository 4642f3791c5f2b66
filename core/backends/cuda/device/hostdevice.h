// SPDX-License-Identifier: GPL-3.0-or-later
// Marks functions that run on the GPU and on the CPU alike: what a kernel decides and computes is tested where there is no GPU.
#pragma once

#ifdef __CUDACC__
#define ATTN_BOTH __host__ __device__ inline
#else
#define ATTN_BOTH inline
#endif
