// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/arrowplane.h"

#include "core/geometry/symmetric.h"
#include "core/geometry/vectors.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

bool isFinite(std::span<const double> vector)
{
    return std::ranges::all_of(vector, [](double number) { return std::isfinite(number); });
}

void makeLargestPositive(std::vector<double>& direction)
{
    const auto largest = std::ranges::max_element(direction, {}, [](double component) { return std::abs(component); });
    // Of components that differ by rounding alone the first decides.
    const auto decides = std::ranges::find_if(
        direction, [&](double component) { return std::abs(component) >= std::abs(*largest) * (1 - 1e-9); });
    if (decides != direction.end() && *decides < 0)
        for (double& component : direction)
            component = -component;
}

} // namespace

PlanePoint ArrowPlane::of(std::span<const double> vector) const
{
    return {dotProduct(vector, across), dotProduct(vector, up)};
}

std::vector<double> ArrowPlane::moved(std::span<const double> vector, PlanePoint tip) const
{
    const PlanePoint now = of(vector);
    std::vector<double> result(vector.begin(), vector.end());
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] += (tip.across - now.across) * across[i] + (tip.up - now.up) * up[i];
    return result;
}

ArrowPlane componentPlane(std::int64_t components, std::int64_t across, std::int64_t up)
{
    ArrowPlane plane{std::vector<double>(std::size_t(components)), std::vector<double>(std::size_t(components))};
    plane.across[std::size_t(across)] = 1;
    if (up != across)
        plane.up[std::size_t(up)] = 1;
    return plane;
}

ArrowPlane principalPlane(std::span<const std::vector<double>> vectors, std::int64_t components)
{
    const ArrowPlane first = componentPlane(components, 0, std::min<std::int64_t>(1, components - 1));
    if (components < 2)
        return first;
    const std::size_t n = std::size_t(components);
    std::vector<double> squares(n * n);
    for (const std::vector<double>& vector : vectors)
        if (isFinite(vector))
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j <= i; ++j)
                    squares[i * n + j] += vector[i] * vector[j];
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < i; ++j)
            squares[j * n + i] = squares[i * n + j];
    std::vector<std::vector<double>> found = largestEigenvectors(std::move(squares), components, 2);
    if (found.size() < 2)
        return first;
    for (std::vector<double>& direction : found)
        makeLargestPositive(direction);
    return {std::move(found[0]), std::move(found[1])};
}

double shareOfSquares(const ArrowPlane& plane, std::span<const std::vector<double>> vectors)
{
    double all = 0, shown = 0;
    for (const std::vector<double>& vector : vectors) {
        if (!isFinite(vector))
            continue;
        all += dotProduct(vector, vector);
        shown += dotProductIn(plane, vector, vector);
    }
    return all > 0 ? std::min(shown / all, 1.0) : 1;
}

double dotProductIn(const ArrowPlane& plane, std::span<const double> a, std::span<const double> b)
{
    const PlanePoint left = plane.of(a), right = plane.of(b);
    return left.across * right.across + left.up * right.up;
}

} // namespace attn
