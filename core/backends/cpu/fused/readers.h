// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trace that a Layer stands behind: read where they are held, worked out where they follow from others.
#pragma once

#include "core/backends/cpu/fused/layer.h"
#include "core/layer/pooling.h"

namespace attn::cpu {

// Every computed tensor of the layer, in the order of `stages`, the table that it was computed by.
std::vector<TracedTensor> tensorsOf(const std::shared_ptr<const Layer>& layer, const std::vector<StageTensor>& stages);

enum class StageName { Scores, Scaled, Capped, Biased, Masked, Weights, Dropped };

// The largest or the smallest number of every bin, as TensorSource::pool. Equal to pooling the cells but for the rounding
// of the last exponential. False, and nothing written, when there is no shorter way than to read every cell.
bool poolStage(const Layer& layer, StageName stage, const PoolGrid& grid, std::span<float> out);

} // namespace attn::cpu
