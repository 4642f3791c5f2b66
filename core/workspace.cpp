// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace.h"

#include <algorithm>
#include <thread>

namespace attn {

namespace cpu {

struct WorkspaceParts {
    int threads = 1;
};

} // namespace cpu

Workspace::Workspace(int threads, const cpu::Kernels*) : m_parts(std::make_unique<cpu::WorkspaceParts>())
{
    m_parts->threads = threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency());
}

Workspace::~Workspace() = default;

int Workspace::threads() const
{
    return m_parts->threads;
}

} // namespace attn
