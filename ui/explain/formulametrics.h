// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes shared by all boxes of a formula, so that scripts and signs look alike in each of them. In px.
#pragma once

#include "ui/theme/fonts.h"

#include <algorithm>

namespace attn {

inline double scriptPx(double px)
{
    constexpr double script_size = 0.7, smallest_px = 11; // nothing on the screen is smaller
    return std::max(px * script_size, smallest_px);
}
inline double em(double px) { return px * textScale(); }
// Height of the middle of a minus above the baseline.
inline double axisOf(double px) { return 0.26 * em(px); }

} // namespace attn
