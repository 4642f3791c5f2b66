// SPDX-License-Identifier: GPL-3.0-or-later
// Memory for large arrays of numbers, aligned for the widest registers, allocated once and reused: fresh pages from the
// system cost as much as computing their contents.
#pragma once

#include "core/backends/cpu/slabs.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace attn::cpu {

class BufferPool;

// A block of memory that returns to its pool. Uninitialized at first.
class Buffer {
public:
    Buffer() = default;
    Buffer(Buffer&& other) noexcept;
    Buffer& operator=(Buffer&& other) noexcept;
    ~Buffer();

    explicit operator bool() const { return m_memory != nullptr; }
    float* floats() const { return static_cast<float*>(m_memory); }
    double* doubles() const { return static_cast<double*>(m_memory); }
    std::size_t bytes() const { return m_bytes; }

private:
    friend class BufferPool;
    std::shared_ptr<BufferPool> m_pool;
    void* m_memory = nullptr;
    std::size_t m_bytes = 0;
};

// Thread-safe: a trace may end in a thread other than the computing one.
class BufferPool : public std::enable_shared_from_this<BufferPool> {
public:
    ~BufferPool();

    // Throws std::bad_alloc. Memory idle for long goes back to the system: allocating a new block frees some if more is
    // free than half of what is used.
    Buffer floats(std::int64_t count) { return take(static_cast<std::size_t>(count) * sizeof(float)); }
    Buffer doubles(std::int64_t count) { return take(static_cast<std::size_t>(count) * sizeof(double)); }

    // Call when no allocation is due for a while: all but a little goes back to the system, as does memory released
    // meanwhile.
    void rest();
    // No more allocations: memory released later goes to the system.
    void close();

    // What all pools of the program hold from the system together, in use or not.
    static std::size_t bytesOfAll() { return s_bytes; }

private:
    friend class Buffer;
    Buffer take(std::size_t bytes);
    void giveBack(void* memory, std::size_t bytes);
    void* findOrCut(std::size_t bytes);
    std::size_t mostFree() const;
    void makeRoom();

    static std::atomic<std::size_t> s_bytes;
    std::mutex m_mutex;
    std::map<std::size_t, std::vector<void*>> m_free;
    Slabs m_slabs;
    std::size_t m_free_bytes = 0, m_used_bytes = 0;
    bool m_rests = false, m_closed = false;
};

} // namespace attn::cpu
