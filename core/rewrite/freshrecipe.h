// SPDX-License-Identifier: GPL-3.0-or-later
// A new recipe for a new kind of projection: the first seed, what the embeddings need, then query, key, value, out.
#pragma once

#include "core/rewrite/parameters.h"

#include <vector>

namespace attn {

// Rewrites scene.draws, whose old parameters are already removed. `at`: where the first of them was (the number of
// draws if there was none). Keeps the last `tail` steps, seeds and skips that place the dropout. Removes other seeds
// and skips except the first seed, and whatever nothing needs. Names what it dropped.
void writeFreshRecipe(Rewriting& rewriting, const std::vector<Parameter>& parameters, std::int64_t at,
                      std::int64_t tail);

// The number of seeds and skips after the last step that makes a tensor; 0 if none makes one.
std::int64_t tailLength(const std::vector<Draw>& draws);
// Puts a step behind the last one that makes a tensor, with a seed somewhere before it.
void appendMaking(Scene& scene, const Draw& draw);

} // namespace attn
