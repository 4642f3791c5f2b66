// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/slabs.h"

#include "core/backends/cpu/alignedmemory.h"

#include <algorithm>
#include <iterator>
#include <memory>

namespace attn::cpu {

namespace {

void* memoryAt(std::uintptr_t address) { return reinterpret_cast<void*>(address); }

struct Freed {
    void operator()(void* memory) const { freeAligned(memory); }
};

} // namespace

Slabs::~Slabs()
{
    for (const auto& [address, slab] : m_slabs)
        freeAligned(memoryAt(address));
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
    freeAligned(slab);
    return bytes;
}

} // namespace attn::cpu
