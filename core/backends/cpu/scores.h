// SPDX-License-Identifier: GPL-3.0-or-later
// The raw scores of a layer, one matrix for each head of each batch item. After an edit a new trace shares the matrices with
// the one before it: each is a common base, and the rows and columns that changed since, newest last.
#pragma once

#include "core/backends/cpu/buffers.h"

#include <array>
#include <memory>
#include <span>

namespace attn::cpu {

// Floats from one row of a T x T matrix to the next: whole lines, but no power of two, at which the cells of a column would
// all fall into the same few places of the cache.
std::int64_t scoreStride(std::int64_t tokens);

class ScorePlane {
public:
    ScorePlane() = default;
    ScorePlane(std::shared_ptr<Buffer> base, std::int64_t tokens) : m_base(std::move(base)), m_tokens(tokens) {}

    bool patched() const { return m_count > 0; }
    // The base, for who knows that nothing is patched. Cells that a patch covers may be written meanwhile.
    float* row(std::int64_t query) const { return m_base->floats() + query * scoreStride(m_tokens); }
    float at(std::int64_t query, std::int64_t key) const;
    void read(std::int64_t query, std::int64_t first, std::span<float> out) const;
    // The whole row, in place or copied to `scratch` (scoreStride floats).
    const float* row(std::int64_t query, float* scratch) const;

    // A plane with the same numbers but those of row and column `token`. Takes the base over: what is patched already is
    // written into it where no older trace reads it, and copied to fresh memory when too many patches are open.
    // `changed` is [row of scoreStride floats | column of T floats], to be filled before anybody reads.
    ScorePlane edited(std::int64_t token, std::shared_ptr<Buffer> changed, std::int64_t offset, BufferPool& pool) const;
    // Whether this plane alone holds its base, so that it may be written when nobody reads the plane itself.
    bool ownsBase() const;
    // Writes all patches into the base; nobody else may hold it.
    void fold();

private:
    struct Patch {
        std::shared_ptr<Buffer> numbers;
        std::int64_t offset = 0, token = 0;
    };
    static constexpr int most_patches = 4;

    const float* patchRow(const Patch& patch) const { return patch.numbers->floats() + patch.offset; }
    const float* patchColumn(const Patch& patch) const { return patchRow(patch) + scoreStride(m_tokens); }
    void writeInto(const Patch& patch, float* base) const;

    std::shared_ptr<Buffer> m_base;
    std::int64_t m_tokens = 0;
    std::array<Patch, most_patches> m_patches;
    int m_count = 0;
};

} // namespace attn::cpu
