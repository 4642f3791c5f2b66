// SPDX-License-Identifier: GPL-3.0-or-later
// Huge pages for blocks that are too small to fill one: they are cut from slabs. With 4 KiB pages a layer of 256 tokens
// misses address translations and shares cache sets depending on which pages it happens to get, which costs some 5 % of its time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace attn::cpu {

// Not thread-safe.
class Slabs {
public:
    // Whether blocks of this size are cut from slabs; smaller ones use the heap, larger ones have pages of their own.
    static bool hold(std::size_t bytes) { return bytes >= smallest && bytes < largest; }

    Slabs() = default;
    Slabs(const Slabs&) = delete;
    Slabs& operator=(const Slabs&) = delete;
    ~Slabs();

    // A new block, which counts as used. Throws std::bad_alloc.
    void* cut(std::size_t bytes);
    void setUsed(void* block, std::size_t bytes, bool used);
    // Any slab without blocks in use; null if there is none. The holder of its blocks forgets them, then drops it.
    void* idle() const;
    bool isInside(void* slab, void* block) const;
    // Returns its blocks' size in bytes.
    std::size_t drop(void* slab);

private:
    static constexpr std::size_t smallest = std::size_t(64) << 10, largest = std::size_t(4) << 20;
    static constexpr std::size_t slab_bytes = std::size_t(32) << 20;

    struct Slab {
        std::size_t cut = 0, used = 0;
    };

    std::map<std::uintptr_t, Slab> m_slabs;
    std::uintptr_t m_open = 0; // the one that blocks are cut from
};

} // namespace attn::cpu
