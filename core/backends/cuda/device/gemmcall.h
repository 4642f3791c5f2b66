// SPDX-License-Identifier: GPL-3.0-or-later
// A product of row-major matrices in the words of cuBLAS, which counts columns first.
#pragma once

#include "core/backends/cuda/device/device.h"

#include <optional>

namespace attn::cuda {

// The arguments of cublasSgemmStridedBatched, in its order, except alpha (1) and beta (0). A matrix is [m, n], stored
// column by column, a leading dimension apart.
struct GemmCall {
    bool first_transposed = false, second_transposed = false;
    int m = 0, n = 0, k = 0;
    const float* first = nullptr;
    int first_leading = 1;
    long long first_step = 0;
    const float* second = nullptr;
    int second_leading = 1;
    long long second_step = 0;
    float* result = nullptr;
    int result_leading = 1;
    long long result_step = 0;
    int batch = 0;
};

// Row-major c = a b is column-major c' = b' a' over the same memory, so nothing more is transposed: `first` is b.
// Nullopt if a length or a stride exceeds the 32 bits that cuBLAS has for it.
std::optional<GemmCall> gemmCall(const Product& product);

} // namespace attn::cuda
