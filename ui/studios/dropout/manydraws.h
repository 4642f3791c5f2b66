// SPDX-License-Identifier: GPL-3.0-or-later
// One dropout drawn many times: how often each weight of a head was kept, recorded at growing numbers of draws, so that
// the mean of the draws can be followed toward the result without dropout. Pure: no widget; a worker writes, a view
// reads.
#pragma once

#include "core/base/stop.h"
#include "core/recipe/keepuniforms.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace attn {

inline constexpr std::int64_t most_draws = 10'000;
inline constexpr std::int64_t most_tallied_cells = 1 << 20; // of a head: 1024 x 1024 tokens

// How often each cell was kept in the first `draws` draws.
struct KeptAfter {
    std::int64_t draws = 0;
    std::vector<std::uint16_t> counts;
};
using KeptAfterPtr = std::shared_ptr<const KeptAfter>;

// The numbers of draws that are noted: each of the first ones, then ever fewer, and the last. Fewer where a head has
// very many cells, so that all notes together stay below some 16 million counts.
std::vector<std::int64_t> notedDraws(std::int64_t draws, std::int64_t cells);

// The notes so far; may be written and read in two threads.
class KeepTally {
public:
    void add(KeptAfterPtr note);
    // All notes from number `known` on.
    std::vector<KeptAfterPtr> since(std::size_t known) const;

private:
    mutable std::mutex m_mutex;
    std::vector<KeptAfterPtr> m_notes;
};

// Draws up to `draws` masks and records the cells `from` .. `from` + `count` - 1 of the keep mask. Ends early when
// `stop` is requested. The whole layer has to be drawn, since its heads share one stream; only these cells are counted.
void tallyKept(const Scene& scene, const Realized& realized, std::int64_t from, std::int64_t count, std::int64_t draws,
               StopToken stop, KeepTally& tally);

// The mean over the note's draws of a cell that is `value` without dropout and `survivor` if kept.
double meanOf(const KeptAfter& note, std::int64_t cell, double survivor);
// The largest distance of a mean from its value, over all cells whose value is finite.
double largestError(const KeptAfter& note, const std::vector<float>& values, double scale);

} // namespace attn
