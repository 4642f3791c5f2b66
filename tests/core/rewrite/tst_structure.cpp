// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/rewrite/structure.h"
#include "core/scene/options.h"
#include "tests/core/support/rewritten.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <algorithm>
#include <functional>
#include <random>
#include <set>

using namespace attn;

namespace {

Rewritten restructured(const Scene& scene, const Structure& to)
{
    auto result = restructure(scene, to);
    REQUIRE_MESSAGE(bool(result), result.error().message);
    CHECK(bool(plan(result->scene)));
    return *result;
}

std::string refusal(const Scene& scene, const Structure& to) { return refusal(restructure(scene, to)); }

std::string ops(const Scene& scene)
{
    std::string text;
    for (const Draw& draw : scene.draws) {
        text += text.empty() ? "" : " ";
        text += opName(draw);
        if (const auto* seed = std::get_if<ManualSeed>(&draw))
            text += " " + std::to_string(seed->seed);
        if (const auto* rand = std::get_if<Rand>(&draw))
            text += " " + rand->out;
        if (const auto* linear = std::get_if<Linear>(&draw))
            text += " " + linear->name + toString({linear->out_features, linear->in}) + (linear->bias ? "+b" : "");
        if (const auto* mha = std::get_if<Mha>(&draw))
            text += " " + mha->name;
    }
    return text;
}

Structure with(const Scene& scene, const std::function<void(Structure&)>& change)
{
    Structure structure = structureOf(scene);
    change(structure);
    return structure;
}

} // namespace

TEST_CASE("the structure that a scene has already changes nothing")
{
    for (const LessonEntry& entry : sceneLessons()) {
        const Scene scene = *loadLesson(entry);
        if (scene.config.stage != Stage::Attention)
            continue;
        const auto same = restructure(scene, structureOf(scene));
        REQUIRE(bool(same));
        CHECK(same->scene == scene);
        CHECK(same->dropped.empty());
        CHECK(same->notes.empty());
    }
}

TEST_CASE("the structure of a scene is read from its config and its layers")
{
    CHECK(structureOf(lessonScene("000.mha")) == Structure{Projection::Linear, 2, 3, 2, false, true});
    CHECK(structureOf(lessonScene("001.shapes")) == Structure{Projection::FusedInterleaved, 8, 512, 512, true, true});
    CHECK(structureOf(linearScene(true)).qkv_bias);
}

TEST_CASE("a projection of another kind is drawn from the same first seed: query, key, value, out")
{
    Structure to = structureOf(lessonScene("000.param.seed123"));
    to.projection = Projection::Linear;
    to.out_proj = true;
    const Rewritten linear = restructured(lessonScene("000.param.seed123"), to);
    CHECK(ops(linear.scene) ==
          "manual_seed 123 linear W_query[2, 3] linear W_key[2, 3] linear W_value[2, 3] linear out_proj[2, 2]+b");
    CHECK(linear.scene.config.projection == Projection::Linear);
    CHECK(linear.scene.config.out_proj == "out_proj");
    // The numbers are those of the notebook that draws these layers itself.
    const Scene notebook = lessonScene("000.mha");
    for (const char* name : {"W_query.weight", "W_key.weight", "W_value.weight", "out_proj.weight", "out_proj.bias"})
        CHECK(realized(linear.scene)->at(name) == realized(notebook)->at(name));
    CHECK(linear.scene.inputs == lessonScene("000.param.seed123").inputs);
    CHECK(linear.scene.tokens == lessonScene("000.param.seed123").tokens);
}

TEST_CASE("every kind of projection can become every other, and comes back with the same numbers")
{
    const Scene start = paramScene();
    for (int from = 0; from < 7; ++from)
        for (int to = 0; to < 7; ++to) {
            CAPTURE(from);
            CAPTURE(to);
            Structure structure{Projection(from), 1, 3, 3, false, from == int(Projection::MhaModule)};
            const Scene first = restructured(start, structure).scene;
            structure.projection = Projection(to);
            structure.out_proj = to == int(Projection::MhaModule);
            const Scene second = restructured(first, structure).scene;
            CHECK(second.config.projection == Projection(to));
            structure.projection = Projection(from);
            structure.out_proj = from == int(Projection::MhaModule);
            CHECK(restructured(second, structure).scene == first);
        }
}

TEST_CASE("the seed outlives a projection without weights")
{
    Scene scene = paramScene();
    std::get<ManualSeed>(scene.draws[0]).seed = 77;
    const Scene none = restructured(scene, {Projection::None, 1, 3, 3, false, false}).scene;
    CHECK(ops(none) == "manual_seed 77");
    CHECK(ops(restructured(none, {Projection::Linear, 1, 3, 2, false, false}).scene) ==
          "manual_seed 77 linear W_query[2, 3] linear W_key[2, 3] linear W_value[2, 3]");
}

TEST_CASE("a scene without a seed begins with the notebooks' own")
{
    const Rewritten made = restructured(plainScene(), {Projection::Param, 1, 3, 3, false, false});
    CHECK(ops(made.scene) == "manual_seed 123 rand W_query rand W_key rand W_value");
    CHECK(mentions(made.notes, "W_query, W_key and W_value are drawn with seed 123."));
}

TEST_CASE("sizes change in place: seeds and skips between the draws stay")
{
    const Scene scene = lessonScene("003.same_seed.param");
    const Rewritten wider = restructured(scene, with(scene, [](Structure& s) { s.d_out = 4; }));
    CHECK(ops(wider.scene) == ops(scene));
    CHECK(realized(wider.scene)->at("W_query") == realized(wider.scene)->at("W_key"));
    CHECK(realized(wider.scene)->at("W_query").shape() == Shape{3, 4});

    const Scene turned = lessonScene("003.neg_inf"); // linear_from_T of three drawn matrices
    const Rewritten narrow = restructured(turned, with(turned, [](Structure& s) { s.d_out = 1; }));
    CHECK(realized(narrow.scene)->at("W_query.weight").shape() == Shape{1, 3});
    CHECK(realized(narrow.scene)->at("R_W_query").shape() == Shape{3, 1});
}

TEST_CASE("more heads of a list are drawn after the others, fewer take theirs away")
{
    const Scene scene = lessonScene("003.heads_list");
    const Rewritten three = restructured(scene, with(scene, [](Structure& s) {
                                             s.num_heads = 3;
                                             s.d_out = 6;
                                         }));
    CHECK(ops(three.scene).find("head1.W_value[2, 3] linear head2.W_query[2, 3]") != std::string::npos);
    CHECK(realized(three.scene)->at("head0.W_query.weight") == realized(scene)->at("head0.W_query.weight"));
    const Rewritten one = restructured(three.scene, with(three.scene, [](Structure& s) {
                                           s.num_heads = 1;
                                           s.d_out = 2;
                                       }));
    CHECK(ops(one.scene) ==
          "manual_seed 123 linear head0.W_query[2, 3] linear head0.W_key[2, 3] linear head0.W_value[2, 3] stack");
}

TEST_CASE("other heads alone leave the layers as they are")
{
    const Scene scene = lessonScene("000.mha");
    const Rewritten one = restructured(scene, with(scene, [](Structure& s) { s.num_heads = 1; }));
    CHECK(one.scene.draws == scene.draws);
    CHECK(one.scene.config.num_heads == 1);
}

TEST_CASE("biases come and go")
{
    const Scene scene = linearScene();
    const Scene biased = restructured(scene, with(scene, [](Structure& s) { s.qkv_bias = true; })).scene;
    CHECK(realized(biased)->find("W_key.bias"));
    CHECK(restructured(biased, structureOf(scene)).scene == scene);

    const Scene turned = lessonScene("003.neg_inf");
    const Rewritten given = restructured(turned, with(turned, [](Structure& s) { s.qkv_bias = true; }));
    CHECK(realized(given.scene)->at("W_query.bias") == Tensor({2}));
    CHECK(mentions(given.notes, "W_query.bias is now an input: 2 zeros."));
}

TEST_CASE("x keeps the columns that are left, and new ones are drawn, alike in rows that were alike, or zeros")
{
    Scene scene = paramScene();
    Tensor& given = *scene.input("x");
    for (std::int64_t column = 0; column < 3; ++column) // the last word is the first again
        given.mutableData()[15 + column] = given[column];
    const Structure to = with(scene, [](Structure& s) { s.d_in = 20; });
    const Rewritten wide = restructured(scene, to);
    const Tensor& x = *wide.scene.input("x");
    REQUIRE(x.shape() == Shape{6, 20});
    std::set<float> drawn;
    for (std::int64_t t = 0; t < 6; ++t) {
        CHECK(x[t * 20 + 2] == given[t * 3 + 2]);
        for (std::int64_t column = 3; column < 20; ++column)
            drawn.insert(x[t * 20 + column]);
    }
    CHECK(drawn.size() == 5 * 17);
    for (std::int64_t column = 0; column < 20; ++column)
        CHECK(x[5 * 20 + column] == x[column]);
    CHECK(mentions(wide.notes, "x is now [6, 20]; its new values are drawn with seed 123."));
    const auto zeros = restructure(scene, to, NewColumns::Zeros);
    REQUIRE(bool(zeros));
    CHECK((*zeros->scene.input("x"))[3] == 0);
    CHECK(mentions(zeros->notes, "x is now [6, 20]; its new values are 0."));
    const Rewritten narrow = restructured(scene, with(scene, [](Structure& s) { s.d_in = 2; }));
    CHECK(mentions(narrow.dropped, "6 numbers of x did not fit the new shape [6, 2]."));
}

TEST_CASE("x follows where it is stacked, looked up or drawn")
{
    const Scene stacked = lessonScene("000.mha");
    CHECK(restructured(stacked, with(stacked, [](Structure& s) { s.d_in = 5; })).scene.input("x1")->shape() ==
          Shape{6, 5});

    const Scene looked_up = lessonScene("004.fused");
    const Rewritten wide = restructured(looked_up, with(looked_up, [](Structure& s) { s.d_in = 6; }));
    CHECK(realized(wide.scene)->at("embed.weight").shape() == Shape{5, 6});
    CHECK(realized(wide.scene)->at("qkv.weight").shape() == Shape{12, 6});
    CHECK(mentions(wide.notes, "embed.weight is redrawn with width 6."));

    Scene drawn = paramScene();
    drawn.inputs.clear();
    drawn.draws.insert(drawn.draws.begin() + 1, Randn{"x", {6, 3}, {}});
    CHECK(realized(restructured(drawn, with(drawn, [](Structure& s) { s.d_in = 2; })).scene)->at("x").shape() ==
          Shape{1, 6, 2});
}

TEST_CASE("without weights d_out follows d_in, and heads that no longer divide it become one")
{
    Scene scene = paramScene();
    scene.config.num_heads = 2;
    const Rewritten none = restructured(scene, with(scene, [](Structure& s) { s.projection = Projection::None; }));
    CHECK(none.scene.config.d_out == 3);
    CHECK(none.scene.config.num_heads == 1);
    CHECK(mentions(none.notes, "d_out is now 3"));
    CHECK(mentions(none.notes, "3 cannot be split evenly into 2 heads"));
    CHECK(restructured(none.scene, with(none.scene, [](Structure& s) { s.d_in = 2; })).scene.config.d_out == 2);
}

TEST_CASE("a change of kind drops what nothing needs and says so")
{
    Scene scene = lessonScene("000.causal_class.dropout");
    scene.edits.set("W_query.weight", {0, 0}, 5);
    scene.edits.set("x1", {0, 0}, 7);
    Structure to = structureOf(scene);
    to.projection = Projection::FusedBlocks;
    const Rewritten fused = restructured(scene, to);
    CHECK(ops(fused.scene) == "manual_seed 123 linear qkv[6, 3] stack");
    CHECK(mentions(fused.dropped, "Removed 1 skip from the recipe."));
    CHECK(mentions(fused.dropped, "Removed 1 edit of W_query.weight, which no longer exists."));
    CHECK(mentions(fused.dropped, "Removed the expected result, which belonged to the previous structure."));
    CHECK(fused.scene.edits == std::vector<Edit>{{"x1", {0, 0}, 7}});
    CHECK(fused.scene.expected.empty());
}

TEST_CASE("the closing seed of a recipe stays, because it places the dropout")
{
    const Scene scene = lessonScene("003.dropout.weights");
    Structure to = structureOf(scene);
    to.projection = Projection::Param;
    CHECK(ops(restructured(scene, to).scene) == "manual_seed 123 rand W_query rand W_key rand W_value manual_seed 123");
    to = structureOf(scene);
    to.out_proj = true;
    CHECK(ops(restructured(scene, to).scene).ends_with("linear_from_T linear out_proj[2, 2]+b manual_seed 123"));
}

TEST_CASE("an embedding drawn before the weights stays before them")
{
    const Scene scene = lessonScene("004.fused");
    Structure to = structureOf(scene);
    to.projection = Projection::Linear;
    CHECK(ops(restructured(scene, to).scene) ==
          "manual_seed 2 embedding lookup linear W_query[4, 4] linear W_key[4, 4] linear W_value[4, 4]");
    CHECK(realized(restructured(scene, to).scene)->at("x") == realized(scene)->at("x"));
}

TEST_CASE("given weights are resized, and edits stay where they fit")
{
    Scene scene = paramScene();
    scene.draws = {ManualSeed{123}, Rand{"W_key", {3, 2}, {}}, Rand{"W_value", {3, 2}, {}}};
    scene.inputs.push_back({"W_query", Tensor({3, 2}, {1, 2, 3, 4, 5, 6})});
    scene.edits.set("W_query", {2, 1}, 60);
    scene.edits.set("W_key", {0, 0}, 10);
    const Rewritten wide = restructured(scene, with(scene, [](Structure& s) { s.d_out = 3; }));
    CHECK(realized(wide.scene)->at("W_query") == Tensor({3, 3}, {1, 2, 0, 3, 4, 0, 5, 60, 0}));
    const Rewritten narrow = restructured(scene, with(scene, [](Structure& s) { s.d_out = 1; }));
    CHECK(realized(narrow.scene)->at("W_query") == Tensor({3, 1}, {1, 3, 5}));
    CHECK(realized(narrow.scene)->at("W_key")[0] == 10);
    CHECK(mentions(narrow.dropped, "3 numbers of W_query did not fit the new shape [3, 1]."));
    CHECK(mentions(narrow.dropped, "1 edit of W_query did not fit the new shape [3, 1]."));
    Structure to = structureOf(scene);
    to.projection = Projection::Linear;
    CHECK(mentions(restructured(scene, to).dropped, "Removed the input values of W_query."));
}

TEST_CASE("the parts of a fused layer keep their numbers when heads grow")
{
    Scene scene = plainScene();
    scene.config.projection = Projection::FusedBlocks;
    scene.config.d_out = 1;
    scene.inputs.push_back({"qkv.weight", Tensor({3, 3}, {1, 1, 1, 2, 2, 2, 3, 3, 3})});
    scene.edits.set("qkv.weight", {2, 1}, 30); // of the value's row
    const Rewritten two = restructured(scene, with(scene, [](Structure& s) { s.d_out = 2; }));
    CHECK(realized(two.scene)->at("qkv.weight") ==
          Tensor({6, 3}, {1, 1, 1, 0, 0, 0, 2, 2, 2, 0, 0, 0, 3, 30, 3, 0, 0, 0}));
    const Rewritten back = restructured(two.scene, structureOf(scene));
    CHECK(back.scene.edits == scene.edits);
    CHECK(back.scene.inputs == scene.inputs);
}

TEST_CASE("the output layer is drawn last, keeps its own width, and goes when it is switched off")
{
    const Scene scene = lessonScene("000.mha");
    const Scene off = restructured(scene, with(scene, [](Structure& s) { s.out_proj = false; })).scene;
    CHECK(off.config.out_proj.empty());
    CHECK(ops(off).find("out_proj") == std::string::npos);
    CHECK(restructured(off, structureOf(scene)).scene.draws == scene.draws);

    Scene wide = linearScene();
    wide.draws.push_back(Linear{"project", 2, 7, false});
    wide.config.out_proj = "project";
    const Rewritten four = restructured(wide, with(wide, [](Structure& s) { s.d_out = 4; }));
    CHECK(realized(four.scene)->at("project.weight").shape() == Shape{7, 4});
    CHECK(!realized(four.scene)->find("project.bias"));
}

TEST_CASE("nn.MultiheadAttention brings its own output layer")
{
    Scene scene = lessonScene("000.mha");
    Structure to = structureOf(scene);
    to.projection = Projection::MhaModule;
    const Rewritten module = restructured(scene, to);
    CHECK(ops(module.scene) == "manual_seed 123 mha mha stack");
    CHECK(module.scene.config.d_out == 3);
    CHECK(module.scene.config.num_heads == 1);
    CHECK(mentions(module.dropped, "The module's own output layer replaced out_proj."));
    to = structureOf(module.scene);
    CHECK(to.out_proj);
    to.out_proj = false;
    CHECK(refusal(module.scene, to) == "out_proj: nn.MultiheadAttention always applies its own output layer.");
    to.projection = Projection::Linear;
    CHECK(ops(restructured(module.scene, to).scene) ==
          "manual_seed 123 linear W_query[3, 3] linear W_key[3, 3] linear W_value[3, 3] stack");
}

TEST_CASE("config members that are only checked follow")
{
    Scene scene = linearScene();
    scene.config.head_dim = 2;
    scene.config.qkv_bias = false;
    const Config config = restructured(scene, {Projection::Linear, 2, 3, 6, true, false}).scene.config;
    CHECK(config.head_dim == 3);
    CHECK(config.qkv_bias == true);
}

TEST_CASE("what does not fit together is refused in one sentence")
{
    const Scene scene = linearScene();
    CHECK(refusal(scene, with(scene, [](Structure& s) {
                      s.d_out = 6;
                      s.num_heads = 4;
                  })) == "num_heads: 6 cannot be split evenly into 4 heads; try 1, 2, 3 or 6.");
    CHECK(refusal(scene, with(scene, [](Structure& s) { s.num_heads = 0; })).starts_with("num_heads:"));
    CHECK(refusal(scene, with(scene, [](Structure& s) { s.d_in = -1; })).starts_with("d_in:"));
    CHECK(
        refusal(scene, with(scene, [](Structure& s) { s.d_in = 1 << 24; })).starts_with("x [6, 16777216] would have"));
    CHECK(refusal(plainScene(), with(plainScene(), [](Structure& s) { s.d_out = 2; })).starts_with("d_out:"));
    Scene alone;
    alone.config.stage = Stage::SoftmaxOnly;
    alone.inputs = {{"masked", journey()}};
    CHECK(refusal(alone, {Projection::Linear, 1, 3, 3, false, false}).starts_with("stage:"));
}

TEST_CASE("any scene takes any structure: refused with a sentence, or planned with just that structure")
{
    std::mt19937 random(7);
    const auto upTo = [&](int n) { return static_cast<int>(random() % n); };
    int made = 0;
    for (int number = 0; number < 400; ++number) {
        Scene scene = test::randomScene(number, {2, 6, 8, 4, 4});
        if (number % 3 == 0)
            scene = test::withOverrides(scene, number);
        CAPTURE(number);
        for (int step = 0; step < 3; ++step) {
            Structure to = structureOf(scene);
            for (int i = 0; i < 2; ++i)
                switch (upTo(6)) {
                case 0: to.projection = Projection(upTo(7)); break;
                case 1: to.num_heads = 1 + upTo(4); break;
                case 2: to.d_in = 1 + upTo(9); break;
                case 3: to.d_out = 1 + upTo(9); break;
                case 4: to.qkv_bias = !to.qkv_bias; break;
                default: to.out_proj = !to.out_proj; break;
                }
            const auto result = restructure(scene, to);
            if (!result) {
                CHECK(result.error().message.find(": ") != std::string::npos);
                continue;
            }
            ++made;
            const Structure now = structureOf(result->scene);
            CHECK(now.projection == to.projection);
            CHECK(now.d_in == to.d_in);
            CHECK((now.d_out == to.d_out || now.d_out == to.d_in));
            CHECK((now.out_proj == to.out_proj || to.projection == Projection::MhaModule));
            const bool layers = to.projection != Projection::None && to.projection != Projection::Param;
            CHECK(now.qkv_bias == (layers && to.qkv_bias));
            CHECK(bool(realize(result->scene)));
            scene = result->scene;
        }
    }
    CHECK(made > 500);
}

// q keeps its rows, and a group the key and the value of its first head; heads that part begin with what they shared.
TEST_CASE("one layer for q, k and v keeps its numbers where heads begin and cease to share keys")
{
    constexpr std::int64_t H = 4, hd = 2, D = 3, O = H * hd;
    Scene scene;
    scene.tokens = {{"a", "b"}};
    scene.config.d_in = D;
    scene.config.d_out = O;
    scene.config.num_heads = H;
    scene.config.projection = Projection::FusedBlocks;
    const auto numbered = [](const Shape& shape, float first) {
        Tensor tensor(shape);
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            tensor.mutableData()[i] = first + float(i);
        return tensor;
    };
    scene.inputs = {
        {"x", numbered({1, 2, D}, 0)}, {"qkv.weight", numbered({3 * O, D}, 0)}, {"qkv.bias", numbered({3 * O}, 1000)}};
    scene.config.qkv_bias = true;
    scene.edits.set("qkv.weight", {O + 2 * hd, 1}, -5); // of the key of head 2, which is the first of the second group
    const auto rowsOf = [&](const Scene& made) {
        std::vector<std::int64_t> rows;
        for (std::int64_t row = 0; row < made.input("qkv.weight")->shape()[0]; ++row) {
            rows.push_back(std::int64_t(made.input("qkv.weight")->data()[row * D]) / D);
            CHECK(made.input("qkv.bias")->data()[row] == 1000 + rows.back());
        }
        return rows;
    };
    const Rewritten shared = restructured(scene, with(scene, [](Structure& to) { to.num_kv_heads = 2; }));
    CHECK(rowsOf(shared.scene) == std::vector<std::int64_t>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 20, 21});
    CHECK(realized(shared.scene)->at("qkv.weight").data()[(O + hd) * D + 1] == -5);
    const Rewritten apart =
        restructured(shared.scene, with(shared.scene, [](Structure& to) { to.num_kv_heads.reset(); }));
    CHECK(rowsOf(apart.scene) == std::vector<std::int64_t>{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  8,  9,
                                                           12, 13, 12, 13, 16, 17, 16, 17, 20, 21, 20, 21});
    CHECK(apart.scene.input("qkv.weight")->data()[(O + 2 * hd) * D + 1] == -5);
    CHECK(apart.scene.input("qkv.weight")->data()[(O + 3 * hd) * D + 1] == -5);
}
