// SPDX-License-Identifier: GPL-3.0-or-later
// The raw scores of a layer, one matrix for each head of each batch item. After an edit a new trace shares the matrices with
// the one before it: each is a common base, and the rows and columns that changed since, newest last.
#pragma once

#include "core/backends/cpu/bufferpool.h"
#include "core/backends/cpu/fused/pooledscores.h"

#include <array>
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

    std::int64_t tokens() const { return m_tokens; }
    bool patched() const { return !m_patches->empty(); }
    // The base itself, for callers that know that no cell is patched. Cells that a patch covers may be written meanwhile.
    float* row(std::int64_t query) const { return m_base->numbers.floats() + query * scoreStride(m_tokens); }
    float at(std::int64_t query, std::int64_t key) const;
    void read(std::int64_t query, std::int64_t first, std::span<float> out) const;
    // Calls visit(numbers, key, count) for the contiguous pieces of keys first .. end - 1 of a row, in order.
    template <class Visit> void visitPieces(std::int64_t query, std::int64_t first, std::int64_t end, Visit visit) const
    {
        const Pieces pieces = piecesOf(query);
        std::int64_t at = first;
        for (int i = 0; i < pieces.count; ++i) {
            const std::int64_t key = pieces.keys[i];
            if (key < at || key >= end)
                continue;
            if (key > at)
                visit(pieces.row + at, at, key - at);
            visit(pieces.cells[i], key, std::int64_t(1));
            at = key + 1;
        }
        if (at < end)
            visit(pieces.row + at, at, end - at);
    }
    // The whole row, in place or copied to `scratch` (scoreStride floats).
    const float* row(std::int64_t query, float* scratch) const;
    // What pictures of these numbers keep.
    PooledScores& pooled() const { return *m_pooled; }

    // A plane with the same numbers except row and column `token`. Shares the base; patches that every plane on this
    // base has are first written into it, and if too many remain the plane is copied to fresh memory. `changed` holds,
    // from `offset` on, [row of scoreStride floats | column of T floats], to be filled before the first read.
    ScorePlane edited(std::int64_t token, std::shared_ptr<Buffer> changed, std::int64_t offset, BufferPool& pool) const;
    // Whether only this plane holds its base, which may then be written if the plane has no readers.
    bool ownsBase() const;
    // Writes all patches into the base, which must have no other holder. The caller then changes row and column
    // `token`, or all of it.
    void foldForToken(std::int64_t token);
    void foldForAll();

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

    static constexpr std::size_t most_patches = 8; // more than that, and reading a row takes longer than it should

    // A row of the base or of a patch, and the keys (rising) whose numbers lie in columns on top of it.
    struct Pieces {
        const float* row = nullptr;
        int count = 0;
        std::array<std::int64_t, most_patches> keys;
        std::array<const float*, most_patches> cells;
    };
    Pieces piecesOf(std::int64_t query) const;

    const float* patchRow(const Patch& patch) const { return patch.numbers->floats() + patch.offset; }
    const float* patchColumn(const Patch& patch) const { return patchRow(patch) + scoreStride(m_tokens); }
    void writeInto(const Patch& patch, float* base) const;
    void fold();
    void hold(Patches patches);
    Patches foldShared() const;

    std::shared_ptr<Base> m_base;
    std::int64_t m_tokens = 0;
    std::shared_ptr<const Patches> m_patches;
    std::shared_ptr<PooledScores> m_pooled;
};

} // namespace attn::cpu
