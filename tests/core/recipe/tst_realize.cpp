// SPDX-License-Identifier: GPL-3.0-or-later
// From recipe to numbers: what the draws make, what edits reach, what is taken over from the scene before.
#include "core/backends/maskedcells.h"
#include "core/base/joiningthread.h"
#include "core/base/stop.h"
#include "core/random/bernoulli.h"
#include "core/random/initializers.h"
#include "core/random/normal.h"
#include "core/random/uniform.h"
#include "tests/core/support/recipescenes.h"
#include "tests/core/support/samplescenes.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <cmath>
#include <fstream>
#include <limits>
#include <thread>
#include <utility>

using namespace attn;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();

Scene dropoutScene()
{
    Scene scene;
    scene.inputs = {{"x", Tensor({6, 6}, Floats(36, 1.0f))}};
    scene.draws = {ManualSeed{123}};
    scene.config.stage = Stage::DropoutOnly;
    scene.config.dropout.p = 0.5;
    return scene;
}

// What the notebooks printed for one case.
nlohmann::json printed(const std::string& id)
{
    const auto file = nlohmann::json::parse(std::ifstream(sourceFile("tests/golden/goldens.json")));
    for (const auto& each : file["cases"])
        if (each["id"] == id)
            return each["expected"];
    FAIL("no golden case " << id);
    return {};
}

Floats flat(const nlohmann::json& nested)
{
    if (!nested.is_array())
        return {nested.is_boolean() ? float(nested.get<bool>()) : nested.get<float>()};
    Floats out;
    for (const auto& each : nested)
        for (float value : flat(each))
            out.push_back(value);
    return out;
}

void checkPrinted(const Realized& realized, const std::string& name, const nlohmann::json& nested)
{
    const Floats expected = flat(nested), actual = valuesOf(realized, name);
    REQUIRE(actual.size() == expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i)
        CHECK(std::abs(actual[i] - expected[i]) <= 5.1e-5f);
}

} // namespace

TEST_CASE("the parameters that the notebooks print")
{
    const auto param = realized(paramScene());
    const auto expected = printed("000.param.seed123");
    for (const char* name : {"W_query", "W_key", "W_value"})
        checkPrinted(*param, name, expected[name]);
    CHECK(param->at("W_query")[0] == 0.296111941f);

    const auto fused = realized(fusedScene());
    for (const char* name : {"ids", "blocked", "x"})
        checkPrinted(*fused, name, printed("004.fused")[name]);
}

TEST_CASE("the plan and the realized tensors agree, inputs first, x with its batch axis")
{
    const auto r = realized(paramScene());
    CHECK(r->plan.dims == Dims{1, 6, 3, 2, 1, 2, 6, 1, 3});
    REQUIRE(r->tensors.size() == r->plan.tensors.size());
    for (std::size_t i = 0; i < r->tensors.size(); ++i) {
        CHECK(r->tensors[i].name == r->plan.tensors[i].name);
        CHECK(r->tensors[i].tensor.shape() == r->plan.tensors[i].shape);
        CHECK(r->tensors[i].tensor.kind() == r->plan.tensors[i].kind);
    }
    CHECK(r->tensors.front().name == "x");
    CHECK(r->at("x").shape() == Shape{1, 6, 3});
    CHECK(r->find("y") == nullptr);
    CHECK(r->keep == nullptr);
}

TEST_CASE("draws run in order on one generator; mul multiplies in float32; a skip moves on")
{
    Scene scene = plainScene();
    scene.draws = {ManualSeed{7},        Rand{"a", {2, 3}, 0.1f}, Skip{5},
                   Randn{"b", {3}, {}},  Linear{"c", 2, 3, true}, Randn{"d", {4, 5}, 2.0f},
                   Mha{"m", 4, 2, true}, Embedding{"e", 3, 2, -1}};
    const auto r = realized(scene);
    TorchGenerator g(7);
    Floats a(6), b(3), weight(6), bias(3), d(20), in_weight(48), in_bias(12), out_weight(16), out_bias(4), e(6);
    fillUnits(g, a);
    for (float& value : a)
        value *= 0.1f;
    g.skip(5);
    fillNormal(g, Normals::Avx2, b);
    initLinear(g, Normals::Avx2, 2, weight, bias);
    fillNormal(g, Normals::Avx2, d);
    for (float& value : d)
        value *= 2;
    initMha(g, Normals::Avx2, 4, {in_weight, in_bias, out_weight, out_bias});
    initEmbedding(g, Normals::Avx2, 2, -1, e);
    CHECK(valuesOf(*r, "a") == a);
    CHECK(valuesOf(*r, "b") == b);
    CHECK(valuesOf(*r, "c.weight") == weight);
    CHECK(valuesOf(*r, "c.bias") == bias);
    CHECK(valuesOf(*r, "d") == d);
    CHECK(valuesOf(*r, "m.in_proj_weight") == in_weight);
    CHECK(valuesOf(*r, "m.in_proj_bias") == in_bias);
    CHECK(valuesOf(*r, "m.out_proj.weight") == out_weight);
    CHECK(valuesOf(*r, "m.out_proj.bias") == out_bias);
    CHECK(valuesOf(*r, "e.weight") == e);
}

TEST_CASE("the scalar flavour reaches randn and Embedding")
{
    Scene scene = plainScene();
    scene.draws = {ManualSeed{7}, Randn{"a", {100}, {}}};
    Scene scalar = scene;
    scalar.config.normals = Normals::Scalar;
    const auto first = realized(scene);
    const auto second = realized(scalar, first);
    CHECK(valuesOf(*first, "a") != valuesOf(*second, "a"));
    CHECK(valuesOf(*second, "a") == valuesOf(*realized(scalar), "a"));
}

TEST_CASE("lookup, stack and linear_from_T rearrange")
{
    Scene scene = fusedScene();
    scene.draws.push_back(Stack{"ids", "twice", 2});
    scene.draws.push_back(LinearFromT{"t", "embed.weight"});
    const auto r = realized(scene);
    const Tensor &table = r->at("embed.weight"), &x = r->at("x"), &transposed = r->at("t.weight");
    CHECK(x.shape() == Shape{2, 4, 4});
    for (int i = 0; i < 8; ++i)
        for (int c = 0; c < 4; ++c)
            CHECK(x[i * 4 + c] == table[static_cast<int>(r->at("ids")[i]) * 4 + c]);
    CHECK(valuesOf(*r, "twice") == Floats{1, 2, 0, 0, 1, 2, 3, 4, 1, 2, 0, 0, 1, 2, 3, 4});
    CHECK(r->at("twice").kind() == Kind::Integer);
    CHECK(transposed.shape() == Shape{4, 5});
    CHECK(transposed[1 * 5 + 3] == table[3 * 4 + 1]);
}

TEST_CASE("drawing ends without a result when it is stopped")
{
    StopSource stop;
    stop.request();
    const auto result = realize(linearScene(), {}, stop.token());
    REQUIRE(result);
    CHECK(*result == nullptr);

    // Also in the middle of a keep mask: 32 million elements, of which there is time for a few.
    Scene large = dropoutScene();
    large.inputs = {{"x", Tensor({8192, 4096})}};
    const auto timed = [&](StopToken token) {
        const auto start = std::chrono::steady_clock::now();
        const bool finished = *realize(large, {}, token) != nullptr;
        return std::pair(finished, std::chrono::steady_clock::now() - start);
    };
    const auto [whole, whole_time] = timed({});
    StopSource later;
    JoiningThread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        later.request();
    });
    const auto [begun, begun_time] = timed(later.token());
    CHECK(whole);
    CHECK_FALSE(begun);
    CHECK(begun_time < whole_time / 2);
}

TEST_CASE("dropout on 36 ones, as the notebooks print it")
{
    Scene scene = dropoutScene();
    CHECK(keepPattern(*realized(scene)) == "110110000101111101011001010101011110");
    CHECK(realized(scene)->keep->shape() == Shape{6, 6});
    const Floats dropped = flat(printed("000.dropout.ones")["dropped"]);
    for (std::int64_t i = 0; i < 36; ++i)
        CHECK((dropped[i] == 2.0f) == realized(scene)->keep->kept(i));

    scene.config.dropout.stream = DropoutStream::Mkl;
    CHECK(keepPattern(*realized(scene)) == "111111010000001010110001100001010000");
    scene.draws.push_back(Skip{1}); // the second call of the MKL stream
    CHECK(keepPattern(*realized(scene)) == "110000001001001101010110011111110011");
}

TEST_CASE("p = 0 and eval make no keep mask; p = 1 drops everything without a draw")
{
    Scene scene = dropoutScene();
    scene.config.dropout.p = 0;
    CHECK(realized(scene)->keep == nullptr);
    scene.config.dropout = {.p = 0.5, .train = false};
    CHECK(realized(scene)->keep == nullptr);
    CHECK_FALSE(realized(scene)->plan.draws_dropout);
    scene.config.dropout = {.p = 1};
    scene.draws.clear(); // needs no seed
    CHECK(keepPattern(*realized(scene)) == std::string(36, '0'));
    CHECK_FALSE(realized(scene)->plan.draws_dropout);
}

TEST_CASE("with normalize none only dropout on the scores draws")
{
    Scene scene = linearScene();
    scene.config.normalize = Normalize::None;
    CHECK(realized(scene)->keep == nullptr);
    scene.config.dropout.on = DropoutOn::Scores;
    CHECK(realized(scene)->keep != nullptr);
}

TEST_CASE("dropout goes on drawing where the recipe ended, in the order of memory")
{
    const auto r = realized(linearScene());
    CHECK(r->keep->shape() == Shape{1, 1, 6, 6});
    TorchGenerator g(123);
    g.skip(18);
    Bernoulli call(g, DropoutStream::Default, 0.5);
    for (std::int64_t i = 0; i < 36; ++i)
        CHECK(r->keep->kept(i) == call.next());
}

TEST_CASE("heads_list draws its keep mask head after head, [B,T,T] each, one bernoulli_ call for each")
{
    for (const auto stream : {DropoutStream::Default, DropoutStream::Mkl}) {
        Scene scene = headsScene(3);
        scene.config.dropout.stream = stream;
        scene.config.dropout.p = 0.3;
        const auto r = realized(scene);
        CHECK(r->keep->shape() == Shape{3, 2, 6, 6});
        TorchGenerator g(123);
        g.skip(36);
        for (std::int64_t h = 0; h < 2; ++h) {
            Bernoulli call(g, stream, 1.0 - 0.3);
            for (std::int64_t b = 0; b < 3; ++b)
                for (std::int64_t i = 0; i < 36; ++i)
                    CHECK(r->keep->kept((b * 2 + h) * 36 + i) == call.next());
        }
    }
}

TEST_CASE("an id outside its table is refused when it is looked up, and names the draw")
{
    for (float id : {5.0f, -1.0f}) {
        Scene scene = fusedScene();
        scene.edits.set("ids", {1, 3}, id);
        const auto result = realize(scene);
        REQUIRE_FALSE(result);
        const std::string shown = id == 5 ? "5" : "-1";
        CHECK(result.error().message ==
              "draws[2].ids: ids[1, 3] is " + shown + ", but embed.weight [5, 4] has rows 0 to 4");
    }
}

TEST_CASE("inputs take the kind of their use")
{
    Scene scene = plainScene();
    scene.inputs = {{"x", Tensor({2, 3}, {1, 0, 0, 0, 1, 0}, Kind::Integer)}, {"m", Tensor({2, 2}, {0, 1, 0, 0})}};
    scene.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "m"};
    const auto r = realized(scene);
    CHECK(r->at("x").kind() == Kind::Real);
    CHECK(r->at("m").kind() == Kind::Boolean);
}

TEST_CASE("what a mask blocks")
{
    Scene scene = plainScene();
    scene.inputs = {{"x", Tensor({2, 2, 3})},
                    {"pad", Tensor({2, 2}, {0, 1, 0, 0})},
                    {"square", Tensor({2, 2}, {0, 1, 1, 0})},
                    {"squares", Tensor({2, 2, 2}, {0, 1, 1, 0, 1, 0, 0, 0})},
                    {"plus", Tensor({2, 2}, {0, -inf, 1.5f, -1e30f})}};
    const auto pattern = [&](MaskKind kind, const std::string& tensor, MaskApply apply = MaskApply::Add) {
        scene.config.mask = {kind, apply, tensor};
        const MaskedCells blocked(*realized(scene));
        CHECK(blocked.applied() == (kind != MaskKind::None && apply != MaskApply::None));
        std::string text;
        for (int b = 0; b < 2; ++b)
            for (int q = 0; q < 2; ++q)
                for (int k = 0; k < 2; ++k)
                    text += blocked(b, q, k) ? '1' : '0';
        return text;
    };
    CHECK(pattern(MaskKind::None, "") == "00000000");
    CHECK(pattern(MaskKind::Causal, "") == "01000100");
    CHECK(pattern(MaskKind::Padding, "pad") == "01010000");
    CHECK(pattern(MaskKind::Padding, "pad", MaskApply::None) == "01010000");
    CHECK(pattern(MaskKind::CustomBool, "square") == "01100110");
    CHECK(pattern(MaskKind::CustomBool, "squares") == "01101000");
    CHECK(pattern(MaskKind::Additive, "plus") == "01000100");
}
