// SPDX-License-Identifier: GPL-3.0-or-later
// A sample of a matrix for thumbnails: no dearer for 4096 tokens than for 256, since a picture of 40 px shows no more.
#pragma once

#include "ui/heatmapdata.h"

namespace attn {

// Cells along a side at most.
inline constexpr std::int64_t thumbnail_side = 256;

// At most 256 x 256 evenly spaced cells of the matrix of `tensor` at batch item and head, with marks and
// colours from its own smallest to its own largest value. Null when the trace has no such tensor.
HeatmapDataPtr thumbnailData(const Computed& computed, const std::string& tensor, int batch, int head);

} // namespace attn
