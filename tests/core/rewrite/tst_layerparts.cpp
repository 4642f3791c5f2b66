// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/recipe/realize.h"
#include "core/rewrite/layerparts.h"
#include "tests/core/support/rewritten.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

// The causal layer of the notebooks with heads of two components.
Scene layer(std::int64_t heads)
{
    Scene scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    scene.config.scale_at = ScaleAt::BeforeMask;
    Structure structure = structureOf(scene);
    structure.num_heads = heads;
    structure.d_out = 2 * heads;
    const auto made = restructure(scene, structure);
    REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
    return made->scene;
}

Scene with(const Scene& scene, LayerPart part)
{
    const auto made = withPart(scene, part, true);
    REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
    return made->scene;
}

} // namespace

TEST_CASE("Every part is switched on with what it needs, and leaves nothing when it is off again")
{
    const Scene before = layer(4);
    Scene all = before;
    for (const LayerPartFacts& facts : layerParts()) {
        if (facts.part == LayerPart::Memory)
            continue; // takes the mask away, and goes without RoPE; see below
        CAPTURE(std::string(facts.member));
        CHECK_FALSE(hasPart(before.config, facts.part));
        const Scene on = with(before, facts.part);
        CHECK(hasPart(on.config, facts.part));
        CHECK(realize(on));
        all = with(all, facts.part);
        if (facts.part == LayerPart::SharedKeys)
            continue; // the weights of the keys that went are gone
        const auto off = withPart(on, facts.part, false);
        REQUIRE(off);
        CHECK(off->scene == before);
    }
    CHECK(realize(all));
    for (const LayerPartFacts& facts : layerParts())
        CHECK(hasPart(all.config, facts.part) == (facts.part != LayerPart::Memory));
}

TEST_CASE("A memory comes with one token more than x, without the causal mask, and its width can be changed")
{
    const Scene before = layer(2);
    const auto made = withPart(before, LayerPart::Memory, true);
    REQUIRE(made);
    REQUIRE(made->notes.size() == 1);
    CHECK(made->notes.front().starts_with("The mask is now off"));
    CHECK(made->scene.input("memory")->shape() == Shape{1, 7, 3});
    REQUIRE(realize(made->scene));
    CHECK((*realize(made->scene))->plan.dims.S == 7);
    const auto wide = withSetting(made->scene, setting("d_memory"), std::int64_t(5));
    REQUIRE(wide);
    CHECK(wide->scene.input("memory")->shape() == Shape{1, 7, 5});
    REQUIRE(realize(wide->scene));
    CHECK((*realize(wide->scene))->at("W_key").shape() == Shape{5, 4});
    const auto off = withPart(wide->scene, LayerPart::Memory, false);
    REQUIRE_MESSAGE(off, (off ? "" : off.error().message));
    CHECK_FALSE(off->scene.input("memory"));
    CHECK((*realize(off->scene))->at("W_key").shape() == Shape{3, 4});
    Scene unmasked = before;
    unmasked.config.mask = {};
    CHECK(withPart(with(unmasked, LayerPart::Memory), LayerPart::Memory, false)->scene == unmasked);
    CHECK(refusal(withPart(with(before, LayerPart::Rope), LayerPart::Memory, true)).starts_with("rope: "));
}

TEST_CASE("Rotary positions that smaller heads cannot have are reported")
{
    const Scene turning = with(layer(2), LayerPart::Rope);
    Structure narrow = structureOf(turning);
    narrow.d_out = 2;
    const auto single = restructure(turning, narrow);
    REQUIRE(single);
    CHECK_FALSE(single->scene.config.rope);
    CHECK(single->dropped.front().starts_with("Rotary positions are now off"));
    Structure odd = structureOf(turning);
    odd.d_out = 6;
    const auto three = restructure(turning, odd);
    REQUIRE(three);
    CHECK(three->scene.config.rope->dims == 2);
    CHECK(three->notes.front() == "2 components of each head now rotate.");
}

TEST_CASE("First values")
{
    const Scene scene = layer(6);
    CHECK(with(scene, LayerPart::SharedKeys).config.num_kv_heads == 3);
    CHECK(with(layer(2), LayerPart::SharedKeys).config.num_kv_heads == 1);
    CHECK(with(scene, LayerPart::Softcap).config.softcap == 5);
    CHECK(with(scene, LayerPart::Rope).config.rope->theta == 10000);
    CHECK(with(scene, LayerPart::PositionBias).config.position_bias.kind == PositionBiasKind::Alibi);
    const Scene normed = with(scene, LayerPart::QkNorm);
    for (const char* name : {"q_norm", "k_norm"}) {
        REQUIRE(normed.input(name));
        CHECK(normed.input(name)->shape() == Shape{2});
        CHECK((*normed.input(name))[1] == 1);
    }
    const auto together = withSetting(normed, setting("qk_norm.all_heads"), true);
    REQUIRE(together);
    CHECK(together->scene.input("q_norm")->shape() == Shape{12});
    CHECK((*together->scene.input("q_norm"))[11] == 1);
    CHECK(withSetting(together->scene, setting("qk_norm.all_heads"), false)->scene == normed);
    const Scene sunk = with(scene, LayerPart::Sinks);
    CHECK(sunk.input("sinks")->shape() == Shape{6});
    CHECK((*sunk.input("sinks"))[5] == 0);
}

TEST_CASE("A name that is taken is left alone")
{
    Scene scene = layer(2);
    scene.inputs.push_back({"sinks", Tensor({3}, Kind::Real)});
    const Scene on = with(scene, LayerPart::Sinks);
    CHECK(on.config.sinks == "sinks_");
    CHECK(withPart(on, LayerPart::Sinks, false)->scene == scene);
}

TEST_CASE("A tensor that something else reads stays")
{
    Scene scene = with(layer(2), LayerPart::Sinks);
    scene.config.qk_norm = QkNorm{"sinks", "sinks"}; // [2], as wide as a head
    const auto off = withPart(scene, LayerPart::Sinks, false);
    REQUIRE(off);
    CHECK(off->scene.input("sinks"));
}

TEST_CASE("A position bias of another kind takes its own tensor")
{
    const Scene scene = layer(2);
    const auto t5 = withPositionBias(scene, PositionBiasKind::T5);
    REQUIRE(t5);
    const Tensor* table = t5->scene.input(t5->scene.config.position_bias.tensor);
    REQUIRE(table);
    CHECK(table->shape() == Shape{8, 2});
    CHECK((*table)[0] == 0);
    CHECK((*table)[2] < 0);
    const auto given = withPositionBias(t5->scene, PositionBiasKind::Tensor);
    REQUIRE(given);
    CHECK_FALSE(given->scene.input("t5_bias"));
    CHECK(given->scene.input(given->scene.config.position_bias.tensor)->shape() == Shape{6, 6});
    const auto none = withPositionBias(given->scene, PositionBiasKind::None);
    REQUIRE(none);
    CHECK(none->scene == scene);
}

TEST_CASE("What cannot be is refused in the words of the checks")
{
    CHECK(refusal(withPart(layer(1), LayerPart::SharedKeys, true)).starts_with("num_kv_heads: a single head"));
    Scene plain = layer(2);
    plain.config.normalize = Normalize::Sum;
    CHECK(refusal(withPart(plain, LayerPart::Sinks, true)).starts_with("sinks: "));
    const Scene shared = with(layer(4), LayerPart::SharedKeys);
    CHECK(refusal(withSetting(shared, setting("num_kv_heads"), std::int64_t(3))).starts_with("num_kv_heads: "));
    const auto one = withSetting(shared, setting("num_kv_heads"), std::int64_t(1));
    REQUIRE(one);
    CHECK(one->scene.config.num_kv_heads == 1);
    CHECK(realize(one->scene));
}

TEST_CASE("A cap and a bias bring the scale before the mask, and say so")
{
    Scene late = layer(2);
    late.config.scale_at = ScaleAt::AfterMask;
    for (const LayerPart part : {LayerPart::Softcap, LayerPart::PositionBias}) {
        const auto made = withPart(late, part, true);
        REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
        CHECK(made->scene.config.scale_at == ScaleAt::BeforeMask);
        REQUIRE(made->notes.size() == 1);
        CHECK(made->notes.front().starts_with("Scores are now scaled before the mask"));
    }
    CHECK(withPart(layer(2), LayerPart::Softcap, true)->notes.empty());
}

TEST_CASE("A number is of use where its part is on, and holds a value said or not")
{
    Config config = layer(2).config;
    CHECK_FALSE(isOfUse(config, setting("rope.theta")));
    CHECK_FALSE(isOfUse(config, setting("mask.window")));
    config.rope.emplace();
    CHECK(isOfUse(config, setting("rope.theta")));
    CHECK(valueNow(config, setting("rope.theta")) == SettingValue(10000.0));
    CHECK(valueNow(config, setting("rope.dims")) == SettingValue(std::int64_t(2)));
    CHECK_FALSE(valueNow(config, setting("softcap")));
}
