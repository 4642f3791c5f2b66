// SPDX-License-Identifier: GPL-3.0-or-later
// The edit that happens most: one row of x. Queries, keys and values of one token change, and with them one row and one
// column of the scores of every head; all other rows of the softmax lose one term and win another.
#pragma once

#include "core/backends/cuda/devicelayer.h"

#include <stop_token>

namespace attn::cuda {

// As applyChange().
bool editToken(DeviceLayer& layer, std::int64_t item, std::int64_t token, const Realized& realized, Operands now,
               const std::stop_token& stop);

} // namespace attn::cuda
