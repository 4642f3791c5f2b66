// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/pooledscores.h"

#include "core/backends/cpu/fused/scores.h"
#include "core/backends/cpu/kernels/kernels.h"

#include <algorithm>
#include <utility>

namespace attn::cpu {

namespace {

constexpr std::size_t most_changed = 16; // tokens; beyond that, recomputing all bins is not much slower
constexpr std::size_t most_kept = 3; // kinds of bins: of the picture, of the range of its colours, of a small picture

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

// Moves what is kept of these bins to the front; null if not wanted lately.
PooledScores::Kept* PooledScores::find(const ScoreBins& bins)
{
    const auto found = std::ranges::find(m_kept, bins, &Kept::bins);
    if (found == m_kept.end())
        return nullptr;
    std::rotate(m_kept.begin(), found, found + 1);
    return &m_kept.front();
}

// Bins over the same keys that determine one bin of all of them.
PooledScores::Kept* PooledScores::finerThan(const ScoreBins& bins)
{
    if (bins.bins != 1)
        return nullptr;
    const auto found = std::ranges::find_if(m_kept, [&](const Kept& kept) {
        const ScoreBins& other = kept.bins;
        return !kept.numbers.empty() && other.bins > 1 && other.first_key == bins.first_key &&
               other.keys == bins.keys && other.causal == bins.causal && other.first_query <= bins.first_query &&
               other.first_query + other.queries >= bins.first_query + bins.queries;
    });
    return found == m_kept.end() ? nullptr : &*found;
}

PooledScores::Rows PooledScores::rows(const ScorePlane& plane, const ScoreBins& bins, const Kernels& kernels)
{
    std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!lock)
        return {};
    Kept* kept = find(bins);
    if (!kept) {
        if (m_kept.size() == most_kept) { // the oldest of the empty ones; else the oldest of all
            const auto empty =
                std::find_if(m_kept.rbegin(), m_kept.rend(), [](const Kept& each) { return each.numbers.empty(); });
            m_kept.erase(empty == m_kept.rend() ? m_kept.end() - 1 : empty.base() - 1);
        }
        m_kept.insert(m_kept.begin(), Kept{bins, {}, {}, {}});
        return {};
    }
    if (Kept* finer = finerThan(bins)) {
        finer->bringUpToDate(plane, kernels);
        kept->coarsenFrom(*finer);
    } else if (kept->numbers.empty()) {
        kept->fill(plane, kernels);
    } else {
        kept->bringUpToDate(plane, kernels);
    }
    return {std::move(lock), *kept};
}

std::span<const float> PooledScores::Kept::row(std::int64_t query) const
{
    const std::int64_t at = query - bins.first_query;
    return std::span(numbers).subspan(starts[at], starts[at + 1] - starts[at]);
}

void PooledScores::Kept::forget()
{
    numbers = std::vector<float>(); // {} would keep the memory
    changed.clear();
}

// Room for the numbers of every query.
void PooledScores::Kept::begin()
{
    forget(); // before the new ones are taken; and none, should there be no memory for them
    starts.assign(1, 0);
    for (std::int64_t query = bins.first_query; query < bins.first_query + bins.queries; ++query)
        starts.push_back(starts.back() + bins.visibleBins(query));
    numbers = std::vector<float>(starts.back());
}

void PooledScores::Kept::fill(const ScorePlane& plane, const Kernels& kernels)
{
    begin();
    RowBins pooled(plane, bins, kernels);
    for (std::int64_t query = bins.first_query; query < bins.first_query + bins.queries; ++query)
        pooled.whole(query, writableRow(query));
}

void PooledScores::Kept::coarsenFrom(const Kept& finer)
{
    begin();
    for (std::int64_t query = bins.first_query; query < bins.first_query + bins.queries; ++query)
        if (const std::span<const float> row = finer.row(query); !row.empty())
            *writableRow(query) = *std::ranges::max_element(row);
}

void PooledScores::Kept::bringUpToDate(const ScorePlane& plane, const Kernels& kernels)
{
    if (changed.empty())
        return;
    const std::int64_t end = bins.first_query + bins.queries;
    RowBins pooled(plane, bins, kernels);
    for (const std::int64_t token : changed) {
        if (token >= bins.first_query && token < end)
            pooled.whole(token, writableRow(token));
        if (token < bins.first_key || token >= bins.first_key + bins.keys)
            continue;
        const std::int64_t bin = bins.binOf(token);
        for (std::int64_t query = std::max(bins.first_query, bins.causal ? token : 0); query < end; ++query)
            writableRow(query)[bin] = pooled.one(query, bin);
    }
    changed.clear();
}

void PooledScores::Kept::addChange(std::int64_t token)
{
    if (numbers.empty() || std::ranges::find(changed, token) != changed.end())
        return;
    changed.push_back(token);
    if (changed.size() > most_changed)
        forget();
}

std::shared_ptr<PooledScores> PooledScores::edited(std::int64_t token)
{
    auto next = std::make_shared<PooledScores>();
    const std::lock_guard lock(m_mutex);
    next->m_kept.swap(m_kept);
    for (Kept& kept : next->m_kept)
        kept.addChange(token);
    return next;
}

void PooledScores::tokenChanges(std::int64_t token)
{
    const std::lock_guard lock(m_mutex);
    for (Kept& kept : m_kept)
        kept.addChange(token);
}

void PooledScores::allChanges()
{
    const std::lock_guard lock(m_mutex);
    m_kept.clear();
}

} // namespace attn::cpu
