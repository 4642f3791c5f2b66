// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/workspace.h"

#include <algorithm>
#include <thread>

namespace attn {

Workspace::Workspace(int threads, const cpu::Kernels* kernels)
    : m_threads(threads > 0 ? threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))),
      m_kernels(kernels)
{
}

} // namespace attn
