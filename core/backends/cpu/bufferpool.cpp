// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/bufferpool.h"

#include "core/backends/cpu/alignedmemory.h"

#include <new>
#include <utility>

namespace attn::cpu {

namespace {

constexpr std::size_t line = 64, page = 4096;
constexpr std::size_t always_kept = std::size_t(32) << 20; // free bytes that are never too many

std::size_t roundedUp(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

} // namespace

Buffer::Buffer(Buffer&& other) noexcept
    : m_pool(std::move(other.m_pool)), m_memory(std::exchange(other.m_memory, nullptr)),
      m_bytes(std::exchange(other.m_bytes, 0))
{
}

Buffer& Buffer::operator=(Buffer&& other) noexcept
{
    std::swap(m_pool, other.m_pool);
    std::swap(m_memory, other.m_memory);
    std::swap(m_bytes, other.m_bytes);
    return *this;
}

Buffer::~Buffer()
{
    if (m_memory)
        m_pool->giveBack(m_memory, m_bytes);
}

std::atomic<std::size_t> BufferPool::s_bytes = 0;

BufferPool::~BufferPool()
{
    s_bytes -= m_free_bytes; // buffers hold their pool: none is in use
    for (const auto& [bytes, blocks] : m_free)
        if (!Slabs::hold(bytes))
            for (void* memory : blocks)
                freeAligned(memory);
}

void* BufferPool::findOrCut(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_rests = false;
    m_used_bytes += bytes;
    if (const auto found = m_free.find(bytes); found != m_free.end() && !found->second.empty()) {
        void* memory = found->second.back();
        found->second.pop_back();
        m_free_bytes -= bytes;
        if (Slabs::hold(bytes))
            m_slabs.setUsed(memory, bytes, true);
        return memory;
    }
    makeRoom();
    s_bytes += bytes;
    return Slabs::hold(bytes) ? m_slabs.cut(bytes) : nullptr;
}

// A layer that rests is edited again some time, and an edit takes little beside it.
std::size_t BufferPool::mostFree() const { return m_closed ? 0 : always_kept + m_used_bytes / (m_rests ? 8 : 2); }

// Blocks of other sizes belong to another layer, or one that changed shape: free the largest first.
void BufferPool::makeRoom()
{
    const std::size_t before = m_free_bytes;
    const auto tooMuch = [this] { return m_free_bytes > mostFree(); };
    for (auto kept = m_free.rbegin(); kept != m_free.rend(); ++kept)
        while (!Slabs::hold(kept->first) && !kept->second.empty() && tooMuch()) {
            freeAligned(kept->second.back());
            kept->second.pop_back();
            m_free_bytes -= kept->first;
        }
    for (void* slab = nullptr; tooMuch() && (slab = m_slabs.idle());) {
        for (auto& [bytes, blocks] : m_free)
            std::erase_if(blocks, [&](void* block) { return m_slabs.isInside(slab, block); });
        m_free_bytes -= m_slabs.drop(slab);
    }
    s_bytes -= before - m_free_bytes;
}

Buffer BufferPool::take(std::size_t bytes)
{
    // One line more, so that a vector that begins at the last number can be read.
    bytes += line;
    bytes = roundedUp(bytes, bytes >= page ? page : line);
    Buffer buffer;
    try {
        void* memory = findOrCut(bytes);
        buffer.m_memory = memory ? memory : alignedMemory(bytes);
    } catch (const std::bad_alloc&) {
        giveBack(nullptr, bytes);
        throw;
    }
    buffer.m_pool = shared_from_this();
    buffer.m_bytes = bytes;
    return buffer;
}

void BufferPool::giveBack(void* memory, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_used_bytes -= bytes;
    if (!memory) {
        s_bytes -= bytes;
        return;
    }
    m_free_bytes += bytes;
    if (Slabs::hold(bytes))
        m_slabs.setUsed(memory, bytes, false);
    try {
        m_free[bytes].push_back(memory);
    } catch (const std::bad_alloc&) { // cannot record it: a slab keeps the block until all of it is idle
        if (!Slabs::hold(bytes)) {
            freeAligned(memory);
            m_free_bytes -= bytes;
            s_bytes -= bytes;
        }
    }
    if (m_closed || m_rests)
        makeRoom();
}

void BufferPool::rest()
{
    const std::lock_guard lock(m_mutex);
    m_rests = true;
    makeRoom();
}

void BufferPool::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    makeRoom();
}

} // namespace attn::cpu
