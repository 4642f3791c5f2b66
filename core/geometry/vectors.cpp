// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/vectors.h"

#include <cmath>
#include <numbers>

namespace attn {

double dotProduct(std::span<const double> a, std::span<const double> b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

double lengthOf(std::span<const double> vector) { return std::sqrt(dotProduct(vector, vector)); }

double distanceBetween(std::span<const double> a, std::span<const double> b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return std::sqrt(sum);
}

std::optional<double> angleBetween(std::span<const double> a, std::span<const double> b)
{
    const double along = lengthOf(a), other = lengthOf(b);
    if (!(along > 0) || !(other > 0) || !std::isfinite(along) || !std::isfinite(other))
        return std::nullopt;
    // From the sum and the difference of the directions: an arc cosine loses half of the digits of small angles.
    double apart = 0, together = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double u = a[i] / along, v = b[i] / other;
        apart += (u - v) * (u - v);
        together += (u + v) * (u + v);
    }
    return 2 * std::atan2(std::sqrt(apart), std::sqrt(together)) * 180 / std::numbers::pi;
}

} // namespace attn
