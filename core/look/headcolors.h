// SPDX-License-Identifier: GPL-3.0-or-later
// Distinguishes heads drawn as lines: a color each, and a dash as the second mark, so that nothing depends on color
// alone. Heatmaps keep their own colors.
#pragma once

#include "core/look/palette.h"

#include <span>

namespace attn {

// Of heads 0, 1, 2 …, then again from the first. They differ for most kinds of colour blindness, and each contrasts with
// the canvas by at least 4.5. High contrast takes the dark ones.
std::span<const PlainColor> headColors(bool dark);
PlainColor plainHeadColor(int head, bool dark);
// Lengths of line and gap by turns, in px of the design; empty: solid. No two of the first 32 heads have both the same colour
// and the same dash.
std::span<const double> headDash(int head);

} // namespace attn
