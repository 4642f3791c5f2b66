// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace.h"

#include "core/backends/cpu/kernels.h"
#include "core/backends/cpu/workspaceparts.h"

#include <algorithm>
#include <thread>

namespace attn {

namespace cpu {

float* WorkspaceParts::scratchFor(int worker, std::int64_t count)
{
    std::vector<float>& store = scratch[worker];
    if (static_cast<std::int64_t>(store.size()) < count + row_multiple)
        store.resize(count + row_multiple);
    const auto start = reinterpret_cast<std::uintptr_t>(store.data());
    return store.data() + (64 - start % 64) % 64 / sizeof(float);
}

} // namespace cpu

Workspace::Workspace(int threads, const cpu::Kernels* kernels)
    : m_parts(std::make_unique<cpu::WorkspaceParts>(
          threads > 0 ? threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
          kernels ? *kernels : cpu::kernels()))
{
}

Workspace::~Workspace() = default;

int Workspace::threads() const
{
    return m_parts->team.threads();
}

} // namespace attn
