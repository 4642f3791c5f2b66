// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/scores.h"

#include "core/backends/cpu/kernels.h"

#include <algorithm>
#include <atomic>

namespace attn::cpu {

std::int64_t scoreStride(std::int64_t tokens)
{
    const std::int64_t whole_lines = (tokens + row_multiple - 1) / row_multiple * row_multiple;
    return whole_lines % 256 == 0 ? whole_lines + row_multiple : whole_lines;
}

float ScorePlane::at(std::int64_t query, std::int64_t key) const
{
    for (int i = m_count - 1; i >= 0; --i) {
        if (m_patches[i].token == query)
            return patchRow(m_patches[i])[key];
        if (m_patches[i].token == key)
            return patchColumn(m_patches[i])[query];
    }
    return row(query)[key];
}

void ScorePlane::read(std::int64_t query, std::int64_t first, std::span<float> out) const
{
    // From the newest patch of this very row on, later columns lie on top.
    int from = m_count - 1;
    while (from >= 0 && m_patches[from].token != query)
        --from;
    const std::int64_t end = first + static_cast<std::int64_t>(out.size());
    if (from >= 0) {
        std::copy_n(patchRow(m_patches[from]) + first, out.size(), out.data());
    } else {
        // The base in pieces: a cell that a patch covers may be written by another thread at this moment.
        std::array<std::int64_t, most_patches> covered;
        for (int i = 0; i < m_count; ++i)
            covered[i] = m_patches[i].token;
        std::sort(covered.begin(), covered.begin() + m_count);
        std::int64_t at = first;
        for (int i = 0; i <= m_count; ++i) {
            const std::int64_t until = i < m_count ? std::clamp(covered[i], at, end) : end;
            std::copy(row(query) + at, row(query) + until, out.data() + (at - first));
            at = i < m_count && covered[i] >= at && covered[i] < end ? until + 1 : until;
        }
    }
    for (int i = std::max(from + 1, 0); i < m_count; ++i)
        if (const std::int64_t key = m_patches[i].token; key >= first && key < end)
            out[key - first] = patchColumn(m_patches[i])[query];
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
    std::atomic_thread_fence(std::memory_order_acquire); // after the last reader that let go of it
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
    for (int i = 0; i < m_count; ++i) {
        writeInto(m_patches[i], m_base->floats());
        m_patches[i] = {};
    }
    m_count = 0;
}

ScorePlane ScorePlane::edited(std::int64_t token, std::shared_ptr<Buffer> changed, std::int64_t offset,
                              BufferPool& pool) const
{
    const bool owned = ownsBase();
    ScorePlane plane(m_base, m_tokens);
    if (owned) {
        // Only this plane's own readers are left, and they look at its patches first.
        for (int i = 0; i < m_count; ++i)
            writeInto(m_patches[i], m_base->floats());
    } else if (m_count < most_patches) {
        plane.m_patches = m_patches;
        plane.m_count = m_count;
    } else {
        const std::int64_t stride = scoreStride(m_tokens);
        plane.m_base = std::make_shared<Buffer>(pool.floats(m_tokens * stride));
        for (std::int64_t query = 0; query < m_tokens; ++query)
            read(query, 0, {plane.row(query), static_cast<std::size_t>(m_tokens)});
    }
    plane.m_patches[plane.m_count++] = {std::move(changed), offset, token};
    return plane;
}

} // namespace attn::cpu
