// SPDX-License-Identifier: GPL-3.0-or-later
// Marks functions that run on both GPU and CPU, so that what a kernel decides and computes is tested without a GPU.
#pragma once

#ifdef __CUDACC__
#define ATTN_BOTH __host__ __device__ inline
#else
#define ATTN_BOTH inline
#endif
