// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/workspace.h"

#include <algorithm>
#include <thread>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace attn {

Workspace::Workspace(int threads, const cpu::Kernels* kernels)
    : m_threads(threads > 0 ? threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))),
      m_kernels(kernels)
{
}

void Workspace::rest()
{
    for (const std::unique_ptr<WorkspacePart>& part : m_parts)
        part->rest();
#ifdef __GLIBC__
    malloc_trim(0); // the heap keeps freed pages between smaller blocks
#endif
}

} // namespace attn
