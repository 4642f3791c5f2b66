// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices for pictures, of any size: what is small is copied with all its cells, what is large stays in the trace and is
// read where and as finely as it is drawn.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/largecells.h"

namespace attn {

// A matrix of more cells is large.
inline constexpr std::int64_t most_held_cells = 128 * 128;
bool isLarge(const Computed& computed, const TracedTensor& tensor);

// As heatmapData, but without the cells of a large matrix.
HeatmapDataPtr mapData(const ComputedPtr& computed, const std::string& tensor, int batch, int head, const Looks& looks,
                       const ValueStats& whole);
// The same of a large matrix of which the largest numbers of every part are known already.
HeatmapDataPtr mapData(HeatmapData frame, std::shared_ptr<const LargeCells> cells, const MapBins& bins,
                       const Looks& looks, const ValueStats& whole);

// What RangeMode::Tensor spans: all matrices of all these tensors. Of softmax's weights it is known without looking.
ValueStats statsOfTensors(const ComputedPtr& computed, const std::vector<std::string>& tensors, const Looks& looks);

} // namespace attn
