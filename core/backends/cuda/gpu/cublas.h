// SPDX-License-Identifier: GPL-3.0-or-later
// NVIDIA's products of matrices, found when they are needed: the program starts on machines that do not have them.
#pragma once

#include "core/backends/cuda/device/gemmcall.h"
#include "core/base/result.h"

#include <memory>
#include <string>
#include <vector>

namespace attn::cuda {

class Cublas {
public:
    // The names and paths at which to look for the library, best first: of the version `runtime_major`, which the
    // driver is known to suit, then of others; where the system's loader looks, beside the program, in CUDA's folders,
    // in those set at compile time.
    static std::vector<std::string> places(int runtime_major);
    // The first of `places` that can be loaded and started; its work goes to `stream`, a cudaStream_t. The error says
    // "cuBLAS (libcublas.so) was not found", or why what was found does not start. A loaded library stays.
    static Result<std::unique_ptr<Cublas>> open(const std::vector<std::string>& places, void* stream);

    ~Cublas();
    Cublas(const Cublas&) = delete;
    Cublas& operator=(const Cublas&) = delete;

    // A cublasStatus_t, 0 for success.
    int multiply(const GemmCall& call) const;

private:
    struct Functions;
    Cublas(std::unique_ptr<Functions> functions, void* handle);

    std::unique_ptr<Functions> m_functions;
    void* m_handle;
};

} // namespace attn::cuda
