// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/slabs.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace attn::cpu {

namespace {

constexpr std::size_t cache_line = 64, huge_page = std::size_t(2) << 20;

void* memoryAt(std::uintptr_t address) { return reinterpret_cast<void*>(address); }

struct Freed {
    void operator()(void* memory) const { std::free(memory); }
};

} // namespace

void* alignedMemory(std::size_t bytes)
{
    const std::size_t alignment = bytes >= huge_page ? huge_page : cache_line;
    void* memory = nullptr;
    if (posix_memalign(&memory, alignment, bytes) != 0)
        throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (alignment == huge_page)
        madvise(memory, bytes, MADV_HUGEPAGE); // a request only: fewer page faults where the system agrees
#endif
    return memory;
}

Slabs::~Slabs()
{
    for (const auto& [address, slab] : m_slabs)
        std::free(memoryAt(address));
}

void* Slabs::cut(std::size_t bytes)
{
    if (m_open == 0 || m_slabs.at(m_open).cut + bytes > slab_bytes) {
        std::unique_ptr<void, Freed> memory(alignedMemory(slab_bytes));
        const auto address = reinterpret_cast<std::uintptr_t>(memory.get());
        m_slabs.emplace(address, Slab());
        memory.release();
        m_open = address;
    }
    Slab& slab = m_slabs.at(m_open);
    void* const block = memoryAt(m_open + slab.cut);
    slab.cut += bytes;
    slab.used += bytes;
    return block;
}

void Slabs::setUsed(void* block, std::size_t bytes, bool used)
{
    Slab& slab = std::prev(m_slabs.upper_bound(reinterpret_cast<std::uintptr_t>(block)))->second;
    slab.used += used ? bytes : -bytes;
}

void* Slabs::idle() const
{
    const auto found = std::ranges::find_if(m_slabs, [](const auto& entry) { return entry.second.used == 0; });
    return found == m_slabs.end() ? nullptr : memoryAt(found->first);
}

bool Slabs::isInside(void* slab, void* block) const
{
    const auto first = reinterpret_cast<std::uintptr_t>(slab), at = reinterpret_cast<std::uintptr_t>(block);
    return at >= first && at < first + slab_bytes;
}

std::size_t Slabs::drop(void* slab)
{
    const auto found = m_slabs.find(reinterpret_cast<std::uintptr_t>(slab));
    const std::size_t bytes = found->second.cut;
    if (found->first == m_open)
        m_open = 0;
    m_slabs.erase(found);
    std::free(slab);
    return bytes;
}

} // namespace attn::cpu
