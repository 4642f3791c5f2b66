// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trace backed by a Layer: read where they are stored, computed where they follow from others.
#pragma once

#include "core/backends/cpu/fused/layer.h"
#include "core/layer/pooling.h"

namespace attn::cpu {

// Every computed tensor of the layer, in the order of `stages`, the table that it was computed by.
std::vector<TracedTensor> tensorsOf(const std::shared_ptr<const Layer>& layer, const std::vector<StageTensor>& stages);

enum class StageName { Scores, Scaled, Capped, Biased, Masked, Weights, Dropped };

// The largest or smallest number of every bin, as TensorSource::pool. Equal to pooling the cells except for the
// rounding of the last exponential. Returns false and writes nothing if every cell would have to be read.
bool poolStage(const Layer& layer, StageName stage, const PoolGrid& grid, std::span<float> out);

} // namespace attn::cpu
