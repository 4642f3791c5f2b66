// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/arrowplane.h"
#include "core/geometry/layervectors.h"
#include "core/geometry/leastchange.h"
#include "core/geometry/mixture.h"
#include "core/geometry/symmetric.h"
#include "core/geometry/vectors.h"
#include "core/layer/stages.h"
#include "tests/core/support/editscenes.h"
#include "tests/core/support/insidehull.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace attn;
using namespace attn::test;

namespace {

using Vectors = std::vector<std::vector<double>>;

ComputedPtr computedOf(const Scene& scene)
{
    const RealizedPtr numbers = realized(scene);
    return std::make_shared<const Computed>(scene, numbers, run(*numbers, *backends().data()));
}

// Vectors around the origin whose squares lie `spread` along orthonormal directions, which are given back.
Vectors alongDirections(std::size_t n, const std::vector<double>& spread, std::mt19937& random, Vectors& vectors)
{
    std::normal_distribution<double> normal;
    Vectors directions;
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<double> direction(n);
        for (double& component : direction)
            component = normal(random);
        for (int twice = 0; twice < 2; ++twice)
            for (const auto& before : directions) {
                const double along = dotProduct(direction, before);
                for (std::size_t k = 0; k < n; ++k)
                    direction[k] -= along * before[k];
            }
        const double length = lengthOf(direction);
        for (double& component : direction)
            component /= length;
        directions.push_back(direction);
    }
    for (std::size_t i = 0; i < n; ++i)
        for (const double sign : {1.0, -1.0}) {
            vectors.push_back(directions[i]);
            for (double& component : vectors.back())
                component *= sign * std::sqrt(spread[i] / 2);
        }
    return directions;
}

} // namespace

TEST_CASE("lengths, angles and dot products are those of the notebooks' layer")
{
    const ComputedPtr computed = computedOf(lessonScene("003.mha"));
    const LayerVectors vectors = layerVectors(*computed, 0, std::nullopt);
    CHECK(vectors.components() == 2);
    CHECK(vectors.headOf(1) == 1);
    const auto& q = vectors.vector(VectorKind::Query, 3);
    const auto& k = vectors.vector(VectorKind::Key, 1);
    CHECK(lengthOf(q) == doctest::Approx(0.1669).epsilon(5e-4));
    CHECK(lengthOf(k) == doctest::Approx(0.8767).epsilon(5e-4));
    CHECK(*angleBetween(q, k) == doctest::Approx(42.4464).epsilon(1e-5));
    CHECK(dotProduct(q, k) == doctest::Approx(0.1080).epsilon(5e-4));
    double scores = 0;
    for (std::int64_t h = 0; h < 2; ++h) {
        const TracedTensor& made = *computed->trace->find("scores");
        scores += computed->trace->cell(made, {0, h, 3, 1});
        const LayerVectors own = layerVectors(*computed, 0, h);
        CHECK(own.components() == 1);
        CHECK(own.vector(VectorKind::Query, 3)[0] == q[std::size_t(h)]);
        CHECK((own.cellOf(VectorKind::Key, 1, 0) == CellRef{"k", {0, h, 1, 0}}));
    }
    CHECK(scores == doctest::Approx(dotProduct(q, k)).epsilon(1e-6));
}

TEST_CASE("the dot product of two arrows is the score that they make, however queries and keys are made")
{
    int normed = 0, turned = 0, shared = 0;
    for (std::uint64_t number = 0; number < 900; ++number) {
        const Scene scene = randomScene(number, {2, 6, 8, 4, 4});
        const ComputedPtr computed = computedOf(scene);
        const TracedTensor* scores = computed->trace->find("scores");
        const std::int64_t head = computed->realized->plan.dims.H - 1;
        const LayerVectors vectors = layerVectors(*computed, 0, head);
        CHECK((vectors.tokens == 0 || !readsMemory(scene.config)));
        if (vectors.tokens == 0 || !scores)
            continue;
        CAPTURE(number);
        for (std::int64_t i = 0; i < vectors.tokens; ++i)
            for (std::int64_t j = 0; j < vectors.tokens; ++j) {
                const auto &q = vectors.vector(VectorKind::Query, vectors.asker(i)),
                           &k = vectors.vector(VectorKind::Key, j);
                const double score = computed->trace->cell(*scores, {0, head, i, j}), size = lengthOf(q) * lengthOf(k);
                if (std::isfinite(size) && size < 1e30)
                    CHECK(std::abs(dotProduct(q, k) - score) <= 1e-5 * (1 + size));
            }
        normed += normsQueries(scene.config);
        turned += rotates(scene.config);
        shared += vectors.sharing > 1;
    }
    for (const int met : {normed, turned, shared})
        CHECK(met > 10);
}

TEST_CASE("an angle keeps its digits where it is small, and is none without a direction")
{
    const std::vector<double> east = {2, 0}, nearly = {3, 3e-9}, west = {-1, 0}, north = {0, 5}, nowhere = {0, 0};
    CHECK(*angleBetween(east, nearly) == doctest::Approx(1e-9 * 180 / std::numbers::pi).epsilon(1e-9));
    CHECK(*angleBetween(east, west) == doctest::Approx(180));
    CHECK(*angleBetween(east, north) == doctest::Approx(90));
    CHECK(!angleBetween(east, nowhere));
    CHECK(!angleBetween(std::vector<double>{std::nan(""), 1}, east));
    CHECK(distanceBetween(east, north) == doctest::Approx(std::sqrt(29)));
}

TEST_CASE("the principal plane is the one that the vectors were made in, with signs that stay")
{
    std::mt19937 random(3);
    for (const std::size_t n : {2, 3, 7, 32, 33, 64, 150}) {
        CAPTURE(n);
        std::vector<double> spread(n);
        for (std::size_t i = 0; i < n; ++i)
            spread[i] = 1 / double(1 + i * i);
        Vectors vectors;
        const Vectors directions = alongDirections(n, spread, random, vectors);
        const ArrowPlane plane = principalPlane(vectors, std::int64_t(n));
        CHECK(std::abs(dotProduct(plane.across, directions[0])) == doctest::Approx(1).epsilon(1e-9));
        CHECK(std::abs(dotProduct(plane.up, directions[1])) == doctest::Approx(1).epsilon(1e-9));
        CHECK(dotProduct(plane.across, plane.up) == doctest::Approx(0).epsilon(1e-12));
        double all = 0;
        for (const double each : spread)
            all += each;
        CHECK(shareOfSquares(plane, vectors) == doctest::Approx((spread[0] + spread[1]) / all).epsilon(1e-9));
        for (const auto& axis : {plane.across, plane.up})
            CHECK(*std::ranges::max_element(axis, {}, [](double c) { return std::abs(c); }) > 0);
        for (auto& vector : vectors) // turned round: the same plane
            for (double& component : vector)
                component = -component;
        CHECK(principalPlane(vectors, std::int64_t(n)) == plane);
    }
}

TEST_CASE("a principal plane of no vectors, of one and of many alike is a plane all the same")
{
    const Vectors none, one = {{0, 0, 3, 0}}, broken = {{1, std::nan(""), 0, 0}, {0, 2, 0, 0}};
    CHECK(principalPlane(none, 4) == componentPlane(4, 0, 1));
    CHECK(principalPlane(none, 1).up == std::vector<double>{0});
    const ArrowPlane along = principalPlane(one, 4);
    CHECK(along.across == std::vector<double>{0, 0, 1, 0});
    CHECK(lengthOf(along.up) == doctest::Approx(1));
    CHECK(dotProduct(along.across, along.up) == doctest::Approx(0));
    CHECK(principalPlane(broken, 4).across == std::vector<double>{0, 1, 0, 0});
    const Vectors flat = {std::vector<double>(40, 0.5)};
    const ArrowPlane large = principalPlane(flat, 40);
    CHECK(large.across[7] == doctest::Approx(1 / std::sqrt(40)));
    CHECK(lengthOf(large.up) == doctest::Approx(1));
    CHECK(largestEigenvectors({0, 0, 0, 0}, 2, 2).empty());
}

TEST_CASE("a vector is moved in its plane and stays where it is outside of it")
{
    const ArrowPlane plane = componentPlane(4, 2, 0);
    const std::vector<double> vector = {1, 2, 3, 4};
    CHECK(plane.of(vector) == PlanePoint{3, 1});
    CHECK(plane.moved(vector, {-1, 7}) == std::vector<double>{7, 2, -1, 4});
    CHECK(dotProductIn(plane, vector, vector) == 10);
    CHECK(shareOfSquares(plane, Vectors{vector}) == doctest::Approx(10.0 / 30));
    const ArrowPlane line = componentPlane(1, 0, 0);
    CHECK(line.of(std::vector<double>{5}) == PlanePoint{5, 0});
    CHECK(line.moved(std::vector<double>{5}, {2, 9}) == std::vector<double>{2});
}

TEST_CASE("a hull has its corners alone")
{
    const std::vector<PlanePoint> square = {{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}, {1, 0}, {0, 0}, {std::nan(""), 1}};
    CHECK(convexHull(square) == std::vector<std::size_t>{0, 1, 3, 4});
    CHECK(convexHull(std::vector<PlanePoint>{}).empty());
    CHECK(convexHull(std::vector<PlanePoint>{{1, 1}, {1, 1}}) == std::vector<std::size_t>{0});
    CHECK(convexHull(std::vector<PlanePoint>{{3, 3}, {1, 1}, {2, 2}}) == std::vector<std::size_t>{1, 0});
}

TEST_CASE("a context lies in the hull of its values wherever its weights are an average")
{
    int averages = 0, others = 0;
    for (std::uint64_t number = 0; number < 900; ++number) {
        const Scene scene = randomScene(number, {2, 6, 8, 3, 4});
        const ComputedPtr computed = computedOf(scene);
        const LayerVectors vectors = layerVectors(*computed, 0, 0);
        if (!vectors.has(VectorKind::Context) || vectors.components() < 2)
            continue;
        CAPTURE(number);
        const ArrowPlane plane = componentPlane(vectors.components(), 0, vectors.components() - 1);
        for (std::int64_t query = 0; query < vectors.tokens; ++query) {
            const Mixture mixture = mixtureOf(*computed, 0, 0, query);
            REQUIRE(std::int64_t(mixture.weights.size()) == vectors.tokens);
            if (!mixture.isAverage()) {
                ++others;
                continue;
            }
            std::vector<PlanePoint> used;
            double size = 1;
            for (std::int64_t key = 0; key < vectors.tokens; ++key)
                if (mixture.weights[std::size_t(key)] > 0) {
                    used.push_back(plane.of(vectors.vector(VectorKind::Value, key)));
                    size = std::max({size, std::abs(used.back().across), std::abs(used.back().up)});
                }
            std::vector<PlanePoint> corners;
            for (const std::size_t corner : convexHull(used))
                corners.push_back(used[corner]);
            const PlanePoint context = plane.of(vectors.vector(VectorKind::Context, query));
            if (!std::isfinite(size) || !std::isfinite(context.across) || !std::isfinite(context.up))
                continue;
            ++averages;
            CHECK(liesInHull(corners, context, 2e-5 * size));
        }
    }
    CHECK(averages > 300);
    CHECK(others > 50);
}

TEST_CASE("the least change gives what is wanted, and nothing where nothing does")
{
    std::mt19937 random(11);
    std::normal_distribution<double> normal;
    for (int turn = 0; turn < 50; ++turn) {
        const std::size_t inputs = 3 + turn % 6, outputs = 1 + turn % 3;
        Vectors rows(outputs, std::vector<double>(inputs));
        for (auto& row : rows)
            for (double& number : row)
                number = normal(random);
        const LeastChange change(rows);
        CHECK(change.rank() == outputs);
        std::vector<double> wanted(outputs);
        for (double& number : wanted)
            number = normal(random);
        const auto found = change(wanted);
        REQUIRE(found);
        const auto made = change.outcome(*found);
        for (std::size_t i = 0; i < outputs; ++i)
            CHECK(made[i] == doctest::Approx(wanted[i]).epsilon(1e-12));
        // Any other change that does the same is longer: what is added lies at right angles.
        std::vector<double> other(inputs);
        for (double& number : other)
            number = normal(random);
        const auto undone = change(change.outcome(other));
        REQUIRE(undone);
        std::vector<double> without_effect(inputs);
        for (std::size_t d = 0; d < inputs; ++d)
            without_effect[d] = other[d] - (*undone)[d];
        CHECK(dotProduct(without_effect, *found) == doctest::Approx(0).epsilon(1e-10));
    }
    const LeastChange twice({{1, 2}, {2, 4}, {0, 0}});
    CHECK(twice.rank() == 1);
    CHECK(twice(std::vector<double>{1, 2, 0}));
    CHECK(!twice(std::vector<double>{1, 2.1, 0}));
    CHECK(!twice(std::vector<double>{1, 2, 0.5}));
    CHECK(*twice(std::vector<double>{0, 0, 0}) == std::vector<double>{0, 0});
    CHECK(!LeastChange({{0, 0}})(std::vector<double>{1}));
}
