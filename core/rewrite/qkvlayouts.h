// SPDX-License-Identifier: GPL-3.0-or-later
// One set of projections in the three layouts that programs use: three matrices, one matrix cut per head, one matrix
// cut in three. Repacking moves rows and changes no number, which running the three proves.
#pragma once

#include "core/recipe/realize.h"

#include <array>

namespace attn {

enum class QkvLayout { Separate, Interleaved, Blocks };
inline constexpr std::array<QkvLayout, 3> qkv_layouts = {QkvLayout::Separate, QkvLayout::Interleaved,
                                                         QkvLayout::Blocks};

// Query, key and value projections as nn.Linear stores them: weights [O,D] of the query and [KV hd,M] of key and value;
// biases alike, or empty if there are none.
struct QkvWeights {
    std::array<Tensor, 3> weight, bias; // q, k, v
};

// The projections of a realized attention scene of any kind. Without projections the weights are the identity (which
// turns an infinite x into nan); matrices for x W are transposed; the layers of a list of heads are stacked by rows.
QkvWeights qkvWeights(const Realized& realized);

// Whether one matrix can hold all of it: every head has its own q, k and v, and all are made from x.
bool fitsOneMatrix(const Config& config, const Dims& dims);

// The row of qkv.weight [c,D] that makes element `element` of head `head` of matrix `matrix` (0 q, 1 k, 2 v); with
// Separate the row as if the three matrices stood one below the other.
//   interleaved  (3 head + matrix) hd + element      blocks, separate  firstColumn(matrix) + head hd + element
std::int64_t qkvRow(QkvLayout layout, const Dims& dims, std::int64_t matrix, std::int64_t head, std::int64_t element);

// qkv.weight [c,D] and qkv.bias [c] (empty without biases) of a layout. Empty if the layout cannot hold them:
// interleaved if heads share keys, and any if key and value are made from rows of another width.
Tensor packedWeight(QkvLayout layout, const QkvWeights& weights, const Dims& dims);
Tensor packedBias(QkvLayout layout, const QkvWeights& weights, const Dims& dims);

// The layer of `realized` with its projections repacked, everything else given as numbers: the same x, mask and output
// layer. Dropout is off, because its bits would have to be redrawn.
Scene packedScene(const Realized& realized, QkvLayout layout);

} // namespace attn
