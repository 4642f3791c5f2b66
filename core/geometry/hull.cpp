// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/hull.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// Twice the area of the triangle; positive when the corner at `b` turns left.
double turn(PlanePoint a, PlanePoint b, PlanePoint c)
{
    return (b.across - a.across) * (c.up - a.up) - (b.up - a.up) * (c.across - a.across);
}

} // namespace

// Andrew's monotone chain.
std::vector<std::size_t> convexHull(std::span<const PlanePoint> points)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (std::isfinite(points[i].across) && std::isfinite(points[i].up))
            order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return points[a].across != points[b].across ? points[a].across < points[b].across : points[a].up < points[b].up;
    });
    const auto repeated =
        std::ranges::unique(order, [&](std::size_t a, std::size_t b) { return points[a] == points[b]; });
    order.erase(repeated.begin(), repeated.end());
    if (order.size() < 3)
        return order;
    const auto chain = [&](auto begin, auto end) {
        std::vector<std::size_t> corners;
        for (auto at = begin; at != end; ++at) {
            while (corners.size() >= 2 &&
                   turn(points[corners[corners.size() - 2]], points[corners.back()], points[*at]) <= 0)
                corners.pop_back();
            corners.push_back(*at);
        }
        corners.pop_back(); // the other chain begins there
        return corners;
    };
    std::vector<std::size_t> corners = chain(order.begin(), order.end());
    const std::vector<std::size_t> upper = chain(order.rbegin(), order.rend());
    corners.insert(corners.end(), upper.begin(), upper.end());
    return corners;
}

} // namespace attn
