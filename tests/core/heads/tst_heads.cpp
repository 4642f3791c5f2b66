// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/withheld.h"
#include "core/engine/computescene.h"
#include "core/explain/withhold.h"
#include "core/heads/alikeheads.h"
#include "core/heads/headfigures.h"
#include "core/heads/headloss.h"
#include "core/heads/headmean.h"
#include "core/matrix/matrixaxes.h"
#include "tests/core/support/tracescenes.h"

#include <cmath>

using namespace attn;

namespace {

ComputedPtr computedOf(const Scene& scene)
{
    std::string missing;
    auto made = computeScene(scene, **backendNamed("reference"), {}, missing);
    REQUIRE(made);
    return std::make_shared<const Computed>(std::move(*made));
}

// Weights as they are given: [1, heads, T, T].
ComputedPtr givenWeights(std::int64_t heads, std::int64_t T, std::vector<float> weights)
{
    Scene scene;
    scene.config.starts_from = StartsFrom::Weights;
    scene.config.num_heads = heads;
    scene.config.d_in = scene.config.d_out = heads;
    scene.inputs = {{"weights", Tensor({1, heads, T, T}, std::move(weights))}};
    return computedOf(scene);
}

} // namespace

TEST_CASE("A row's figures are those of its weights")
{
    const ComputedPtr computed =
        givenWeights(1, 4, {1, 0, 0, 0, 0.5f, 0.5f, 0, 0, 0, 0.25f, 0.5f, 0.25f, 0.25f, 0.25f, 0.25f, 0.25f});
    const auto figures = headFigures(*computed, "weights", 0, 0);
    REQUIRE(figures);
    REQUIRE(figures->rows.size() == 4);
    const RowFigures& third = figures->rows[2];
    CHECK(third.entropy == doctest::Approx(1.5));
    CHECK(third.mostEntropy == doctest::Approx(2));
    CHECK(third.largest == 0.5);
    CHECK(third.largestBefore == 0.25);
    CHECK(third.distance == doctest::Approx(0.5));
    CHECK(third.ahead == doctest::Approx(0));
    CHECK(third.onFirst == 0);
    CHECK(third.onItself == 0.5);
    const RowFigures& last = figures->rows[3];
    CHECK(last.distance == doctest::Approx(1.5));
    CHECK(last.ahead == doctest::Approx(-1.5));
    CHECK(last.mostDistance == 3);
    CHECK(figures->mean.entropy == doctest::Approx((0 + 1 + 1.5 + 2) / 4));
    CHECK(figures->mean.onFirst == doctest::Approx((1 + 0.5 + 0 + 0.25) / 4));
    CHECK(figures->mean.largest == 1);
}

TEST_CASE("Rows with one key do not count")
{
    Scene scene = paramScene();
    scene.config.mask.kind = MaskKind::Causal;
    scene.config.mask.apply = MaskApply::FillNegInf;
    const auto figures = headFigures(*computedOf(scene), "weights", 0, 0);
    REQUIRE(figures);
    CHECK(figures->rows[0] == RowFigures{.keys = 1});
    CHECK(figures->mean.largest < 1);
    CHECK(figures->rows[3].keys == 4);
    double entropy = 0;
    for (std::size_t row = 1; row < 6; ++row)
        entropy += figures->rows[row].entropy;
    CHECK(figures->mean.entropy == doctest::Approx(entropy / 5));
}

TEST_CASE("Figures of what dropout left are those of shares, and negative weights have none")
{
    const ComputedPtr twice = givenWeights(1, 2, {1, 1, 2, 0});
    const auto figures = headFigures(*twice, "weights", 0, 0);
    REQUIRE(figures);
    CHECK(figures->rows[0].entropy == doctest::Approx(1));
    CHECK(figures->rows[1].entropy == doctest::Approx(0));
    CHECK(figures->rows[1].largest == 2);
    CHECK_FALSE(headFigures(*givenWeights(1, 2, {1, -1, 0.5f, 0.5f}), "weights", 0, 0));
    CHECK_FALSE(headFigures(*twice, "v", 0, 0));
}

TEST_CASE("The mean of the heads is that of each cell, and hidden where one is")
{
    const ComputedPtr computed = givenWeights(3, 2, {1, 0, 0.5f, 0.5f, 1, 0, 0.25f, 0.75f, 1, 0, 0, 1});
    CHECK(meanOverHeads(*computed, *computed->trace->find("weights"), 0) == std::vector<double>{1, 0, 0.25, 0.75});
    // In float64: three times 0.1f is not what float32 makes of it.
    const ComputedPtr tenths = givenWeights(3, 1, {0.1f, 0.1f, 0.1f});
    CHECK(meanOverHeads(*tenths, *tenths->trace->find("weights"), 0).front() ==
          doctest::Approx(double(0.1f)).epsilon(1e-15));
    const Scene scene = lessonScene("003.mha");
    const ComputedPtr hidden = withhold(computedOf(scene), {{"weights", {0, 1, 2, 0}}});
    const std::vector<double> mean = meanOverHeads(*hidden, *hidden->trace->find("weights"), 0);
    const std::int64_t T = hidden->trace->find("weights")->shape.back();
    CHECK(isWithheld(mean[std::size_t(2 * T)]));
    CHECK(mean[0] == 1);
}

TEST_CASE("A hidden weight leaves its head without figures, without a pair and without a loss")
{
    const Scene scene = lessonScene("003.mha");
    const ComputedPtr all = computedOf(scene), without = computedOf(withHeadSwitched(scene, 0));
    REQUIRE(alikeHeads(*all, "weights", 0).size() == 1);
    const ComputedPtr computed = withhold(all, {{"weights", {0, 1, 2, 0}}});
    REQUIRE(computed->hides("weights"));
    CHECK(headFigures(*computed, "weights", 0, 0));
    CHECK_FALSE(headFigures(*computed, "weights", 0, 1));
    CHECK(alikeHeads(*computed, "weights", 0).empty());
    CHECK(std::isnan(distanceOfHeads(*computed, "weights", 0, 0, 1).most));
    CHECK(headLoss(*all, *without, 0));
    CHECK_FALSE(headLoss(*computed, *without, 0));
}

TEST_CASE("Heads that do nearly the same are named with the row that differs most")
{
    const ComputedPtr computed =
        givenWeights(3, 2, {0.5f, 0.5f, 0.25f, 0.75f, 0.0f, 1.0f, 1.0f, 0.0f, 0.5f, 0.5f, 0.27f, 0.73f});
    const std::vector<HeadPair> pairs = alikeHeads(*computed, "weights", 0);
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].a == 0);
    CHECK(pairs[0].b == 2);
    CHECK(pairs[0].row == 1);
    CHECK(pairs[0].most == doctest::Approx(0.02));
    CHECK(alikeWords(pairs[0]) == "heads 0 and 2 do nearly the same thing; their rows differ by at most 0.020");
    const HeadPair far = distanceOfHeads(*computed, "weights", 0, 0, 1);
    CHECK(far.most == doctest::Approx(0.75));
    CHECK(alikeWords(far) ==
          "no two heads do nearly the same thing; the closest are heads 0 and 1, whose rows differ by at most 0.750");
    CHECK(alikeWords({0, 1, 0}) == "heads 0 and 1 do nearly the same thing; their rows are identical");
}

TEST_CASE("What is lost without a head is the change of the result")
{
    const Scene scene = lessonScene("003.mha");
    const ComputedPtr with = computedOf(scene), without = computedOf(withHeadSwitched(scene, 1));
    const auto loss = headLoss(*with, *without, 0);
    REQUIRE(loss);
    CHECK(loss->tensor == resultOf(*with->realized));
    const Tensor before = with->trace->dense(*with->trace->find(loss->tensor));
    const Tensor after = without->trace->dense(*without->trace->find(loss->tensor));
    double change = 0, length = 0, largest = 0;
    const std::int64_t count = before.size() / before.dim(0);
    for (std::int64_t i = 0; i < count; ++i) {
        const double moved = double(after.values()[i]) - double(before.values()[i]);
        change += moved * moved;
        length += double(before.values()[i]) * before.values()[i];
        largest = std::max(largest, std::abs(moved));
    }
    CHECK(loss->share == doctest::Approx(std::sqrt(change / length)).epsilon(1e-5));
    CHECK(std::abs(loss->largest) == doctest::Approx(largest).epsilon(1e-5));
    CHECK(loss->share > 0);
    CHECK(headLoss(*with, *with, 0)->share == 0);
    CHECK(withHeadSwitched(withHeadSwitched(scene, 1), 1) == scene);
    CHECK(withAllHeads(withHeadSwitched(withHeadSwitched(scene, 1), 0)) == scene);
}

TEST_CASE("A layer without a context says why switching a head off does nothing")
{
    Scene scene = paramScene();
    CHECK(whyNoHeadMatters(scene.config).empty());
    scene.config.starts_from = StartsFrom::XForScores;
    scene.draws.pop_back();
    CHECK(whyNoHeadMatters(scene.config) ==
          "This layer ends with the weights. It has no context, so turning off a head changes nothing.");
}
