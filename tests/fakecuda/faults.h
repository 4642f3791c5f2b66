// SPDX-License-Identifier: GPL-3.0-or-later
// What the CUDA that the CPU plays refuses, and what it was asked to keep.
#pragma once

#include <cstdint>
#include <map>

namespace attn::test {

struct FakeCuda {
    int cublas_status = 0;      // of every product
    bool launches_full = false; // no kernel finds memory for itself
    bool trim_helps = false;    // both only until the pool is trimmed
    bool stream_fails = false;
    std::uint64_t kept = 0;   // bytes: the pool's release threshold
    int devices = 2;          // the first of them is too old
    std::map<int, int> unfit; // by device: the cudaError_t that its kernels give
};

FakeCuda& fakeCuda();

} // namespace attn::test
