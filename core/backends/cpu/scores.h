// SPDX-License-Identifier: GPL-3.0-or-later
// The raw scores of a layer, one matrix for each head of each batch item. After an edit a new trace shares the matrices with
// the one before it: each is a common base, and the rows and columns that changed since, newest last.
#pragma once

#include "core/backends/cpu/buffers.h"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace attn::cpu {

// Floats from one row of a T x T matrix to the next: whole lines, but no power of two, at which the cells of a column would
// all fall into the same few places of the cache.
std::int64_t scoreStride(std::int64_t tokens);

class ScorePlane {
public:
    ScorePlane() = default;
    ScorePlane(Buffer numbers, std::int64_t tokens);

    bool patched() const { return !m_patches->empty(); }
    // The base, for who knows that nothing is patched. Cells that a patch covers may be written meanwhile.
    float* row(std::int64_t query) const { return m_base->numbers.floats() + query * scoreStride(m_tokens); }
    float at(std::int64_t query, std::int64_t key) const;
    void read(std::int64_t query, std::int64_t first, std::span<float> out) const;
    // The whole row, in place or copied to `scratch` (scoreStride floats).
    const float* row(std::int64_t query, float* scratch) const;

    // A plane with the same numbers but those of row and column `token`. Shares the base; patches that every plane on this
    // base has are written into it first, and when too many are left the plane is copied to fresh memory.
    // `changed` holds, from `offset` on, [row of scoreStride floats | column of T floats], to be filled before anybody reads.
    ScorePlane edited(std::int64_t token, std::shared_ptr<Buffer> changed, std::int64_t offset, BufferPool& pool) const;
    // Whether this plane alone holds its base, so that it may be written when nobody reads the plane itself.
    bool ownsBase() const;
    // Writes all patches into the base; nobody else may hold it.
    void fold();

private:
    struct Patch {
        std::shared_ptr<Buffer> numbers;
        std::int64_t offset = 0, token = 0;
        bool folded = false; // into the base; guarded by its mutex
    };
    using Patches = std::vector<std::shared_ptr<Patch>>; // the oldest first

    struct Base {
        Buffer numbers;
        std::mutex mutex;
        std::vector<std::weak_ptr<const Patches>> holders; // the patches of every plane on this base
    };

    const float* patchRow(const Patch& patch) const { return patch.numbers->floats() + patch.offset; }
    const float* patchColumn(const Patch& patch) const { return patchRow(patch) + scoreStride(m_tokens); }
    void writeInto(const Patch& patch, float* base) const;
    void hold(Patches patches);
    Patches foldShared() const;

    std::shared_ptr<Base> m_base;
    std::int64_t m_tokens = 0;
    std::shared_ptr<const Patches> m_patches;
};

} // namespace attn::cpu
