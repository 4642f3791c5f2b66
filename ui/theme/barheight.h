// SPDX-License-Identifier: GPL-3.0-or-later
// How high a bar of controls is at every size of text.
#pragma once

#include "ui/theme/fonts.h"

#include <cmath>

namespace attn {

// Height for `px` of the design: the bar's content grows with the text, its margins do not.
inline int barHeight(double px)
{
    constexpr double content = 0.6; // of the bar
    return scaled(px * content) + static_cast<int>(std::lround(px * (1 - content)));
}

} // namespace attn
