// SPDX-License-Identifier: GPL-3.0-or-later
// The stages that a layer computes as a whole: q, k, v, and for some or all heads everything from the scores to the context,
// in blocks of queries that stay in the cache from the product to the weighted sum.
#pragma once

#include "core/backends/cpu/fused/layer.h"
#include "core/backends/cpu/workspaceparts.h"

namespace attn::cpu {

// q, k and v of every token.
void projectAll(Layer& layer, WorkspaceParts& parts, const StopToken& stop);
// Whether every number between the scores and the context will be finite, masks aside: only then may masked keys be left
// out, and sums be taken in any order.
bool isOrdinary(Layer& layer, WorkspaceParts& parts);
// The part of it that follows from the layer's norms.
bool scoresStayFinite(const Layer& layer);
// Scores (unless `keep_scores`), rows and context of these planes, and their stages where the layer is dense.
void attend(Layer& layer, const PlaneSet& planes, bool keep_scores, WorkspaceParts& parts, const StopToken& stop);
// The same for one query of one plane, from its scores in `scores`; for rows that an edit changed as a whole. Also
// updates `sums` if the layer has them.
void attendRow(Layer& layer, std::int64_t plane, std::int64_t query, const float* scores, float* scratch);
// The other queries of batch item `item` with the same embedding and visible keys: their rows hold the same numbers, so
// they must be recomputed together.
std::vector<std::int64_t> queriesLike(const Layer& layer, std::int64_t item, std::int64_t query);

} // namespace attn::cpu
