// SPDX-License-Identifier: GPL-3.0-or-later
// A layer after an edit, from the layer before it: only what the edit touches is computed. Scores are computed exactly as in
// a full trace; the sums of the softmax and the contexts are moved in double, and taken afresh where that could lose digits.
#pragma once

#include "core/backends/changes.h"
#include "core/backends/cpu/fused/layer.h"
#include "core/backends/cpu/workspaceparts.h"

namespace attn::cpu {

// `layer` already has the new operands, keep bits and rule. `previous` is the layer before, which others may be reading
// and from which `layer` was forked; null if it is `layer` itself, with no reader left. Returns false if the change
// leads to numbers that only a full computation can handle; `layer` is then unusable.
bool applyChange(Layer& layer, const Layer* previous, const LayerChange& change, WorkspaceParts& parts,
                 const StopToken& stop);

// A layer that shares everything with `layer` but the scores, which applyChange takes over, and the sums: only the `newest`
// layer needs them, and an older one that is edited again makes its own.
std::shared_ptr<Layer> fork(Layer& layer, bool newest, WorkspaceParts& parts);

// As applyChange(), for the most common edit: one row of x. The query, key and value of one token change, and with them
// one row and one column of every head's scores; all other rows of the softmax lose one term and gain another.
bool editToken(Layer& layer, const Layer* previous, std::int64_t item, std::int64_t token, WorkspaceParts& parts,
               const StopToken& stop);

// Makes a buffer this layer's own before it is written: copied if it is shared.
void own(std::shared_ptr<Buffer>& buffer, std::int64_t floats, BufferPool& pool);
void ownDoubles(std::shared_ptr<Buffer>& buffer, std::int64_t doubles, BufferPool& pool);

} // namespace attn::cpu
