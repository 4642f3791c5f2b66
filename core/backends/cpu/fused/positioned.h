// SPDX-License-Identifier: GPL-3.0-or-later
// What lies between a projection and the scores in today's models: keys and values that several heads read are put beside
// each of them, queries and keys are normed and rotated.
#pragma once

#include "core/backends/cpu/fused/layer.h"
#include "core/backends/cpu/workspaceparts.h"

namespace attn::cpu {

// The matrices [B*T,O] that a layer has between x and the scores, and v; the context is not one of them.
std::vector<std::shared_ptr<Buffer> Layer::*> projectedMatrices(const Layer& layer);
// Gives the layer those that its configuration needs and drops the others. Older traces keep theirs.
void takeProjected(Layer& layer, BufferPool& pool);

// Where the product of a part goes, and which of its columns holds column `column` of the weights; other heads that
// read the same key or value have it one head further each.
std::shared_ptr<Buffer> Layer::*targetOf(const Layer& layer, int part);
std::int64_t columnInHeads(const Dims& dims, int part, std::int64_t column);
// Puts the heads of keys or values, side by side at the beginning of a row of O numbers, beside each head that reads them.
void spreadHeads(const Dims& dims, float* row);
// One token's queries or keys from `raw`, heads first … first + heads - 1, to `normed` (null without both) and `out`.
void positionRow(const Layer& layer, int part, std::int64_t token, std::int64_t first, std::int64_t heads,
                 const float* raw, float* normed, float* out);
// All of it for every token, after the products: shared keys and values are still side by side.
void positionAll(Layer& layer, WorkspaceParts& parts, const StopToken& stop);

} // namespace attn::cpu
