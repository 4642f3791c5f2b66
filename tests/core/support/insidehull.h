// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a point lies in a hull, found otherwise than the hull is.
#pragma once

#include "core/geometry/hull.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

inline double distanceToSegment(PlanePoint a, PlanePoint b, PlanePoint point)
{
    const double x = b.across - a.across, y = b.up - a.up, squared = x * x + y * y;
    const double along = ((point.across - a.across) * x + (point.up - a.up) * y) / squared;
    const double t = squared > 0 ? std::clamp(along, 0.0, 1.0) : 0;
    return std::hypot(point.across - a.across - t * x, point.up - a.up - t * y);
}

// Whether `point` lies in the hull with these corners, counter-clockwise, or outside by no more than `tolerance`.
inline bool liesInHull(std::span<const PlanePoint> corners, PlanePoint point, double tolerance)
{
    if (corners.empty())
        return false;
    bool inside = corners.size() > 2;
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const PlanePoint a = corners[i], b = corners[(i + 1) % corners.size()];
        inside = inside && (b.across - a.across) * (point.up - a.up) >= (b.up - a.up) * (point.across - a.across);
        nearest = std::min(nearest, distanceToSegment(a, b, point));
    }
    return inside || nearest <= tolerance;
}

} // namespace attn
