// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/alignedmemory.h"

#include <cstdlib>
#include <new>

#if defined(_WIN32)
#include <malloc.h>
#elif defined(__linux__)
#include <sys/mman.h>
#endif

namespace attn::cpu {

void* alignedMemory(std::size_t bytes)
{
    const std::size_t alignment = bytes >= huge_page ? huge_page : cache_line;
#ifdef _WIN32
    void* const memory = _aligned_malloc(bytes, alignment);
    if (!memory)
        throw std::bad_alloc();
#else
    void* memory = nullptr;
    if (posix_memalign(&memory, alignment, bytes) != 0)
        throw std::bad_alloc();
#endif
#ifdef MADV_HUGEPAGE
    if (alignment == huge_page)
        madvise(memory, bytes, MADV_HUGEPAGE); // a request only: fewer page faults where the system agrees
#endif
    return memory;
}

void freeAligned(void* memory)
{
#ifdef _WIN32
    _aligned_free(memory);
#else
    std::free(memory);
#endif
}

} // namespace attn::cpu
