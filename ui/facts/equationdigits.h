// SPDX-License-Identifier: GPL-3.0-or-later
// How many decimals an equation needs so that computing it from the written numbers gives the written result.
#pragma once

#include "core/explain/explain.h"

namespace attn {

// At least `least` and at most three more, where fewer would make it false: 0.29 / 0.5 = 0.57, but 0.287 / 0.5 = 0.574.
int decimalsThatHold(const Explanation& explanation, int least);

} // namespace attn
