// SPDX-License-Identifier: GPL-3.0-or-later
// Memory for large numbers of numbers, aligned for the widest registers, taken once and used again: fresh pages from the
// system cost as much as computing what goes into them.
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

// A block of memory that goes back to its pool. What it holds at first is anything.
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

// Thread-safe: a trace may end in another thread than the one that computes.
class BufferPool : public std::enable_shared_from_this<BufferPool> {
public:
    ~BufferPool();

    // Throws std::bad_alloc. What lies idle for long goes back to the system: a new block that is not there yet makes room
    // where more is free than half of what is used.
    Buffer floats(std::int64_t count) { return take(static_cast<std::size_t>(count) * sizeof(float)); }
    Buffer doubles(std::int64_t count) { return take(static_cast<std::size_t>(count) * sizeof(double)); }

    // For a while nothing more will be taken: all but a little goes back to the system, and so does what comes back meanwhile.
    void rest();
    // Nothing more will be taken: what comes back goes on to the system.
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
