// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/manydraws.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t noted_singly = 30;
constexpr double noted_growth = 1.04; // from one note to the next
constexpr std::int64_t most_counts = 16'000'000;

} // namespace

std::vector<std::int64_t> notedDraws(std::int64_t draws, std::int64_t cells)
{
    std::vector<std::int64_t> noted;
    for (std::int64_t n = 1; n < draws;
         n = n < noted_singly ? n + 1 : std::int64_t(std::ceil(double(n) * noted_growth)))
        noted.push_back(n);
    if (draws > 0)
        noted.push_back(draws);
    const std::int64_t most = std::max<std::int64_t>(most_counts / std::max<std::int64_t>(cells, 1), 8);
    if (std::ssize(noted) <= most)
        return noted;
    std::vector<std::int64_t> fewer;
    for (std::int64_t i = 0; i < most; ++i)
        fewer.push_back(noted[std::size_t(i * (std::ssize(noted) - 1) / (most - 1))]);
    return fewer;
}

void KeepTally::add(KeptAfterPtr note)
{
    const std::lock_guard lock(m_mutex);
    m_notes.push_back(std::move(note));
}

std::vector<KeptAfterPtr> KeepTally::since(std::size_t known) const
{
    const std::lock_guard lock(m_mutex);
    return {m_notes.begin() + std::ptrdiff_t(std::min(known, m_notes.size())), m_notes.end()};
}

void tallyKept(const Scene& scene, const Realized& realized, std::int64_t from, std::int64_t count, std::int64_t draws,
               StopToken stop, KeepTally& tally)
{
    const std::vector<std::int64_t> noted = notedDraws(draws, count);
    std::vector<std::uint16_t> counts(std::size_t(count), 0);
    std::size_t next = 0;
    repeatDropout(scene, realized, draws, [&](std::int64_t draw, const KeepMask& keep) {
        for (std::int64_t cell = 0; cell < count; ++cell)
            counts[std::size_t(cell)] += keep.kept(from + cell);
        if (next < noted.size() && draw + 1 == noted[next]) {
            tally.add(std::make_shared<const KeptAfter>(KeptAfter{draw + 1, counts}));
            ++next;
        }
        return !stop.requested();
    });
}

double meanOf(const KeptAfter& note, std::int64_t cell, double survivor)
{
    const std::uint16_t kept = note.counts[std::size_t(cell)];
    return kept == 0 ? 0 : survivor * kept / double(note.draws);
}

double largestError(const KeptAfter& note, const std::vector<float>& values, double scale)
{
    double largest = 0;
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        if (std::isfinite(values[cell]))
            largest =
                std::max(largest, std::abs(meanOf(note, std::int64_t(cell), values[cell] * scale) - values[cell]));
    return largest;
}

} // namespace attn
