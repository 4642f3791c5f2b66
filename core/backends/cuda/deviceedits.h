// SPDX-License-Identifier: GPL-3.0-or-later
// A layer after an edit, from the layer before it: only what the edit touches is computed, and only what changes is
// copied.
#pragma once

#include "core/backends/changes.h"
#include "core/backends/cuda/devicelayer.h"

#include <stop_token>

namespace attn::cuda {

// Bytes that applyChange() would allocate, and reading the output after it.
std::int64_t bytesToChange(const DeviceLayer& layer, const LayerChange& change);

// `layer` is the one before, or a fork of it where others still read that; nobody has brought its operands to
// `realized`, whose own are `now`, yet. False when a full computation is needed (its operands are those of `realized`
// then), or `stop` was requested.
bool applyChange(DeviceLayer& layer, const LayerChange& change, const Realized& realized, Operands now,
                 const std::stop_token& stop);

// As applyChange(), for the edit that happens most: one row of x. Queries, keys and values of one token change, and with them
// one row and one column of the scores of every head; all other rows of the softmax lose one term and win another.
bool editToken(DeviceLayer& layer, std::int64_t item, std::int64_t token, const Realized& realized, Operands now,
               const std::stop_token& stop);

} // namespace attn::cuda
