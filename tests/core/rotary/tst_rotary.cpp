// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary positions worked out from the vectors before they turn: the layer's own scores, the distance alone, both layouts.
#include "core/base/withheld.h"
#include "core/engine/engine.h"
#include "core/explain/withhold.h"
#include "core/layer/stages.h"
#include "core/lessons/lesson.h"
#include "core/rotary/rotaryscore.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace attn;
using namespace attn::test;

namespace {

ComputedPtr computedOf(const Scene& scene)
{
    const auto numbers = realize(scene);
    REQUIRE_MESSAGE(numbers, (numbers ? "" : numbers.error().message));
    return std::make_shared<const Computed>(scene, *numbers, run(**numbers, *backends().data()));
}

Scene rotary() { return lessonScene("today.02.rope"); }

RotaryVectors vectorsOf(const Computed& computed, const ScorePlace& place)
{
    const auto vectors = rotaryVectors(computed, place);
    REQUIRE(vectors);
    return *vectors;
}

bool isTraced(const Computed& computed, const RotaryVectors& vectors)
{
    const TurnedScore turned = turnedScore(vectors, vectors.queryPosition(), vectors.keyPosition());
    return std::abs(turned.score - tracedScore(computed, vectors.place)) <= turned.error;
}

// Vectors of no layer: random numbers of `components`, all of which turn.
RotaryVectors someVectors(std::int64_t components, RopeLayout layout)
{
    RotaryVectors vectors;
    vectors.rope.layout = layout;
    vectors.dims.hd = components;
    for (std::int64_t at = 0; at < components; ++at) {
        vectors.query.push_back(float(std::sin(double(at) * 1.7 + 0.3)));
        vectors.key.push_back(float(std::cos(double(at) * 2.3 - 0.8)));
    }
    for (std::int64_t pair = 0; pair < components / 2; ++pair)
        vectors.frequencies.push_back(float(std::pow(10000.0, -2.0 * double(pair) / double(components))));
    return vectors;
}

} // namespace

TEST_CASE("what turns to the score is the layer's own, in every kind of layer")
{
    int layers = 0, interleaved = 0, partial = 0, given = 0, normed = 0, shared = 0, next = 0;
    for (std::uint64_t number = 0; number < 3000; ++number) {
        const Scene scene = randomScene(number);
        if (scene.config.stage != Stage::Attention || !scene.config.rope)
            continue;
        CAPTURE(number);
        const ComputedPtr computed = computedOf(scene);
        const Config& config = computed->realized->config;
        const Dims& dims = computed->realized->plan.dims;
        ++layers;
        interleaved += config.rope->layout == RopeLayout::Interleaved;
        partial += config.rope->dims && *config.rope->dims < dims.hd;
        given += !config.rope->inv_freq.empty();
        normed += config.qk_norm.has_value();
        shared += dims.KV < dims.H;
        next += asksWithNext(config);
        for (const ScorePlace& place :
             {ScorePlace{0, 0, dims.T - 1, 0}, ScorePlace{dims.B - 1, dims.H - 1, 0, dims.S - 1},
              ScorePlace{0, dims.H / 2, dims.T / 2, dims.S / 3}}) {
            const RotaryVectors vectors = vectorsOf(*computed, place);
            if (std::isfinite(tracedScore(*computed, vectors.place)))
                CHECK(isTraced(*computed, vectors));
        }
    }
    for (const int met : {layers, interleaved, partial, given, normed, shared, next})
        CHECK(met > 2);
}

TEST_CASE("a number that is pinned between the vectors and the score is found out")
{
    Scene scene = rotary();
    for (const char* pinned : {"q_rotated", "k_rotated", "scores"}) {
        CAPTURE(pinned);
        Scene edited = scene;
        edited.overrides.add({pinned, {0, 0, 3, 1}, 0.5f});
        const ComputedPtr computed = computedOf(edited);
        CHECK(!isTraced(*computed, vectorsOf(*computed, {0, 0, 3, pinned[0] == 'k' ? 3 : 1})));
        CHECK(isTraced(*computed, vectorsOf(*computed, {0, 0, 5, 0})));
    }
}

TEST_CASE("the score depends on the distance alone")
{
    for (const RopeLayout layout : {RopeLayout::Half, RopeLayout::Interleaved}) {
        const RotaryVectors vectors = someVectors(8, layout);
        const double score = turnedScore(vectors, 9, 4, Angles::Float64).score;
        for (const std::int64_t on : {1, 10, 1000, 100'000})
            CHECK(agreeingDigits(turnedScore(vectors, 9 + on, 4 + on, Angles::Float64).score, score, 15) >= 9);
        CHECK(agreeingDigits(turnedScore(vectors, 10, 4, Angles::Float64).score, score, 15) < 2);
        for (const std::int64_t distance : {-7, 0, 5})
            CHECK(scoreAtDistance(vectors, double(distance)) ==
                  doctest::Approx(turnedScore(vectors, 20 + distance, 20, Angles::Float64).score).epsilon(1e-12));
        CHECK(scoreAtDistance(vectors, 0) == doctest::Approx(scoreWithoutTurning(vectors)).epsilon(1e-12));
        double parts = 0;
        for (std::int64_t pair = 0; pair < vectors.pairs(); ++pair)
            parts += partAtDistance(vectors, pair, 2.5);
        CHECK(parts == doctest::Approx(scoreAtDistance(vectors, 2.5)));
    }
}

TEST_CASE("turning keeps lengths, and goes counterclockwise by the position times the frequency")
{
    const RotaryVectors vectors = someVectors(4, RopeLayout::Half);
    const TurnedScore turned = turnedScore(vectors, 3, 1, Angles::Float64);
    REQUIRE(turned.pairs.size() == 2);
    for (std::int64_t pair = 0; pair < 2; ++pair) {
        const PairArrow before = queryArrow(vectors, pair);
        const TurnedPair& after = turned.pairs[std::size_t(pair)];
        CHECK(after.query.length() == doctest::Approx(before.length()));
        CHECK(after.queryTurn == doctest::Approx(3 * double(vectors.frequencies[std::size_t(pair)])));
        const double direction = std::atan2(after.query.up, after.query.across) - std::atan2(before.up, before.across);
        CHECK(std::cos(direction) == doctest::Approx(std::cos(after.queryTurn)));
        CHECK(std::sin(direction) == doctest::Approx(std::sin(after.queryTurn)));
    }
}

TEST_CASE("float32's angles drift at large positions, float64's do not")
{
    const std::vector<MovedScore> moved = movedScores(someVectors(64, RopeLayout::Half), 5, 1);
    REQUIRE(moved.size() == 5);
    CHECK(moved[0].digits == float32_digits);
    CHECK(moved[1].query == 15);
    CHECK(moved[1].key == 11);
    CHECK(moved[1].digits >= 5);
    CHECK(moved[3].query == 100'005);
    CHECK(moved[3].digits < moved[1].digits);
    CHECK(moved[3].exactDigits >= 9);
    CHECK(moved[4].distance() == 5);
    CHECK(moved[4].digits < 3);
}

TEST_CASE("both layouts are one rotation when the rows are re-ordered, and two when they are not")
{
    for (const RopeLayout layout : {RopeLayout::Half, RopeLayout::Interleaved}) {
        RotaryVectors vectors = someVectors(8, layout);
        const RotaryVectors other = inOtherLayout(vectors, Relaid::Reordered);
        CHECK(other.rope.layout != layout);
        CHECK(std::multiset(other.query.begin(), other.query.end()) ==
              std::multiset(vectors.query.begin(), vectors.query.end()));
        CHECK(other.query != vectors.query);
        const TurnedScore one = turnedScore(vectors, 9, 4), two = turnedScore(other, 9, 4);
        for (std::size_t pair = 0; pair < one.pairs.size(); ++pair)
            CHECK(one.pairs[pair].part == two.pairs[pair].part);
        CHECK(one.score == two.score);
        CHECK(inOtherLayout(other, Relaid::Reordered).query == vectors.query);

        const RotaryVectors same = inOtherLayout(vectors, Relaid::SameRows);
        CHECK(same.query == vectors.query);
        CHECK(agreeingDigits(turnedScore(same, 9, 4).score, one.score, 7) < 2);
    }
    const RotaryVectors eight = someVectors(8, RopeLayout::Half);
    CHECK(inOtherLayout(eight, Relaid::Reordered).query[1] == eight.query[4]); // pair 0 of half is 0 and 4
}

TEST_CASE("components that stay keep their part, wherever both go")
{
    RotaryVectors vectors = someVectors(6, RopeLayout::Half);
    vectors.rope.dims = 4;
    vectors.frequencies.pop_back();
    const TurnedScore turned = turnedScore(vectors, 12, 2);
    const double rest = vectors.query[4] * vectors.key[4] + vectors.query[5] * vectors.key[5];
    CHECK(turned.rest == doctest::Approx(rest));
    CHECK(turned.score == doctest::Approx(turned.pairs[0].part + turned.pairs[1].part + rest));
    CHECK(scoreAtDistance(vectors, 10) == doctest::Approx(turned.score).epsilon(1e-5));
    CHECK(inOtherLayout(vectors, Relaid::Reordered).query[5] == vectors.query[5]);
}

TEST_CASE("digits agree as far as the difference leaves them")
{
    CHECK(agreeingDigits(-0.490443, -0.490443, 7) == 7);
    CHECK(agreeingDigits(1.2345, 1.2344, 7) == 4);
    CHECK(agreeingDigits(1, -1, 7) == 0);
    CHECK(agreeingDigits(0, 1e-9, 7) == 0);
    CHECK(agreeingDigits(NAN, 1, 7) == 0);
    CHECK(agreeingDigits(1, 1 + 1e-12, 7) == 7);
}

TEST_CASE("there is nothing to turn without rotary positions, and what is withheld stays so")
{
    CHECK(!rotaryVectors(*computedOf(paramScene()), {}));
    Scene alone;
    alone.config.stage = Stage::SoftmaxOnly;
    alone.inputs = {{"masked", Tensor({2, 2}, {1, 2, 3, 4})}};
    CHECK(!rotaryVectors(*computedOf(alone), {}));

    const ComputedPtr all = computedOf(rotary());
    CHECK(!vectorsOf(*all, {0, 0, 3, 1}).isWithheld());
    const ComputedPtr less = withhold(all, {{"k", {0, 0, 1, 2}}});
    CHECK(vectorsOf(*less, {0, 0, 3, 1}).isWithheld());
    CHECK(!vectorsOf(*less, {0, 0, 3, 2}).isWithheld());
    const RotaryVectors outside = vectorsOf(*all, {4, 9, 99, -3}); // brought inside
    CHECK(outside.place == ScorePlace{0, 0, 5, 0});
}
