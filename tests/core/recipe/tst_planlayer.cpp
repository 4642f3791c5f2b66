// SPDX-License-Identifier: GPL-3.0-or-later
// plan() asks for the tensors that a layer's configuration needs, with the shapes that it needs.
#include "tests/core/support/planrefusal.h"

#include <doctest/doctest.h>

using namespace attn;

TEST_CASE("the sizes of the layer")
{
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.inputs.clear(); }) ==
          "inputs.x: is missing; attention needs x [T, d_in] or [B, T, d_in] from inputs or draws");
    CHECK(refusalAfter(plainScene(), [](Scene& s) {
              s.inputs = {{"x", zeros({3})}};
          }) == "inputs.x: x [3] must have the shape [T, d_in] or [B, T, d_in]");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.config.d_in = s.config.d_out = 4; }) ==
          "config.d_in: is 4, but x [6, 3] has 3 columns");
    CHECK(refusalAfter(plainScene(), [](Scene& s) {
              s.inputs = {{"x", zeros({16385, 3})}};
          }) == "inputs.x: x has 16,385 tokens, but at most 16,384 are accepted");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.config.num_heads = 2; }).starts_with("config.num_heads: "));
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.config.d_out = 2; }).starts_with("config.d_out: "));
    Scene drawn = plainScene();
    drawn.inputs.clear();
    drawn.draws = {ManualSeed{1}, Rand{"x", {2, 5, 3}, {}}};
    CHECK(plan(drawn)->dims == Dims{2, 5, 3, 3, 1, 3, 5, 1, 3});
}

TEST_CASE("the projection's layers")
{
    const auto linear = [](Draw draw) {
        return refusalAfter(linearScene(), [&](Scene& s) { s.draws[2] = std::move(draw); });
    };
    CHECK(linear(ManualSeed{1}) ==
          "config.projection: needs 'W_key.weight' [2, 3] ([out, in]), which is missing from inputs and draws");
    CHECK(linear(Linear{"W_key", 2, 3, false}) ==
          "config.projection: W_key.weight is [3, 2]; expected [2, 3] ([out, in])");
    CHECK(refusalAfter(linearScene(), [](Scene& s) {
              s.inputs.push_back({"W_key.bias", zeros({3})});
          }) == "config.projection: W_key.bias is [3]; expected [2] ([out])");
    CHECK(refusalAfter(linearScene(), [](Scene& s) { s.inputs.push_back({"W_key.bias", zeros({2})}); }) == "");
    CHECK(refusalAfter(paramScene(), [](Scene& s) { s.draws.pop_back(); }) ==
          "config.projection: needs 'W_value' [3, 2] ([d_in, d_out]), which is missing from inputs and draws");
    CHECK(refusalAfter(paramScene(), [](Scene& s) {
              s.draws[3] = Rand{"W_value", {2, 3}, {}};
          }) == "config.projection: W_value is [2, 3]; expected [3, 2] ([d_in, d_out])");
    const auto projection = [](Projection p, std::int64_t heads) {
        return [=](Scene& s) {
            s.config.projection = p;
            s.config.num_heads = heads;
        };
    };
    CHECK(refusalAfter(linearScene(), projection(Projection::HeadsList, 2)) ==
          "config.projection: needs 'head0.W_query.weight' [1, 3] ([out, in]), which is missing from inputs and draws");
    for (const auto fused : {Projection::FusedBlocks, Projection::FusedInterleaved})
        CHECK(refusalAfter(linearScene(), projection(fused, 1)) ==
              "config.projection: needs 'qkv.weight' [6, 3] ([out, in]), which is missing from inputs and draws");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.config.projection = Projection::MhaModule; }) ==
          "config.projection: mha_module needs either one mha draw or a tensor like 'mha.in_proj_weight', but both are "
          "missing");
    CHECK(refusalAfter(mhaScene(), [](Scene& s) {
              s.draws.push_back(Mha{"b", 3, 3, true});
          }) == "config.projection: mha_module needs exactly one mha draw, but 'mha' and 'b' are drawn");
    CHECK(refusalAfter(mhaScene(), [](Scene& s) {
              s.draws[1] = Mha{"mha", 6, 3, true};
          }) == "config.d_in: is 3, but mha has embed_dim 6");
    CHECK(refusalAfter(mhaScene(), [](Scene& s) {
              s.draws[1] = Mha{"mha", 3, 1, true};
          }) == "config.num_heads: is 3, but mha has num_heads 1");
}

TEST_CASE("qkv_bias and head_dim are checked")
{
    const auto bias = [](bool said) { return [=](Scene& s) { s.config.qkv_bias = said; }; };
    CHECK(refusalAfter(linearScene(true), bias(true)) == "");
    CHECK(refusalAfter(linearScene(false), bias(false)) == "");
    CHECK(refusalAfter(linearScene(true), bias(false)) == "config.qkv_bias: is false, but W_query has a bias");
    CHECK(refusalAfter(linearScene(false), bias(true)) == "config.qkv_bias: is true, but W_query has no bias");
    CHECK(refusalAfter(paramScene(), bias(true)) == "config.qkv_bias: is true, but projection param has no bias");
    CHECK(refusalAfter(paramScene(), bias(false)) == "");
    CHECK(refusalAfter(mhaScene(), bias(true)) == "");
    CHECK(refusalAfter(mhaScene(), bias(false)) == "config.qkv_bias: is false, but mha has a bias");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.config.head_dim = 3; }) == "");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.config.head_dim = 2; }).starts_with("config.head_dim: "));
}

TEST_CASE("output layer")
{
    const auto named = [](const std::string& name, std::vector<Draw> draws) {
        return refusalAfter(linearScene(), [&](Scene& s) {
            s.config.out_proj = name;
            s.draws.insert(s.draws.end(), draws.begin(), draws.end());
        });
    };
    CHECK(named("out_proj", {Linear{"out_proj", 2, 5, true}}) == "");
    CHECK(named("out_proj", {}) ==
          "config.out_proj: needs 'out_proj.weight' [2, 2] ([out, in]), which is missing from inputs and draws");
    CHECK(named("out_proj", {Linear{"out_proj", 3, 2, true}}) ==
          "config.out_proj: out_proj.weight is [2, 3]; expected [2, 2] ([out, in])");
    CHECK(named("a b\n", {}).starts_with("config.out_proj: needs 'a b\\n.weight'"));

    const auto applied = [](const std::string& name, bool another) {
        Scene scene = mhaScene();
        scene.config.out_proj = name;
        if (another)
            scene.draws.push_back(Linear{"other", 3, 5, false});
        return plan(scene)->out_proj;
    };
    CHECK(applied("", true) == "mha.out_proj");
    CHECK(applied("out_proj", false) == "mha.out_proj");
    CHECK(applied("mha.out_proj", false) == "mha.out_proj");
    CHECK(applied("other", true) == "other");
    CHECK(plan(mhaScene())->mha == "mha");
    CHECK(plan(plainScene())->out_proj == "");
}

TEST_CASE("mask tensor")
{
    const auto masked = [](MaskKind kind, MaskApply apply, Tensor tensor) {
        return refusalAfter(plainScene(), [&](Scene& s) {
            s.inputs.push_back({"m", std::move(tensor)});
            s.config.mask = {kind, apply, "m"};
        });
    };
    CHECK(refusalAfter(plainScene(), [](Scene& s) {
              s.config.mask = {MaskKind::Padding, MaskApply::None, "m"};
          }) == "config.mask.tensor: no tensor named 'm'");
    CHECK(masked(MaskKind::Padding, MaskApply::FillNegInf, zeros({1, 6}, Kind::Boolean)) == "");
    CHECK(masked(MaskKind::Padding, MaskApply::None, zeros({6}, Kind::Boolean)) ==
          "config.mask.tensor: m is [6]; expected [1, 6] (B, T)");
    CHECK(masked(MaskKind::CustomBool, MaskApply::FillNegInf, zeros({6, 6})) == "");
    CHECK(masked(MaskKind::CustomBool, MaskApply::FillNegInf, zeros({1, 6, 6})) == "");
    CHECK(masked(MaskKind::CustomBool, MaskApply::FillNegInf, zeros({2, 6, 6})) ==
          "config.mask.tensor: m is [2, 6, 6]; expected [6, 6] (T, T) or [1, 6, 6] (B, T, T)");
    CHECK(masked(MaskKind::CustomBool, MaskApply::FillNegInf, Tensor({6, 6}, std::vector<float>(36, 0.5f))) ==
          "config.mask.tensor: 'm' must contain only 0 and 1");
    CHECK(masked(MaskKind::Additive, MaskApply::Add, Tensor({6, 6}, std::vector<float>(36, 0.5f))) == "");
    CHECK(masked(MaskKind::Additive, MaskApply::FillNegInf, zeros({6, 6})).starts_with("config.mask.apply: "));

    Scene drawn = plainScene();
    drawn.draws = {ManualSeed{1}, Rand{"m", {6, 6}, {}}};
    drawn.config.mask = {MaskKind::CustomBool, MaskApply::Add, "m"};
    CHECK(refusal(drawn) == "config.mask.tensor: 'm' must contain only 0 and 1, but 'm' contains random values");
    drawn.inputs.push_back({"one", zeros({6, 6})});
    drawn.draws = {Stack{"one", "m", 1}};
    CHECK(refusal(drawn) == "");
}

TEST_CASE("the stages computed alone need their one tensor, and keep its shape")
{
    Scene scene = plainScene();
    scene.config.stage = Stage::SoftmaxOnly;
    CHECK(refusal(scene) == "inputs.masked: is missing; stage softmax_only needs masked from inputs or draws");
    scene.inputs.push_back({"masked", zeros({2, 3, 4})});
    CHECK(refusal(scene) == "");
    CHECK(realized(scene)->at("x").shape() == Shape{6, 3});
    CHECK(plan(scene)->dims == Dims{});
    scene.inputs[1].tensor = zeros({});
    CHECK(refusal(scene) == "inputs.masked: masked is a single number; expected at least one axis");
    scene.config.stage = Stage::DropoutOnly;
    scene.inputs.clear();
    CHECK(refusal(scene) == "inputs.x: is missing; stage dropout_only needs x from inputs or draws");
}
