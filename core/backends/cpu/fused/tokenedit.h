// SPDX-License-Identifier: GPL-3.0-or-later
// The edit that happens most: one row of x. Queries, keys and values of one token change, and with them one row and one
// column of the scores of every head; all other rows of the softmax lose one term and win another.
#pragma once

#include "core/backends/cpu/fused/layer.h"
#include "core/backends/cpu/workspaceparts.h"

namespace attn::cpu {

// As applyChange().
bool editToken(Layer& layer, const Layer* previous, std::int64_t item, std::int64_t token, WorkspaceParts& parts,
               const std::stop_token& stop);

// Makes a buffer this layer's own before it is written: copied when somebody else holds it too.
void own(std::shared_ptr<Buffer>& buffer, std::int64_t floats, BufferPool& pool);
void ownDoubles(std::shared_ptr<Buffer>& buffer, std::int64_t doubles, BufferPool& pool);

} // namespace attn::cpu
