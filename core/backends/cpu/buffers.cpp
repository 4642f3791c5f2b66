// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/buffers.h"

#include <cstdlib>
#include <new>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace attn::cpu {

namespace {

constexpr std::size_t line = 64, page = 4096, huge_page = std::size_t(2) << 20;
constexpr std::size_t always_kept = std::size_t(32) << 20; // free bytes that are never too many

std::size_t roundedUp(std::size_t bytes, std::size_t to)
{
    return (bytes + to - 1) / to * to;
}

void* fromSystem(std::size_t bytes)
{
    const std::size_t alignment = bytes >= huge_page ? huge_page : line;
    void* memory = nullptr;
    if (posix_memalign(&memory, alignment, bytes) != 0)
        throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (alignment == huge_page)
        madvise(memory, bytes, MADV_HUGEPAGE); // a request only: fewer page faults where the system agrees
#endif
    return memory;
}

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

BufferPool::~BufferPool()
{
    for (const auto& [bytes, blocks] : m_free)
        for (void* memory : blocks)
            std::free(memory);
}

void* BufferPool::findFree(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_used_bytes += bytes;
    if (const auto found = m_free.find(bytes); found != m_free.end() && !found->second.empty()) {
        void* memory = found->second.back();
        found->second.pop_back();
        m_free_bytes -= bytes;
        return memory;
    }
    // Other sizes belong to another layer, or to one that has changed its form: the largest go first.
    for (auto kept = m_free.rbegin(); kept != m_free.rend(); ++kept)
        while (!kept->second.empty() && m_free_bytes > always_kept + m_used_bytes / 2) {
            std::free(kept->second.back());
            kept->second.pop_back();
            m_free_bytes -= kept->first;
        }
    return nullptr;
}

Buffer BufferPool::take(std::size_t bytes)
{
    // One line more, so that a vector that begins at the last number can be read.
    bytes = roundedUp(bytes + line, bytes >= huge_page ? page : line);
    Buffer buffer;
    void* memory = findFree(bytes);
    try {
        buffer.m_memory = memory ? memory : fromSystem(bytes);
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
    if (!memory)
        return;
    m_free_bytes += bytes;
    m_free[bytes].push_back(memory); // an allocation that fails here ends the program, as any in a destructor
}

} // namespace attn::cpu
