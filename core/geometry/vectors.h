// SPDX-License-Identifier: GPL-3.0-or-later
// Length, angle, dot product and distance of vectors in float64: the geometry behind a score.
#pragma once

#include <optional>
#include <span>

namespace attn {

// Both of as many components.
double dotProduct(std::span<const double> a, std::span<const double> b);
double lengthOf(std::span<const double> vector);
double distanceBetween(std::span<const double> a, std::span<const double> b);
// In degrees, 0 .. 180; nullopt if either has no direction: its length is 0 or nan.
std::optional<double> angleBetween(std::span<const double> a, std::span<const double> b);

} // namespace attn
