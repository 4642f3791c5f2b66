// SPDX-License-Identifier: GPL-3.0-or-later
// The convex hull of points in a plane: where every mixture of the values must lie that is made with weights of 0 or more
// that sum to 1.
#pragma once

#include "core/geometry/arrowplane.h"

#include <cstddef>
#include <span>
#include <vector>

namespace attn {

// The corners, as positions in `points`, counter-clockwise from the leftmost (the lowest of these). Points on an edge and
// repeated ones are no corners; points that are not finite are left out. One corner for one place, two for a line.
std::vector<std::size_t> convexHull(std::span<const PlanePoint> points);

} // namespace attn
