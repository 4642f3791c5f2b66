// SPDX-License-Identifier: GPL-3.0-or-later
// What a model's page shows of heads, from their weights alone.
#include "core/engine/computescene.h"
#include "core/heads/headfigures.h"
#include "core/heads/headshows.h"
#include "tests/core/support/tracescenes.h"

#include <cmath>
#include <doctest/doctest.h>
#include <limits>

using namespace attn;

namespace {

constexpr float none = std::numeric_limits<float>::quiet_NaN();

std::vector<char> triangle(std::int64_t tokens)
{
    std::vector<char> allowed;
    for (std::int64_t i = 0; i < tokens * tokens; ++i)
        allowed.push_back(i % tokens <= i / tokens);
    return allowed;
}

} // namespace

TEST_CASE("A head's figures are those of its rows")
{
    // Tokens A B A B: the third looks at what followed the first, the fourth at what followed the second, by 0.5.
    const Tensor weights({2, 4, 4}, {1, 0, 0, 0, 0.5f, 0.5f, 0, 0, 0, 1, 0, 0, 0.25f, 0, 0.5f, 0.25f, //
                                     1, 0, 0, 0, 1,    0,    0, 0, 1, 0, 0, 0, 1,     0, 0,    0});
    const auto shows = headShows(weights, {0, 1, 0, 1}, triangle(4));
    REQUIRE(shows.size() == 2);
    CHECK(shows[0].entropy == doctest::Approx((1 + 0 + 1.5) / 3));
    CHECK(shows[0].distance == doctest::Approx((0.5 + 1 + 0.75 + 0.5) / 3));
    CHECK(shows[0].onFirst == doctest::Approx((0.5 + 0 + 0.25) / 3));
    CHECK(shows[0].onFollowing == doctest::Approx((1 + 0.5) / 2));
    CHECK(shows[1].onFirst == 1);
    CHECK(shows[1].onFollowing == 0);
    CHECK(std::isnan(headShows(weights, {0, 1, 2, 3}, {})[0].onFollowing)); // no token comes again
    // A token that came twice before: what followed both. What follows the one right before is the token itself.
    CHECK(headShows(Tensor({1, 4, 4}, std::vector<float>(16, 0.25f)), {7, 7, 5, 7}, {})[0].onFollowing ==
          doctest::Approx(0.5));
    CHECK(std::isnan(headShows(Tensor({1, 1, 1}, {1}), {0}, {})[0].entropy)); // one key is no choice
    CHECK(std::isnan(headShows(Tensor({1, 2, 2}, {1, 0, -0.5f, 1.5f}), {0, 1}, {})[0].entropy));
}

TEST_CASE("They are the figures that the bench has of the same heads")
{
    Scene scene;
    scene.config.d_in = scene.config.d_out = 8;
    scene.config.num_heads = 2;
    scene.config.mask.kind = MaskKind::SlidingWindow;
    scene.config.mask.apply = MaskApply::FillNegInf;
    scene.config.mask.window = 3;
    scene.draws = {ManualSeed{3}, Randn{"x", {1, 7, 8}, {}}};
    std::string missing;
    auto made = computeScene(scene, **backendNamed("reference"), {}, missing);
    REQUIRE(made);
    const TracedTensor* traced = made->trace->find("weights");
    REQUIRE(traced);
    Tensor weights({2, 7, 7});
    traced->read(0, std::span(weights.mutableData(), std::size_t(weights.size())));
    const auto shows = headShows(weights, {0, 1, 2, 3, 4, 5, 6}, allowedKeys(*made));
    for (std::int64_t head = 0; head < 2; ++head) {
        const auto figures = headFigures(*made, "weights", 0, head);
        REQUIRE(figures);
        CHECK(shows[std::size_t(head)].entropy == figures->mean.entropy);
        CHECK(shows[std::size_t(head)].distance == figures->mean.distance);
        CHECK(shows[std::size_t(head)].onFirst == figures->mean.onFirst);
    }
}

TEST_CASE("The largest change of a head")
{
    const std::vector<float> before = {0.25f, none, 0.5f}, after = {0.5f, none, 0.375f}, gone = {0.25f, none, none};
    CHECK(largestChange(before, after) == 0.25);
    CHECK(largestChange(before, gone) == std::numeric_limits<double>::infinity());
    CHECK(largestChange(before, before) == 0);
}
