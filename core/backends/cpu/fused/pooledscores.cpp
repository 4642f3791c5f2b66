// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/pooledscores.h"

#include "core/backends/cpu/fused/scores.h"
#include "core/backends/cpu/kernels/kernels.h"

#include <algorithm>
#include <utility>

namespace attn::cpu {

namespace {

constexpr std::size_t most_changed = 16; // tokens; beyond, taking all bins afresh is no longer much slower

// Rows of a plane brought down to bins.
class RowBins {
public:
    RowBins(const ScorePlane& plane, const ScoreBins& bins, const Kernels& kernels)
        : m_plane(plane), m_bins(bins), m_kernels(kernels), m_starts(bins.bins + 1),
          m_scratch(plane.patched() ? scoreStride(plane.tokens()) : 0)
    {
        for (std::int64_t bin = 0; bin <= bins.bins; ++bin)
            m_starts[bin] = static_cast<std::int32_t>(bins.firstKey(bin));
    }

    void whole(std::int64_t query, float* into)
    {
        const std::int64_t end = m_bins.visibleEnd(query), visible = m_bins.visibleBins(query);
        if (visible == 0)
            return;
        const float* scores = m_plane.row(query, m_scratch.data());
        const std::int64_t full = m_starts[visible] == end ? visible : visible - 1;
        std::fill_n(into, visible, minus_infinity);
        m_kernels.poolLargest(scores, m_starts.data(), full, into);
        if (full < visible)
            into[full] = *std::max_element(scores + m_starts[full], scores + end);
    }

    float one(std::int64_t query, std::int64_t bin) const
    {
        float largest = minus_infinity;
        m_plane.visitPieces(query, m_starts[bin], std::min<std::int64_t>(m_starts[bin + 1], m_bins.visibleEnd(query)),
                            [&](const float* numbers, std::int64_t, std::int64_t count) {
                                for (std::int64_t i = 0; i < count; ++i)
                                    largest = std::max(largest, numbers[i]);
                            });
        return largest;
    }

private:
    const ScorePlane& m_plane;
    const ScoreBins& m_bins;
    const Kernels& m_kernels;
    std::vector<std::int32_t> m_starts; // counted from the row's first key
    std::vector<float> m_scratch;
};

} // namespace

std::int64_t ScoreBins::visibleEnd(std::int64_t query) const
{
    return causal ? std::clamp(query + 1, first_key, first_key + keys) : first_key + keys;
}

std::int64_t ScoreBins::visibleBins(std::int64_t query) const
{
    const std::int64_t end = visibleEnd(query);
    return end > first_key ? binOf(end - 1) + 1 : 0;
}

PooledScores::Rows PooledScores::rows(const ScorePlane& plane, const ScoreBins& bins, const Kernels& kernels)
{
    std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!lock)
        return {};
    const bool again = std::exchange(m_wanted, bins) == bins;
    if (!m_numbers.empty() && m_bins == bins) {
        bringUpToDate(plane, kernels);
    } else if (again) {
        fill(plane, bins, kernels);
    } else {
        return {};
    }
    return {std::move(lock), *this};
}

std::span<const float> PooledScores::row(std::int64_t query) const
{
    const std::int64_t at = query - m_bins.first_query;
    return std::span(m_numbers).subspan(m_starts[at], m_starts[at + 1] - m_starts[at]);
}

void PooledScores::fill(const ScorePlane& plane, const ScoreBins& bins, const Kernels& kernels)
{
    m_numbers = std::vector<float>(); // before the new ones are taken; and none, should there be no memory for them
    m_changed.clear();
    m_bins = bins;
    const std::int64_t first = bins.first_query, end = first + bins.queries;
    m_starts.assign(1, 0);
    for (std::int64_t query = first; query < end; ++query)
        m_starts.push_back(m_starts.back() + bins.visibleBins(query));
    m_numbers = std::vector<float>(m_starts.back());
    RowBins pooled(plane, m_bins, kernels);
    for (std::int64_t query = first; query < end; ++query)
        pooled.whole(query, writableRow(query));
}

void PooledScores::bringUpToDate(const ScorePlane& plane, const Kernels& kernels)
{
    if (m_changed.empty())
        return;
    const std::int64_t end = m_bins.first_query + m_bins.queries;
    RowBins pooled(plane, m_bins, kernels);
    for (const std::int64_t token : m_changed) {
        if (token >= m_bins.first_query && token < end)
            pooled.whole(token, writableRow(token));
        if (token < m_bins.first_key || token >= m_bins.first_key + m_bins.keys)
            continue;
        const std::int64_t bin = m_bins.binOf(token);
        for (std::int64_t query = std::max(m_bins.first_query, m_bins.causal ? token : 0); query < end; ++query)
            writableRow(query)[bin] = pooled.one(query, bin);
    }
    m_changed.clear();
}

std::shared_ptr<PooledScores> PooledScores::edited(std::int64_t token)
{
    auto next = std::make_shared<PooledScores>();
    const std::lock_guard lock(m_mutex);
    next->m_wanted = m_wanted;
    next->m_bins = m_bins;
    next->m_starts = std::exchange(m_starts, {});
    next->m_numbers = std::exchange(m_numbers, {});
    next->m_changed = std::exchange(m_changed, {});
    next->addChange(token);
    return next;
}

void PooledScores::tokenChanges(std::int64_t token)
{
    const std::lock_guard lock(m_mutex);
    addChange(token);
}

void PooledScores::allChanges()
{
    const std::lock_guard lock(m_mutex);
    m_wanted = {};
    m_numbers = std::vector<float>(); // {} would keep the memory
    m_changed.clear();
}

void PooledScores::addChange(std::int64_t token)
{
    if (m_numbers.empty() || std::ranges::find(m_changed, token) != m_changed.end())
        return;
    m_changed.push_back(token);
    if (m_changed.size() > most_changed) {
        m_numbers = std::vector<float>(); // {} would keep the memory
        m_changed.clear();
    }
}

} // namespace attn::cpu
