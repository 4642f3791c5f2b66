// SPDX-License-Identifier: GPL-3.0-or-later
// What lies between the projection and the scores: queries and keys are normed and turned by their positions.
#pragma once

#include "core/backends/cuda/devicelayer.h"

namespace attn::cuda {

// Heads of some rows of [B*T] or [B*S].
struct HeadRange {
    std::int64_t first_row = 0, rows = 0, first_head = 0, heads = 0;
};

// Applies all that the layer asks for to this range of projected queries or keys.
void positionHeads(DeviceLayer& layer, int part, const HeadRange& range);

} // namespace attn::cuda
