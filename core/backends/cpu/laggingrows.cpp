// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/laggingrows.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace attn::cpu {

namespace {

constexpr std::size_t most_versions = 2; // one on screen, one on its way there
constexpr std::size_t most_rows = 32;    // with more of them, copying all is no longer much slower

bool isFree(const LaggingRows::Matrices& matrices)
{
    if (!std::ranges::all_of(matrices, [](const auto& matrix) { return matrix.use_count() == 1; }))
        return false;
    std::atomic_thread_fence(std::memory_order_acquire); // after the last reader's release
    return true;
}

} // namespace

LaggingRows::Matrices LaggingRows::take(std::uint64_t edition, const Matrices& newest, std::int64_t columns)
{
    if (edition != m_edition)
        m_versions.clear();
    const auto found = std::ranges::find_if(m_versions, [&](const Version& version) {
        return version.matrices.size() == newest.size() && isFree(version.matrices);
    });
    if (found == m_versions.end())
        return {};
    const Version version = std::move(*found);
    m_versions.erase(found);
    for (std::size_t i = 0; i < newest.size(); ++i)
        for (const std::int64_t row : version.rows)
            std::copy_n(newest[i]->floats() + row * columns, columns, version.matrices[i]->floats() + row * columns);
    return version.matrices;
}

void LaggingRows::add(Matrices before, std::uint64_t edition, std::uint64_t next, std::int64_t row)
{
    if (edition != m_edition)
        m_versions.clear();
    m_edition = next;
    for (Version& version : m_versions)
        if (std::ranges::find(version.rows, row) == version.rows.end())
            version.rows.push_back(row);
    std::erase_if(m_versions, [](const Version& version) { return version.rows.size() > most_rows; });
    if (m_versions.size() == most_versions)
        m_versions.erase(m_versions.begin());
    m_versions.push_back({std::move(before), {row}});
}

} // namespace attn::cpu
