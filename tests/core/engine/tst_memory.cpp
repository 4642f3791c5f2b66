// SPDX-License-Identifier: GPL-3.0-or-later
// What a layer is said to need in memory, and what is offered where it would not fit.
#include "core/engine/memoryneeds.h"
#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>

#include <limits>

using namespace attn;

namespace {

constexpr std::int64_t gibibyte = std::int64_t(1) << 30;

Scene layer(std::int64_t tokens, std::int64_t heads, std::int64_t width = 1024)
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Randn{"x", {1, tokens, width}, {}}, Linear{"W_query", width, width, false},
                   Linear{"W_key", width, width, false}, Linear{"W_value", width, width, false}};
    scene.config.projection = Projection::Linear;
    scene.config.num_heads = heads;
    scene.config.d_in = scene.config.d_out = width;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.dropout.p = 0.1;
    return scene;
}

std::int64_t needed(const Scene& scene, TraceForm form) { return memoryNeeded(*plan(scene), form); }

std::string refusal(const Scene& scene, std::int64_t free, TraceForm form = TraceForm::Compact)
{
    const auto refused = checkMemory(*plan(scene), form, free);
    return refused ? refused->message : "";
}

} // namespace

TEST_CASE("a compact trace needs hardly more than its scores, a dense one every matrix")
{
    const Scene scene = layer(2048, 16);
    const double scores = 4.0 * 16 * 2048 * 2048;
    const double beside = 4.0 * (5 * 2048 * 1024 + 2048 * 1024 + 3 * 1024 * 1024); // q k v, contexts, x, weights
    CHECK(double(needed(scene, TraceForm::Compact)) - beside < 1.15 * scores);
    CHECK(double(needed(scene, TraceForm::Compact)) > scores + beside);
    CHECK(double(needed(scene, TraceForm::Dense)) > 5 * scores);
}

TEST_CASE("a configuration that is computed step by step is counted as dense")
{
    Scene scene = layer(1024, 8);
    scene.config.normalize = Normalize::SoftmaxNaive;
    CHECK(needed(scene, TraceForm::Compact) == needed(scene, TraceForm::Dense));
}

TEST_CASE("4096 tokens with 16 heads open on a machine of 24 GiB")
{
    CHECK(refusal(layer(4096, 16), 4 * gibibyte) == "");
}

TEST_CASE("a layer that does not fit says what it needs and what would fit, and that fits")
{
    const Scene scene = layer(4096, 16);
    CHECK(refusal(scene, gibibyte / 2) == "This layer needs 1.2 GiB of memory, but only 0.5 GiB is free. 2,368 tokens "
                                          "with 16 heads or 4,096 tokens with 4 heads would fit.");
    CHECK(refusal(layer(2368, 16), gibibyte / 2) == "");
    CHECK(refusal(layer(4096, 4), gibibyte / 2) == "");
    CHECK(refusal(layer(4096, 8), gibibyte / 2) != "");
    CHECK(refusal(scene, 2 * gibibyte) == "");
    CHECK(refusal(scene, 2 * gibibyte, TraceForm::Dense).starts_with("This layer needs 6."));
    CHECK(refusal(scene, 1000).ends_with("but only 0.0 GiB is free."));
}

TEST_CASE("a layer of large numbers is counted as dense, and the sentence says why")
{
    const Scene scene = layer(4096, 16);
    const auto refused = checkMemoryOfLargeNumbers(*plan(scene), 2 * gibibyte);
    REQUIRE(refused);
    CHECK(refused->message == "With values this large, every stage must be stored in full. " +
                                  refusal(scene, 2 * gibibyte, TraceForm::Dense));
    CHECK_FALSE(checkMemoryOfLargeNumbers(*plan(scene), needed(scene, TraceForm::Dense)));
}

TEST_CASE("a dropout alone is counted too")
{
    Scene scene;
    scene.inputs = {{"x", Tensor({64, 64})}};
    scene.draws = {ManualSeed{123}};
    scene.config.stage = Stage::DropoutOnly;
    scene.config.dropout.p = 0.5;
    CHECK(needed(scene, TraceForm::Compact) == 3 * 64 * 64 * 4);
    CHECK(refusal(scene, 100) == "This layer needs 0.0 GiB of memory, but only 0.0 GiB is free.");
}
