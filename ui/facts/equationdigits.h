// SPDX-License-Identifier: GPL-3.0-or-later
// How many decimals an equation needs so that computing it from the written numbers gives the written result.
#pragma once

#include "core/explain/explain.h"

#include <cstddef>

namespace attn {

// At least `least` and at most three more, where fewer would make it false: 0.29 / 0.5 = 0.57, but 0.287 / 0.5 = 0.574.
// If none does, the sums may be inexact: sumsHold says so. `most_terms`: that the equation writes out.
int decimalsThatHold(const Explanation& explanation, int least, std::size_t most_terms);
// Whether the sums in an equation follow from the terms as written: not 0.29 + 0.43 = 0.71. True if not all terms are
// written, or if one of them is no number.
bool sumsHold(const Explanation& explanation, int decimals, std::size_t most_terms);

} // namespace attn
