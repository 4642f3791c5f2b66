// SPDX-License-Identifier: GPL-3.0-or-later
// Which colour map a tensor gets and what its two ends mean: the rules of the range menu.
#pragma once

#include "core/matrix/maprange.h"
#include "ui/matrix/heatmapdata.h"

namespace attn {

inline constexpr double almost_nothing = 0.01; // of a range: less than three steps of 256 colours

// True if a range over the whole tensor is 0 to 1; dropout may scale values beyond that.
bool endsAtOne(const Computed& computed, const std::string& tensor);

// The map for "auto".
QString autoColorMap(bool probability, const ValueStats& values);

// The ends of a locked range in a map; a diverging map keeps 0 at its middle.
std::pair<double, double> lockedEnds(std::pair<double, double> locked, const QString& colorMap);

// Fills colorMap, low, high, rowRanges, logarithmic, rangeLocked, beyondLow and beyondHigh of `data`, whose values are
// there already.
//   diverging: plus and minus the largest absolute value;  probabilities: 0 .. max(1, largest) over the whole tensor,
//   0 .. largest per head or row;  other sequential maps, and whatever is fitted: smallest .. largest, but from 0 where
//   the smallest probability is almost_nothing beside the largest.
// A logarithmic sequential range begins at its smallest positive value, at most six decades below its end.
// `whole` is rangeStats of all matrices that share the range.
void applyColorRange(HeldMatrix& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole);
// The same for a matrix whose values are elsewhere.
struct MatrixStats {
    ValueStats own;               // of all its numbers
    ValueStats fitted;            // of the informative ones (fittedStats), for a range per head
    std::vector<ValueStats> rows; // of each row, for a range per row
};
void applyColorRange(HeatmapFrame& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole, const MatrixStats& stats);

} // namespace attn
