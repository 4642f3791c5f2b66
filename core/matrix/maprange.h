// SPDX-License-Identifier: GPL-3.0-or-later
// The color map that a tensor gets by default, and its ends.
#pragma once

#include "core/engine/computed.h"
#include "core/matrix/valuestats.h"

#include <string_view>
#include <utility>

namespace attn {

// Weights, keep bits and other numbers in 0 .. 1 unless dropout or an odd normalizer stretched them.
bool isProbability(const Computed& computed, const TracedTensor& tensor);

// viridis for probabilities (diverging when one of them is negative), diverging for all else.
std::string_view usualColorMap(bool probability, const ValueStats& values);

// Plus and minus the largest absolute value; -1 to 1 if there is none.
std::pair<double, double> divergingRange(const ValueStats& values);
// 0 to 1, or to the largest where that is more.
std::pair<double, double> probabilityRange(const ValueStats& values);

} // namespace attn
