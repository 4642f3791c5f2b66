// SPDX-License-Identifier: GPL-3.0-or-later
// The plane in which vectors are drawn as arrows from the origin: of two of their components, or the one that shows most of
// them; and how much of them and of a dot product it shows.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace attn {

struct PlanePoint {
    double across = 0, up = 0;
    bool operator==(const PlanePoint&) const = default;
};

// Two perpendicular directions of length 1; `up` is all zeros if vectors have a single component.
struct ArrowPlane {
    std::vector<double> across, up;

    PlanePoint of(std::span<const double> vector) const;
    // `vector` moved in the plane to lie over `tip`; its part outside the plane stays as it is.
    std::vector<double> moved(std::span<const double> vector, PlanePoint tip) const;
    bool operator==(const ArrowPlane&) const = default;
};

// Of `components` components, the one to the right and the one upwards; both the same: a line.
ArrowPlane componentPlane(std::int64_t components, std::int64_t across, std::int64_t up);
// The plane through the origin that holds most of the vectors' squared lengths: their first two right singular vectors.
// The sign of each is such that its largest component is positive, so that equal vectors always give the same picture.
// Vectors that are not finite are left out; without any it is the plane of the first two components.
ArrowPlane principalPlane(std::span<const std::vector<double>> vectors, std::int64_t components);

// How much of the vectors' squared lengths lies in the plane, 0 .. 1; 1 where all are of length 0.
double shareOfSquares(const ArrowPlane& plane, std::span<const std::vector<double>> vectors);
// The part of a dot product that the plane shows: that of the drawn vectors.
double dotProductIn(const ArrowPlane& plane, std::span<const double> a, std::span<const double> b);

} // namespace attn
