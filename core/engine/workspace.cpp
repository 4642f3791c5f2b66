// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/workspace.h"

#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/workspaceparts.h"

#include <algorithm>
#include <thread>

namespace attn {

namespace cpu {

float* WorkspaceParts::scratchFor(int worker, std::int64_t count) { return room(scratch[worker], count); }

float* WorkspaceParts::room(Buffer& store, std::int64_t count)
{
    if (store.bytes() < static_cast<std::size_t>(count) * sizeof(float)) {
        store = {};
        store = pool->floats(count);
    }
    return store.floats();
}

} // namespace cpu

Workspace::Workspace(int threads, const cpu::Kernels* kernels)
    : m_parts(std::make_unique<cpu::WorkspaceParts>(
          threads > 0 ? threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency())),
          kernels ? *kernels : cpu::kernels()))
{
}

Workspace::~Workspace() = default;

int Workspace::threads() const { return m_parts->team.threads(); }

} // namespace attn
