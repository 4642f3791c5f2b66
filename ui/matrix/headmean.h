// SPDX-License-Identifier: GPL-3.0-or-later
// The mean of the heads as a matrix to display beside theirs.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <span>

namespace attn {

// `heads`: the matrices of all heads of `tensor` at the batch item, as drawn: what is masked or dropped in all of them is so
// in the mean, and what is not computed in one of them is not in the mean. `whole`: as in heatmapData().
HeatmapDataPtr meanOfHeads(const Computed& computed, const std::string& tensor, int batch,
                           std::span<const HeatmapDataPtr> heads, const Looks& looks, const ValueStats& whole);

} // namespace attn
