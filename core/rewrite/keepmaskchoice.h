// SPDX-License-Identifier: GPL-3.0-or-later
// Which of its generator's masks a dropout uses, told by the recipe's last steps: the next one, as training goes
// on, and one that no longer depends on what is drawn before it.
#pragma once

#include "core/recipe/realize.h"
#include "core/rewrite/structure.h"

#include <cstdint>
#include <optional>

namespace attn {

// How many 32-bit words of the generator one keep mask takes: two for each element, with the MKL stream one for each
// bernoulli_ call. 0 when nothing is drawn (p = 0, p = 1, eval).
std::int64_t wordsOfKeepMask(const Scene& scene);

// Which mask of its seed the dropout uses, from 1: closing skips of whole masks count as masks that were drawn before.
std::int64_t keepMaskNumber(const Scene& scene);
// Makes the dropout use mask `number`, as if the layer had run number - 1 times before without another seed. Errors: a
// number below 1, nothing drawn, a mask that no skip can leave out.
Result<Rewritten> setKeepMaskNumber(const Scene& scene, std::int64_t number);

// The manual_seed whose numbers the dropout draws.
struct DropoutSeed {
    std::size_t place = 0; // in scene.draws
    bool shared = false;   // the recipe's other steps come after it, too: the dropout goes on where they end
    bool first = false;    // no other seed comes before it
    bool apart() const { return !shared && !first; } // others draw from another seed than the dropout
};
// The last one of the recipe; skips after it leave it to the dropout. None where there is no seed at all.
std::optional<DropoutSeed> seedOfDropout(const Scene& scene);
// The dropout draws from this seed: one that is its own becomes it; else it gets one behind everything that is drawn, so that
// the weights stay as they are.
Result<Rewritten> setSeedOfDropout(const Scene& scene, std::uint64_t seed);
// Gives the dropout a seed of its own at the very place of the stream where it stands, so that its draws stay when the
// weights are drawn again, from another seed or in another number. `realized` is what `scene` became. Error: nothing drawn.
Result<Rewritten> lockKeepMask(const Scene& scene, const Realized& realized);
// Takes that seed and what follows it away: the dropout goes on after the weights again.
Result<Rewritten> unlockKeepMask(const Scene& scene);

} // namespace attn
