// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/scores.h"

#include "core/backends/cpu/kernels/kernels.h"

#include <algorithm>
#include <atomic>

namespace attn::cpu {

std::int64_t scoreStride(std::int64_t tokens)
{
    const std::int64_t whole_lines = (tokens + row_multiple - 1) / row_multiple * row_multiple;
    return whole_lines % 256 == 0 ? whole_lines + row_multiple : whole_lines;
}

ScorePlane::ScorePlane(Buffer numbers, std::int64_t tokens)
    : m_base(std::make_shared<Base>()), m_tokens(tokens), m_pooled(std::make_shared<PooledScores>())
{
    m_base->numbers = std::move(numbers);
    hold({});
}

void ScorePlane::hold(Patches patches)
{
    m_patches = std::make_shared<const Patches>(std::move(patches));
    const std::lock_guard lock(m_base->mutex);
    m_base->holders.push_back(m_patches);
}

float ScorePlane::at(std::int64_t query, std::int64_t key) const
{
    for (auto patch = m_patches->rbegin(); patch != m_patches->rend(); ++patch) {
        if ((*patch)->token == query)
            return patchRow(**patch)[key];
        if ((*patch)->token == key)
            return patchColumn(**patch)[query];
    }
    return row(query)[key];
}

// From the newest patch of this row, overlaid by later columns. Never reads cells of the base that a patch covers:
// another thread may be writing them.
ScorePlane::Pieces ScorePlane::piecesOf(std::int64_t query) const
{
    const Patches& patches = *m_patches;
    std::size_t later = patches.size();
    while (later > 0 && patches[later - 1]->token != query)
        --later;
    Pieces pieces;
    pieces.row = later > 0 ? patchRow(*patches[later - 1]) : row(query);
    for (; later < patches.size(); ++later) {
        const std::int64_t key = patches[later]->token;
        int at = 0;
        while (at < pieces.count && pieces.keys[at] < key)
            ++at;
        if (at == pieces.count || pieces.keys[at] != key) {
            std::copy_backward(pieces.keys.begin() + at, pieces.keys.begin() + pieces.count,
                               pieces.keys.begin() + pieces.count + 1);
            std::copy_backward(pieces.cells.begin() + at, pieces.cells.begin() + pieces.count,
                               pieces.cells.begin() + pieces.count + 1);
            ++pieces.count;
        }
        pieces.keys[at] = key;
        pieces.cells[at] = patchColumn(*patches[later]) + query;
    }
    return pieces;
}

void ScorePlane::read(std::int64_t query, std::int64_t first, std::span<float> out) const
{
    visitPieces(query, first, first + static_cast<std::int64_t>(out.size()),
                [&](const float* numbers, std::int64_t key, std::int64_t count) {
                    std::copy_n(numbers, count, out.data() + (key - first));
                });
}

const float* ScorePlane::row(std::int64_t query, float* scratch) const
{
    if (!patched())
        return row(query);
    read(query, 0, {scratch, static_cast<std::size_t>(m_tokens)});
    return scratch;
}

bool ScorePlane::ownsBase() const
{
    if (m_base.use_count() != 1)
        return false;
    std::atomic_thread_fence(std::memory_order_acquire); // after the last reader's release
    return true;
}

void ScorePlane::writeInto(const Patch& patch, float* base) const
{
    const std::int64_t stride = scoreStride(m_tokens);
    for (std::int64_t query = 0; query < m_tokens; ++query)
        base[query * stride + patch.token] = patchColumn(patch)[query];
    std::copy_n(patchRow(patch), m_tokens, base + patch.token * stride);
}

void ScorePlane::fold()
{
    for (const auto& patch : *m_patches)
        if (!patch->folded)
            writeInto(*patch, m_base->numbers.floats());
    if (!m_patches->empty()) {
        m_base->holders.clear();
        hold({});
    }
}

void ScorePlane::foldForToken(std::int64_t token)
{
    fold();
    m_pooled->tokenChanges(token);
}

void ScorePlane::foldForAll()
{
    fold();
    m_pooled->allChanges();
}

// Writes into the base what all planes on it have as a patch, so that none of them looks at those cells. Returns the patches
// that are left.
ScorePlane::Patches ScorePlane::foldShared() const
{
    const std::lock_guard lock(m_base->mutex);
    std::vector<std::shared_ptr<const Patches>> holders;
    std::erase_if(m_base->holders, [&](const auto& holder) {
        holders.push_back(holder.lock());
        const bool gone = holders.back() == nullptr;
        if (gone)
            holders.pop_back();
        return gone;
    });
    std::atomic_thread_fence(std::memory_order_acquire); // after the last reads of those that are gone
    auto patch = m_patches->begin();
    for (; patch != m_patches->end(); ++patch) {
        const bool everywhere = std::ranges::all_of(
            holders, [&](const auto& holder) { return std::ranges::find(*holder, *patch) != holder->end(); });
        if ((*patch)->folded)
            continue;
        if (!everywhere)
            break;
        writeInto(**patch, m_base->numbers.floats());
        (*patch)->folded = true;
    }
    return Patches(patch, m_patches->end());
}

ScorePlane ScorePlane::edited(std::int64_t token, std::shared_ptr<Buffer> changed, std::int64_t offset,
                              BufferPool& pool) const
{
    Patches patches = foldShared();
    ScorePlane plane;
    if (patches.size() < most_patches) {
        plane.m_base = m_base;
        plane.m_tokens = m_tokens;
    } else {
        plane = ScorePlane(pool.floats(m_tokens * scoreStride(m_tokens)), m_tokens);
        for (std::int64_t query = 0; query < m_tokens; ++query)
            read(query, 0, {plane.row(query), static_cast<std::size_t>(m_tokens)});
        patches.clear();
    }
    patches.push_back(std::make_shared<Patch>(Patch{std::move(changed), offset, token}));
    plane.hold(std::move(patches));
    plane.m_pooled = m_pooled->edited(token);
    return plane;
}

} // namespace attn::cpu
