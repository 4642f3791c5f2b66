// SPDX-License-Identifier: GPL-3.0-or-later
// The running softmax: by hand on small rows, and against what the layer made, for tiles of every size over random scenes
// of the whole family.
#include "core/engine/computescene.h"
#include "core/explain/withhold.h"
#include "core/online/onlinesoftmax.h"
#include "core/rewrite/rewriting.h"
#include "tests/core/support/scenes.h"
#include "tests/core/support/tracescenes.h"

#include <cmath>
#include <limits>
#include <map>

using namespace attn;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

ComputedPtr computedOf(const Scene& scene, std::string_view backend = "cpu")
{
    std::string missing;
    auto made = computeScene(scene, **backendNamed(backend), {}, missing);
    REQUIRE_MESSAGE(made, made.error().message);
    return std::make_shared<const Computed>(std::move(*made));
}

OnlineRow rowOf(std::vector<float> logits, std::vector<float> values = {}, std::int64_t width = 0)
{
    OnlineRow row;
    row.logits = std::move(logits);
    row.values = std::move(values);
    row.width = width;
    return row;
}

// What a row of a random scene has, so that the test can say which kinds it met.
std::vector<std::string> kindsOf(const Config& config, const Dims& dims, const OnlineRow& row)
{
    std::vector<std::string> kinds;
    const auto add = [&](bool has, const char* name) {
        if (has)
            kinds.emplace_back(name);
    };
    add(masksBefore(config) && !maskAdds(config), "filled mask");
    add(maskAdds(config), "added mask");
    add(std::ranges::any_of(row.masked, [](bool masked) { return masked; }), "masked key");
    add(row.keys() > 1 && std::ranges::all_of(row.logits, [](float z) { return z == -infinity; }), "fully masked");
    add(row.zeroed, "zeroed");
    add(row.sink.has_value(), "sink");
    add(config.temperature != 1, "temperature");
    add(capsScores(config), "softcap");
    add(addsBias(config), "bias");
    add(rotates(config), "rope");
    add(sharesKeys(config, dims), "shared keys");
    add(!row.kept.empty(), "dropout");
    add(dims.S != dims.T, "cross-attention");
    add(row.width == 0, "no values");
    add(config.scale_at == ScaleAt::AfterMask, "scaled after the mask");
    add(std::ranges::any_of(row.weights, [](float w) { return std::isnan(w); }), "nan");
    return kinds;
}

} // namespace

TEST_CASE("Two tiles by hand")
{
    // Before dropout: e^0 and e^-1, then the maximum grows by 2 and both shrink by e^-2.
    const OnlineRow row = rowOf({1, 0, 3, 3}, {1, 2, 3, 4}, 1);
    const OnlineSoftmax online = onlineSoftmax(row, 2);
    REQUIRE(online.tiles.size() == 2);
    REQUIRE(online.states.size() == 3);
    CHECK(online.states[0].maximum == -infinity);
    CHECK(online.states[0].sum == 0);
    CHECK(online.tiles[0].factor == 0);
    CHECK(online.tiles[0].maximum == 1);
    CHECK(online.states[1].sum == doctest::Approx(1 + std::exp(-1)));
    CHECK(online.states[1].mixed[0] == doctest::Approx(1 + 2 * std::exp(-1)));
    CHECK(online.states[1].context()[0] == doctest::Approx((1 + 2 * std::exp(-1)) / (1 + std::exp(-1))));
    CHECK(online.tiles[1].factor == doctest::Approx(std::exp(-2)));
    CHECK(online.tiles[1].exponentials == std::vector<float>{1, 1});
    CHECK(online.tiles[1].mixed[0] == 7);
    CHECK(online.states[2].maximum == 3);
    const double sum = (1 + std::exp(-1)) * std::exp(-2) + 2;
    CHECK(online.states[2].sum == doctest::Approx(sum));
    CHECK(online.context[0] == doctest::Approx(((1 + 2 * std::exp(-1)) * std::exp(-2) + 7) / sum));
    CHECK(online.weights[1] == doctest::Approx(std::exp(-3) / sum));
    const std::vector<float> half = weightsAfter(row, online, 1);
    REQUIRE(half.size() == 2);
    CHECK(half[0] == doctest::Approx(1 / (1 + std::exp(-1))));
    CHECK(weightsAfter(row, online, 0).empty());
}

TEST_CASE("The last tile has what is left, and a tile may hold the whole row")
{
    const OnlineRow row = rowOf({0.5f, -1, 2, 0, 1});
    CHECK(onlineSoftmax(row, 2).tiles.back().count == 1);
    CHECK(onlineSoftmax(row, 5).tiles.size() == 1);
    CHECK(onlineSoftmax(row, 1).tiles.size() == 5);
}

TEST_CASE("Masked tiles in front leave the state as it was")
{
    const OnlineRow row = rowOf({-infinity, -infinity, 2, 1}, {5, 6, 7, 8}, 1);
    const OnlineSoftmax online = onlineSoftmax(row, 1);
    CHECK(online.tiles[0].taken == 0);
    CHECK(online.states[2].maximum == -infinity);
    CHECK(online.states[2].sum == 0);
    CHECK(online.states[2].mixed[0] == 0);
    CHECK(online.tiles[2].factor == 0);
    CHECK(online.weights[2] == doctest::Approx(1 / (1 + std::exp(-1))));
    CHECK(online.weights[0] == 0);
}

TEST_CASE("A sink is in maximum and sum from the start")
{
    OnlineRow row = rowOf({0, 1}, {2, 4}, 1);
    row.sink = 3.0f;
    const OnlineSoftmax online = onlineSoftmax(row, 1);
    CHECK(online.states[0].maximum == 3);
    CHECK(online.states[0].sum == 1);
    const double sum = 1 + std::exp(-3) + std::exp(-2);
    CHECK(*online.sinkWeight == doctest::Approx(1 / sum));
    CHECK(online.weights[1] == doctest::Approx(std::exp(-2) / sum));
    CHECK(online.context[0] == doctest::Approx((2 * std::exp(-3) + 4 * std::exp(-2)) / sum));
}

TEST_CASE("A row without any key is nan, and 0 where that was asked for")
{
    OnlineRow row = rowOf({-infinity, -infinity}, {1, 2}, 1);
    CHECK(std::isnan(onlineSoftmax(row, 1).weights[0]));
    CHECK(std::isnan(onlineSoftmax(row, 1).context[0]));
    row.zeroed = true;
    CHECK(onlineSoftmax(row, 1).weights == std::vector<float>{0, 0});
    CHECK(onlineSoftmax(row, 1).context == std::vector<float>{0});
}

TEST_CASE("Tiles of every size give the row's weights and context, over random scenes of the whole family")
{
    constexpr std::uint64_t scenes = 3000;
    constexpr std::size_t rows_of_a_scene = 12;
    const test::SceneLimits limits{.batch = 2, .tokens = 14, .d_in = 8, .heads = 4, .head_dim = 4};
    std::map<std::string, int> met;
    int compared = 0;
    for (std::uint64_t number = 0; number < scenes; ++number) {
        const ComputedPtr computed =
            computedOf(test::randomScene(number + 90000, limits), number % 2 ? "reference" : "cpu");
        if (!whyNoOnlineRow(*computed).empty())
            continue;
        const Dims& dims = computed->realized->plan.dims;
        const std::int64_t all = dims.B * dims.H * dims.T;
        const std::int64_t step = std::max<std::int64_t>(1, all / std::int64_t(rows_of_a_scene));
        for (std::int64_t at = std::int64_t(number) % step; at < all; at += step) {
            const auto row = onlineRow(*computed, at / (dims.H * dims.T), at / dims.T % dims.H, at % dims.T);
            REQUIRE(row);
            REQUIRE(row->keys() == dims.S);
            REQUIRE(row->weights.size() == std::size_t(dims.S));
            for (const std::string& kind : kindsOf(computed->realized->config, dims, *row))
                ++met[kind];
            for (std::int64_t tile = 1; tile <= dims.S; ++tile) {
                const OnlineCheck check = checkOnline(*row, onlineSoftmax(*row, tile));
                CAPTURE(number);
                CAPTURE(at);
                CAPTURE(tile);
                CAPTURE(check.weights);
                CAPTURE(check.context);
                REQUIRE(check.weightsAgree);
                REQUIRE(check.contextAgree);
                ++compared;
            }
        }
    }
    CHECK(compared > 10000);
    for (const char* kind :
         {"filled mask", "added mask", "masked key", "fully masked", "zeroed", "sink", "temperature", "softcap", "bias",
          "rope", "shared keys", "dropout", "cross-attention", "no values", "scaled after the mask", "nan"})
        CHECK_MESSAGE(met[kind] > 0, std::string(kind));
}

TEST_CASE("A finite fill comes to the same, though its e^(z - m) is 1 until an allowed key is seen")
{
    Scene scene = paramScene();
    scene.config.mask.kind = MaskKind::Additive;
    scene.config.mask.apply = MaskApply::Add;
    scene.config.mask.tensor = "fill";
    std::vector<float> fill(36);
    for (std::size_t i = 0; i < fill.size(); ++i)
        fill[i] = i % 6 < i / 6 ? -1e9f : 0; // the keys in front of the query's own, so that they come first
    scene.inputs.push_back({"fill", Tensor({6, 6}, std::move(fill))});
    const auto row = onlineRow(*computedOf(scene), 0, 0, 4);
    REQUIRE(row);
    REQUIRE(row->logits[0] == -1e9f);
    for (std::int64_t tile = 1; tile <= 6; ++tile) {
        const OnlineSoftmax online = onlineSoftmax(*row, tile);
        CHECK(online.weights[0] == 0);
        CHECK(checkOnline(*row, online).weightsAgree);
        CHECK(checkOnline(*row, online).contextAgree);
    }
    const OnlineSoftmax online = onlineSoftmax(*row, 2);
    CHECK(online.states[2].sum == 4); // of nothing but fills
    CHECK(online.tiles[2].factor == 0);
}

TEST_CASE("The check sees a difference, and a pinned weight")
{
    const ComputedPtr computed = computedOf(paramScene());
    auto row = onlineRow(*computed, 0, 0, 4);
    REQUIRE(row);
    CHECK(!row->pinned);
    row->weights[2] += 1e-5f;
    OnlineCheck check = checkOnline(*row, onlineSoftmax(*row, 2));
    CHECK(!check.weightsAgree);
    CHECK(check.contextAgree);
    CHECK(check.weights == doctest::Approx(1e-5).epsilon(0.02));
    row->context[0] = std::numeric_limits<float>::quiet_NaN();
    check = checkOnline(*row, onlineSoftmax(*row, 2));
    CHECK(!check.contextAgree);
    CHECK(std::isnan(check.context));

    Scene pinned = paramScene();
    pinned.overrides.add({"weights", {0, 0, 4, 1}, 0.5f});
    const ComputedPtr with = computedOf(pinned);
    const auto there = onlineRow(*with, 0, 0, 4);
    REQUIRE(there);
    CHECK(there->pinned);
    CHECK(!checkOnline(*there, onlineSoftmax(*there, 2)).weightsAgree);
    CHECK(!onlineRow(*with, 0, 0, 3)->pinned);
}

TEST_CASE("A head that is switched off keeps its weights, and its context is not compared")
{
    Scene scene = paramScene();
    scene.config.heads_off = {0};
    const auto row = onlineRow(*computedOf(scene), 0, 0, 2);
    REQUIRE(row);
    CHECK(row->headOff);
    const OnlineCheck check = checkOnline(*row, onlineSoftmax(*row, 2));
    CHECK(check.weightsAgree);
    CHECK(check.contextAgree);
}

TEST_CASE("Where no maximum can run along, one sentence says why")
{
    const auto why = [](const auto& change) {
        Scene scene = paramScene();
        change(scene);
        const std::string sentence = whyNoOnlineRow(*computedOf(scene));
        const auto row = onlineRow(*computedOf(scene), 0, 0, 0);
        CHECK(bool(row) == sentence.empty());
        if (!row)
            CHECK(row.error().message == sentence);
        return sentence;
    };
    CHECK(why([](Scene&) {}).empty());
    CHECK(why([](Scene& scene) { scene.config.normalize = Normalize::SoftmaxNaive; }).find("naive") !=
          std::string::npos);
    CHECK(why([](Scene& scene) { scene.config.normalize = Normalize::Sum; }).find("sum") != std::string::npos);
    CHECK(why([](Scene& scene) { scene.config.normalize = Normalize::None; }).find("scores") != std::string::npos);
    CHECK(why([](Scene& scene) { scene.config.normalize_over = NormalizeOver::Queries; }).find("columns") !=
          std::string::npos);
    CHECK(why([](Scene& scene) {
              scene.config.mask.kind = MaskKind::Causal;
              scene.config.mask.apply = MaskApply::PostSoftmaxRenorm;
          }).find("after the softmax") != std::string::npos);
    CHECK(whyNoOnlineRow(*computedOf(lessonScene("001.softmax_of_masked"))).find("only a softmax") !=
          std::string::npos);
}

TEST_CASE("Hidden numbers are not revealed by running through their row")
{
    const ComputedPtr computed = computedOf(paramScene());
    const ComputedPtr hidden = withhold(computed, {{"weights", {0, 0, 1, 2}}});
    REQUIRE(hidden->hides("weights"));
    CHECK(whyNoOnlineRow(*hidden).find("hidden") != std::string::npos);
    CHECK(!onlineRow(*hidden, 0, 0, 1));
}
