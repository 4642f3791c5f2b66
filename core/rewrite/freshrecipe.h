// SPDX-License-Identifier: GPL-3.0-or-later
// A new recipe for a new kind of projection: the first seed, what the embeddings need, then query, key, value, out.
#pragma once

#include "core/rewrite/parameters.h"

#include <vector>

namespace attn {

// Rewrites scene.draws, from which the old parameters are gone already. `at` is where the first of them stood (the
// number of draws when there was none). The last `tail` steps are seeds and skips that place the dropout: they stay.
// Other seeds and skips go, the first seed apart, and so does what nothing needs. Names what it dropped.
void writeFreshRecipe(Rewriting& rewriting, const std::vector<Parameter>& parameters, std::int64_t at,
                      std::int64_t tail);

// How many seeds and skips stand after the last step that makes a tensor; 0 when none makes one.
std::int64_t tailLength(const std::vector<Draw>& draws);
// Puts a step behind the last one that makes a tensor, with a seed somewhere before it.
void appendMaking(Scene& scene, const Draw& draw);

} // namespace attn
