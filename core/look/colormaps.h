// SPDX-License-Identifier: GPL-3.0-or-later
// The colour maps as tables of 256 colours.
#pragma once

#include "core/look/palette.h"

#include <array>

namespace attn {

using MapTable = std::array<PlainColor, 256>;

// "viridis", "cividis", "magma", "greys" (low to high), "blues" (white to blue) and "diverging" (blue, the canvas at
// zero, orange); then each from its other end: "viridis_r" ….
std::span<const std::string_view> mapNames();
bool isDiverging(std::string_view name); // its middle is the color of zero
// The table of a map; an unknown name gives viridis. Only the diverging map has a dark version, whose middle melts into
// the dark canvas; figures always take the light one.
const MapTable& mapTable(std::string_view name, bool dark);

} // namespace attn
