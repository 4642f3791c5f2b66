// SPDX-License-Identifier: GPL-3.0-or-later
// The hatch of masked cells: 45 degrees, lines of 1.3 px every 6 px, running through the whole map without a seam. The
// screen fills with a tile of pixels, files get the lines themselves.
#pragma once

#include "ui/theme/colors.h"

#include <QBrush>

namespace attn {

inline constexpr double hatch_line = 1.3, hatch_distance = 6; // px, both across the lines

// A brush that paints background and lines in one go. `origin` is a point that the pattern hangs on (the map's corner),
// `pixel` one device pixel of the target.
QBrush hatchBrush(const Colors& colors, QPointF origin, double pixel);

} // namespace attn
