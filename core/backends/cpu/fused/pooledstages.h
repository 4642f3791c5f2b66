// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a compact layer without its finished numbers: the largest weight of a bin is the exponential of the largest
// logit, so the scores are pooled and one exponential is taken for each bin instead of one for each cell.
#pragma once

#include "core/backends/cpu/fused/layer.h"
#include "core/layer/pooling.h"

namespace attn::cpu {

enum class StageName { Scores, Scaled, Capped, Biased, Masked, Weights, Dropped };

// The largest or the smallest number of every bin, as TensorSource::pool. Equal to pooling the cells but for the rounding
// of the last exponential. False, and nothing written, when there is no shorter way than to read every cell.
bool poolStage(const Layer& layer, StageName stage, const PoolGrid& grid, std::span<float> out);

} // namespace attn::cpu
