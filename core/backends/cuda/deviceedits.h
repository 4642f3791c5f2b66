// SPDX-License-Identifier: GPL-3.0-or-later
// A layer after an edit, from the layer before it: only what the edit touches is computed, and only what changes is
// copied.
#pragma once

#include "core/backends/changes.h"
#include "core/backends/cuda/devicelayer.h"
#include "core/base/stop.h"

namespace attn::cuda {

// Bytes that applyChange() would allocate, and reading the output after it.
std::int64_t bytesToChange(const DeviceLayer& layer, const LayerChange& change);

// `layer` is the previous one, or a fork of it if that still has readers; its operands are not yet those of `realized`,
// which are `now`. Returns false when a full computation is needed (its operands are then those of `realized`), or
// `stop` was requested.
bool applyChange(DeviceLayer& layer, const LayerChange& change, const Realized& realized, Operands now,
                 const StopToken& stop);

// As applyChange(), for the most common edit: one row of x. The query, key and value of one token change, and with them
// one row and one column of every head's scores; all other rows of the softmax lose one term and gain another.
bool editToken(DeviceLayer& layer, std::int64_t item, std::int64_t token, const Realized& realized, Operands now,
               const StopToken& stop);

} // namespace attn::cuda
