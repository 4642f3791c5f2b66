// SPDX-License-Identifier: GPL-3.0-or-later
// Which of its generator's masks a dropout uses, as the recipe's last steps say: the next one, as training goes on, and
// one that no longer depends on earlier draws.
#pragma once

#include "core/recipe/realize.h"
#include "core/rewrite/structure.h"

#include <cstdint>
#include <optional>

namespace attn {

// How many 32-bit words of the generator one keep mask takes: two per element, or one per bernoulli_ call with the MKL
// stream. 0 if nothing is drawn (p = 0, p = 1, eval).
std::int64_t wordsOfKeepMask(const Scene& scene);

// Which mask of its seed the dropout uses, from 1: closing skips of whole masks count as masks that were drawn before.
std::int64_t keepMaskNumber(const Scene& scene);
// Makes the dropout use mask `number`, as if the layer had run number - 1 times before without reseeding. Errors: a
// number below 1, nothing drawn, a mask too large to be skipped.
Result<Rewritten> setKeepMaskNumber(const Scene& scene, std::int64_t number);

// The manual_seed whose numbers the dropout draws.
struct DropoutSeed {
    std::size_t place = 0; // in scene.draws
    bool shared = false;   // other steps of the recipe follow it too, and the dropout continues after them
    bool first = false;    // no other seed comes before it
    bool apart() const { return !shared && !first; } // other steps draw from a different seed
};
// The last seed of the recipe, even if skips follow it. nullopt if there is no seed.
std::optional<DropoutSeed> seedOfDropout(const Scene& scene);
// The dropout draws from this seed: one that is its own becomes it; else it gets one behind everything that is drawn, so that
// the weights stay as they are.
Result<Rewritten> setSeedOfDropout(const Scene& scene, std::uint64_t seed);
// Gives the dropout its own seed at its current place in the stream, so that its draws stay when the weights are
// redrawn from another seed or in another number. `realized` is what `scene` became. Error: nothing drawn.
Result<Rewritten> lockKeepMask(const Scene& scene, const Realized& realized);
// Removes that seed and what follows it: the dropout again continues after the weights.
Result<Rewritten> unlockKeepMask(const Scene& scene);

} // namespace attn
