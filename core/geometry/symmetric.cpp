// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/symmetric.h"

#include "core/geometry/vectors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

namespace {

using Rows = std::vector<std::vector<double>>;

constexpr std::int64_t largest_by_rotations = 32;
constexpr std::size_t spare_directions = 6; // extra directions in the iteration: it converges faster
constexpr int most_iterations = 400;

// All eigenvectors, as rows, in falling order of their eigenvalues.
Rows byRotations(std::vector<double> a, std::size_t n)
{
    std::vector<double> vectors(n * n);
    for (std::size_t i = 0; i < n; ++i)
        vectors[i * n + i] = 1;
    const auto rotate = [](double& x, double& y, double c, double s) {
        const double before = x;
        x = c * before - s * y;
        y = s * before + c * y;
    };
    for (int sweep = 0; sweep < 60; ++sweep) {
        double off = 0, all = 0;
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j)
                (i == j ? all : off) += a[i * n + j] * a[i * n + j];
        if (off <= 1e-32 * (all + off))
            break;
        for (std::size_t p = 0; p + 1 < n; ++p)
            for (std::size_t q = p + 1; q < n; ++q) {
                const double apq = a[p * n + q];
                if (apq == 0)
                    continue;
                const double theta = (a[q * n + q] - a[p * n + p]) / (2 * apq);
                const double t = (theta < 0 ? -1 : 1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
                const double c = 1 / std::sqrt(t * t + 1), s = t * c;
                for (std::size_t i = 0; i < n; ++i)
                    rotate(a[i * n + p], a[i * n + q], c, s);
                for (std::size_t i = 0; i < n; ++i)
                    rotate(a[p * n + i], a[q * n + i], c, s);
                for (std::size_t i = 0; i < n; ++i)
                    rotate(vectors[p * n + i], vectors[q * n + i], c, s);
            }
    }
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t x, std::size_t y) { return a[x * n + x] > a[y * n + y]; });
    Rows rows;
    for (const std::size_t i : order)
        rows.emplace_back(vectors.begin() + std::ptrdiff_t(i * n), vectors.begin() + std::ptrdiff_t((i + 1) * n));
    return rows;
}

// Makes the rows orthonormal, in their order; one that lies in those before it becomes the next axis that does not.
void orthonormalise(Rows& rows)
{
    const std::size_t n = rows.front().size();
    std::size_t axis = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        double before = lengthOf(rows[i]);
        for (;;) {
            for (int twice = 0; twice < 2; ++twice)
                for (std::size_t j = 0; j < i; ++j) {
                    const double along = dotProduct(rows[i], rows[j]);
                    for (std::size_t k = 0; k < n; ++k)
                        rows[i][k] -= along * rows[j][k];
                }
            const double left = lengthOf(rows[i]);
            if (left > 1e-12 * before && left > 0) {
                for (double& component : rows[i])
                    component /= left;
                break;
            }
            rows[i].assign(n, 0);
            rows[i][axis++] = before = 1;
        }
    }
}

std::vector<double> product(const std::vector<double>& matrix, std::span<const double> vector)
{
    const std::size_t n = vector.size();
    std::vector<double> result(n);
    for (std::size_t i = 0; i < n; ++i)
        result[i] = dotProduct(std::span(matrix).subspan(i * n, n), vector);
    return result;
}

Rows byIteration(const std::vector<double>& matrix, std::size_t n, std::size_t count)
{
    // Begun with the axes of the largest squares.
    std::vector<std::size_t> axes(n);
    std::iota(axes.begin(), axes.end(), std::size_t(0));
    std::ranges::stable_sort(axes, [&](std::size_t x, std::size_t y) { return matrix[x * n + x] > matrix[y * n + y]; });
    Rows block(count + spare_directions, std::vector<double>(n));
    for (std::size_t i = 0; i < block.size(); ++i)
        for (std::size_t k = 0; k < n; ++k)
            block[i][axes[k]] = k % block.size() == i ? 1 : 0;
    orthonormalise(block);
    for (int turn = 0; turn < most_iterations; ++turn) {
        Rows made;
        for (const std::vector<double>& direction : block)
            made.push_back(product(matrix, direction));
        // The best directions inside the subspace (Rayleigh and Ritz).
        const std::size_t m = block.size();
        std::vector<double> small(m * m);
        for (std::size_t i = 0; i < m; ++i)
            for (std::size_t j = 0; j < m; ++j)
                small[i * m + j] = (dotProduct(block[i], made[j]) + dotProduct(block[j], made[i])) / 2;
        const Rows turned = byRotations(small, m);
        Rows next(m, std::vector<double>(n)), images(m, std::vector<double>(n));
        for (std::size_t i = 0; i < m; ++i)
            for (std::size_t j = 0; j < m; ++j)
                for (std::size_t k = 0; k < n; ++k) {
                    next[i][k] += turned[i][j] * block[j][k];
                    images[i][k] += turned[i][j] * made[j][k];
                }
        double apart = 0;
        const double largest = dotProduct(next[0], images[0]);
        for (std::size_t i = 0; i < count; ++i) {
            const double value = dotProduct(next[i], images[i]);
            double squares = 0;
            for (std::size_t k = 0; k < n; ++k)
                squares += (images[i][k] - value * next[i][k]) * (images[i][k] - value * next[i][k]);
            apart = std::max(apart, std::sqrt(squares));
        }
        if (apart <= 1e-11 * largest) {
            block = std::move(next);
            break;
        }
        block = std::move(images);
        orthonormalise(block);
    }
    block.resize(count);
    return block;
}

} // namespace

std::vector<std::vector<double>> largestEigenvectors(std::vector<double> matrix, std::int64_t size, int count)
{
    const std::size_t n = std::size_t(size), wanted = std::min(std::size_t(count), n);
    if (!std::ranges::all_of(matrix, [](double number) { return std::isfinite(number); }) ||
        std::ranges::all_of(matrix, [](double number) { return number == 0; }))
        return {};
    if (size > largest_by_rotations)
        return byIteration(matrix, n, wanted);
    Rows all = byRotations(std::move(matrix), n);
    all.resize(wanted);
    return all;
}

} // namespace attn
