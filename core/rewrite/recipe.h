// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the recipe of draws: another seed, draws moved, inserted and removed, and the dropout that draws from the same
// generator. plan() decides what is possible.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// The first seed, and with it every later one that repeats it, but for one that the dropout alone draws from; a recipe
// without a seed gets one in front.
Result<Rewritten> setSeed(const Scene& scene, std::uint64_t seed);
// The first seed of the recipe, or 123, the notebooks' own, if there is none.
std::uint64_t firstSeed(const Scene& scene);

// The dropout as a whole. One that has to draw gets the seed 123 in front of a recipe without any, with a note.
Result<Rewritten> setDropout(const Scene& scene, const Dropout& dropout);

// Moves the draw from index `from` to `to`.
Result<Rewritten> moveDraw(const Scene& scene, std::int64_t from, std::int64_t to);
// `at` 0 .. number of draws. To change a draw see replaceDraw.
Result<Rewritten> insertDraw(const Scene& scene, std::int64_t at, const Draw& draw);
Result<Rewritten> replaceDraw(const Scene& scene, std::int64_t at, const Draw& draw);
Result<Rewritten> removeDraw(const Scene& scene, std::int64_t at);

} // namespace attn
