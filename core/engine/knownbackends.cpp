// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/knownbackends.h"

#include "core/backends/cpu/fused/cpubackend.h"
#include "core/backends/cuda/cudabackend.h"
#include "core/backends/reference/reference.h"

namespace attn {

std::span<const Backend> knownBackends()
{
    static constexpr Backend known[] = {
        {"cpu", Storage::Compact, cpu::run},
        {"reference", Storage::Doubles, reference::run},
        {"cuda", Storage::Device, cuda::run, cuda::missing},
    };
    return known;
}

} // namespace attn
