// SPDX-License-Identifier: GPL-3.0-or-later
// Which colour map a tensor gets and what its two ends mean: the rules of the range menu.
#pragma once

#include "ui/matrix/heatmapdata.h"

namespace attn {

// Weights, keep bits and other numbers that lie in 0 .. 1 unless dropout or an odd normaliser stretched them.
bool isProbability(const Computed& computed, const TracedTensor& tensor);

// The map for "auto": viridis for probabilities (diverging when one of them is negative), diverging for all else.
QString autoColorMap(bool probability, const ValueStats& values);

// Fills colorMap, low, high, rowRanges, logarithmic, rangeLocked, beyondLow and beyondHigh of `data`, whose values are
// there already.
//   diverging: plus and minus the largest absolute value;  probabilities: 0 .. max(1, largest) over the whole tensor,
//   0 .. largest per head or row;  other sequential maps: smallest .. largest.
// A logarithmic sequential range begins at its smallest positive value, at most six decades below its end.
// `whole` spans RangeMode::Tensor.
void applyColorRange(HeldMatrix& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole);
// The same for a matrix whose values are elsewhere: of all of it, and of each row where the range is one of rows.
void applyColorRange(HeatmapFrame& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole, const ValueStats& own, const std::vector<ValueStats>& rows);

} // namespace attn
