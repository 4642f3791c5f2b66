// SPDX-License-Identifier: GPL-3.0-or-later
// plan() knows a scene's shapes before a number is drawn, and refuses what does not fit with one sentence that says
// where.
#include "tests/core/support/planrefusal.h"

#include <doctest/doctest.h>

#include <limits>

using namespace attn;

namespace {

std::string refusalOf(Draw draw)
{
    Scene scene = plainScene();
    scene.draws = {ManualSeed{1}, std::move(draw)};
    return refusal(scene);
}

} // namespace

TEST_CASE("the sample scenes are accepted")
{
    CHECK(refusal(plainScene()) == "");
    CHECK(refusal(paramScene()) == "");
    CHECK(refusal(linearScene(true)) == "");
    CHECK(refusal(mhaScene()) == "");
}

TEST_CASE("inputs")
{
    const auto with = [](const std::string& name, Tensor tensor) {
        return refusalAfter(plainScene(), [&](Scene& s) { s.inputs.push_back({name, std::move(tensor)}); });
    };
    CHECK(with("ok_1.-", zeros({1})) == "");
    CHECK(with("a b", zeros({1})) ==
          "inputs.a b: 'a b' is not a valid tensor name; use 1 to 64 letters, digits, '_', '.' and '-'");
    CHECK(with("", zeros({1})).starts_with("inputs.: '' is not a valid tensor name"));
    CHECK(with(std::string(65, 'a'), zeros({1})).starts_with("inputs.aaaa"));
    CHECK(with("x", zeros({1})) == "inputs.x: inputs.x already defines a tensor named 'x'");
    CHECK(with("scores", zeros({1})) ==
          "inputs.scores: 'scores' is the name of a computed tensor; use a different name");
    CHECK(with("a", Tensor()) == "inputs.a: has no values");
    CHECK(with("a", zeros({2, 0})) == "inputs.a: a [2, 0] is empty; every dimension must be at least 1");
    CHECK(with("a", zeros({1, 1, 1, 1, 1, 1, 1, 1, 1})) == "inputs.a: a has 9 dimensions, but at most 8 are accepted");
    CHECK(with("a", Tensor({2}, {0, 2}, Kind::Boolean)) == "inputs.a: 'a' must contain only 0 and 1");
    CHECK(with("a", Tensor({2}, {0, 0.5f}, Kind::Integer)) == "inputs.a: 'a' must contain whole numbers");
}

TEST_CASE("draws that use the generator")
{
    CHECK(refusalOf(Skip{-1}) == "draws[1].draws: must be from 0 to 1,000,000,000, got -1");
    CHECK(refusalOf(Skip{1'000'000'001}) == "draws[1].draws: must be from 0 to 1,000,000,000, got 1000000001");
    CHECK(refusalOf(Rand{"a", {3, 0}, {}}) == "draws[1]: a [3, 0] is empty; every dimension must be at least 1");
    CHECK(refusalOf(Rand{"a", {1}, std::numeric_limits<float>::infinity()}) == "draws[1].mul: must be a finite number");
    CHECK(refusalOf(Rand{"x", {1}, {}}) == "draws[1]: inputs.x already defines a tensor named 'x'");
    CHECK(refusalOf(Randn{"weights", {1}, {}}) ==
          "draws[1]: 'weights' is the name of a computed tensor; use a different name");
    CHECK(refusalOf(Rand{"a", {16384, 16385}, {}}) == "draws[1]: a [16384, 16385] would have 268,451,840 values (1.0 "
                                                      "GiB), but a tensor can have at most 268,435,456");
    CHECK(refusalOf(Rand{"a", {1'000'000'000'000, 1'000'000'000'000}, {}}) ==
          "draws[1]: a [1000000000000, 1000000000000] would have more than 9 × 10^18 values, but a tensor can have at "
          "most 268,435,456");
    CHECK(refusalOf(Linear{"a", 0, 2, true}) == "draws[1].in: must be from 1 to 268,435,456, got 0");
    CHECK(refusalOf(Linear{"a", 2, -1, true}) == "draws[1].out_features: must be from 1 to 268,435,456, got -1");
    CHECK(refusalOf(Linear{"a", 100'000, 100'000, true})
              .starts_with("draws[1]: a.weight [100000, 100000] would have 10,000,000,000 values"));
    CHECK(refusalOf(Embedding{"a", 0, 2, {}}) == "draws[1].num: must be from 1 to 268,435,456, got 0");
    CHECK(refusalOf(Embedding{"a", 3, 0, {}}) == "draws[1].dim: must be from 1 to 268,435,456, got 0");
    CHECK(refusalOf(Embedding{"a", 3, 2, 3}) == "draws[1].padding_idx: must be from -3 to 2, got 3");
    CHECK(refusalOf(Embedding{"a", 3, 2, -4}) == "draws[1].padding_idx: must be from -3 to 2, got -4");
    CHECK(refusalOf(Embedding{"a", 3, 2, -3}) == "");
    CHECK(refusalOf(Mha{"a", 0, 1, true}) == "draws[1].embed_dim: must be from 1 to 268,435,456, got 0");
    CHECK(refusalOf(Mha{"a", 4, 0, true}) == "draws[1].num_heads: must be from 1 to 268,435,456, got 0");
    CHECK(refusalOf(Mha{"a", 4, 3, true}) == "draws[1].num_heads: 4 cannot be split evenly into 3 heads");
    CHECK(refusalOf(Mha{"a", 4, 2, false}) == "");
}

TEST_CASE("nothing is drawn before a seed")
{
    for (const Draw& draw :
         {Draw(Skip{0}), Draw(Rand{"a", {1}, {}}), Draw(Randn{"a", {1}, {}}), Draw(Linear{"a", 1, 1, true}),
          Draw(Embedding{"a", 1, 1, {}}), Draw(Mha{"a", 1, 1, true})}) {
        Scene scene = plainScene();
        scene.draws = {draw, ManualSeed{1}};
        CHECK(refusal(scene) == std::string("draws[0]: ") + opName(draw) +
                                    " draws random numbers before any manual_seed; put a manual_seed before it");
    }
    Scene scene = linearScene();
    scene.draws.clear();
    for (const char* name : {"W_query.weight", "W_key.weight", "W_value.weight"})
        scene.inputs.push_back({name, zeros({2, 3})});
    CHECK(refusal(scene) == "config.dropout.p: 0.5 draws random numbers; add a manual_seed to draws");
    scene.draws = {ManualSeed{1}};
    CHECK(refusal(scene) == "");
    CHECK(plan(scene)->draws_dropout);
}

TEST_CASE("draws that derive")
{
    CHECK(refusalOf(Stack{"x1", "y", 2}) ==
          "draws[1].of: no tensor named 'x1' yet; a draw can use only inputs and earlier draws");
    CHECK(refusalOf(Stack{"x", "y", 0}) == "draws[1].n: must be from 1 to 268,435,456, got 0");
    CHECK(refusalOf(LinearFromT{"w", "y"}) ==
          "draws[1].of: no tensor named 'y' yet; a draw can use only inputs and earlier draws");
    CHECK(refusalOf(Lookup{"t", "x", "y"}) ==
          "draws[1].table: no tensor named 't' yet; a draw can use only inputs and earlier draws");
    CHECK(refusalOf(Lookup{"x", "i", "y"}) ==
          "draws[1].ids: no tensor named 'i' yet; a draw can use only inputs and earlier draws");
    CHECK(refusalOf(Lookup{"x", "x", "y"}) == "draws[1].ids: 'x' must contain whole numbers");

    Scene scene = plainScene();
    scene.inputs.push_back({"flat", zeros({3})});
    scene.draws = {LinearFromT{"w", "flat"}};
    CHECK(refusal(scene) == "draws[0].of: flat [3] is not a matrix");
    scene.draws = {Lookup{"flat", "flat", "y"}};
    CHECK(refusal(scene) == "draws[0].table: flat [3] is not a [num, dim] table");
    scene.draws = {Lookup{"x", "flat", "y"}}; // 0.0 is a whole number
    CHECK(refusal(scene) == "");
    CHECK(plan(scene)->tensors[1].kind == Kind::Integer);
    scene.draws = {ManualSeed{1}, Rand{"r", {2}, {}}, Lookup{"x", "r", "y"}};
    CHECK(refusal(scene) == "draws[2].ids: 'r' must contain whole numbers, but 'r' contains random values");
    scene.draws.assign(1025, ManualSeed{1});
    CHECK(refusal(scene) == "draws: the list has 1,025 entries, but at most 1,024 are accepted");
}

TEST_CASE("tokens are B lists of T labels")
{
    const auto tokens = [](std::vector<std::vector<std::string>> lists) {
        return refusalAfter(plainScene(), [&](Scene& s) { s.tokens = std::move(lists); });
    };
    CHECK(tokens({{"a", "b", "c", "d", "e", "f"}}) == "");
    CHECK(tokens({{"a", "b", "c", "d", "e"}}) == "tokens[0]: got 5 tokens, but x has 6 rows");
    CHECK(tokens({{"a", "b", "c", "d", "e", "f"}, {}}) == "tokens: got 2 lists, but x has a batch of 1");
    CHECK(tokens({{"a", "b", "c", "d", "e", ""}}) == "tokens[0][5]: a token must have 1 to 256 bytes, got 0");
    CHECK(tokens({{"a", "b", "c", "d", "e", std::string(257, 'x')}}) ==
          "tokens[0][5]: a token must have 1 to 256 bytes, got 257");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.title.assign(201, 'a'); }) ==
          "title: the text has 201 bytes, but at most 200 are accepted");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.description.assign(4001, 'a'); }) ==
          "notes: the text has 4,001 bytes, but at most 4,000 are accepted");
    CHECK(refusalAfter(plainScene(), [](Scene& s) { s.speaker_notes.assign(4001, 'a'); }) ==
          "speaker_notes: the text has 4,001 bytes, but at most 4,000 are accepted");
}

TEST_CASE("edits name a cell that exists, once, with a number of its kind")
{
    const auto edits = [](std::vector<Edit> list) {
        return refusalAfter(paramScene(), [&](Scene& s) {
            s.inputs.push_back({"flags", zeros({2}, Kind::Boolean)});
            s.inputs.push_back({"counts", zeros({2}, Kind::Integer)});
            s.edits = std::move(list);
        });
    };
    const float inf = std::numeric_limits<float>::infinity();
    CHECK(edits({{"W_query", {2, 1}, inf}, {"flags", {1}, 1}, {"counts", {0}, -7}}) == "");
    CHECK(edits({{"nobody", {0}, 1}}) == "edits[0].tensor: no tensor named 'nobody'");
    CHECK(edits({{"scores", {0, 0, 0, 0}, 1}}) ==
          "edits[0].tensor: 'scores' is computed; you can edit only inputs and tensors from draws");
    CHECK(edits({{"W_query", {3, 0}, 1}}) == "edits[0].index: [3, 0] is outside W_query [3, 2]");
    CHECK(edits({{"W_query", {0, -1}, 1}}) == "edits[0].index: [0, -1] is outside W_query [3, 2]");
    CHECK(edits({{"W_query", {0}, 1}}) == "edits[0].index: [0] is outside W_query [3, 2]");
    CHECK(edits({{"x", {0, 6, 0}, 1}}) == "edits[0].index: [0, 6, 0] is outside x [1, 6, 3]");
    CHECK(edits({{"flags", {0}, 2}}) == "edits[0].value: flags can contain only 0 and 1, got 2");
    CHECK(edits({{"counts", {0}, 0.5f}}) == "edits[0].value: counts can contain only whole numbers, got 0.5");
    CHECK(edits({{"counts", {0}, inf}}) == "edits[0].value: counts can contain only whole numbers, got inf");
    CHECK(edits({{"x", {1, 2}, 1}, {"W_key", {0, 0}, 1}, {"x", {0, 1, 2}, 2}}) ==
          "edits[2]: changes the same cell as edits[0]");
    CHECK(edits(std::vector<Edit>(65537, {"x", {0, 0}, 1})) ==
          "edits: the list has 65,537 entries, but at most 65,536 are accepted");
}

TEST_CASE("a scene that would not fit is refused before memory is taken, with the size it would need")
{
    Scene scene = plainScene();
    scene.inputs.clear();
    scene.config.num_heads = 12;
    scene.config.d_in = scene.config.d_out = 12;
    const auto tokens = [&](std::int64_t count) {
        scene.draws = {ManualSeed{1}, Rand{"x", {count, 12}, {}}};
        return refusal(scene);
    };
    CHECK(tokens(16384) ==
          "config: scores [1, 12, 16384, 16384] would have 3,221,225,472 values (12.0 GiB), but a tensor "
          "can have at most 268,435,456");
    CHECK(tokens(4600) == "");
    for (const char* name : {"a", "b", "c", "d", "e"})
        scene.draws.push_back(Rand{name, {16384, 16384}, {}});
    CHECK(refusal(scene) == "scene: all tensors together would have 2,612,108,480 values (9.7 GiB), but a scene can "
                            "have at most 2,147,483,648");
}

TEST_CASE("a plan counts the numbers of all tensors and of the whole trace")
{
    // x 18, q k v 54, scores scaled masked weights dropped 180, head_context and context 36
    CHECK(plan(plainScene())->elements == 18 + 54 + 180 + 36);
    Scene dropout = plainScene();
    dropout.config.stage = Stage::DropoutOnly;
    CHECK(plan(dropout)->elements == 2 * 18); // x and dropped
    dropout.draws = {ManualSeed{1}};
    dropout.config.dropout.p = 0.5;
    CHECK(plan(dropout)->elements == 3 * 18); // and keep
    CHECK(plan(dropout)->dims == Dims{});
}

TEST_CASE("overrides name a cell that is computed, once, with every axis and a number of its kind")
{
    const auto overrides = [](std::vector<Edit> list) {
        Scene scene = linearScene();
        scene.overrides = std::move(list);
        return refusal(scene);
    };
    const float inf = std::numeric_limits<float>::infinity();
    CHECK(overrides({{"scores", {0, 0, 5, 5}, inf}, {"keep", {0, 0, 1, 1}, 1}, {"context", {0, 5, 1}, -2}}) == "");
    CHECK(overrides({{"W_query.weight", {0, 0}, 1}}) == "overrides[0].tensor: 'W_query.weight' is an input or a drawn "
                                                        "tensor, so it is not computed; change its values in edits");
    CHECK(overrides({{"x", {0, 0, 0}, 1}})
              .starts_with("overrides[0].tensor: 'x' is an input or a drawn tensor, so it is not computed"));
    CHECK(overrides({{"context", {0, 5, 1}, -2}, {"nobody", {0}, 1}}) ==
          "overrides[1].tensor: 'nobody' is not computed here; this scene computes q, k, v, scores, scaled, masked, "
          "weights, keep, dropped, head_context, context");
    CHECK(overrides({{"output", {0, 0, 0}, 1}}).starts_with("overrides[0].tensor: 'output' is not computed here"));
    CHECK(overrides({{"scores", {5, 5}, 1}}) ==
          "overrides[0].index: scores [1, 1, 6, 6] has 4 axes, but the index has 2 numbers");
    CHECK(overrides({{"scores", {0, 1, 5, 5}, 1}}) ==
          "overrides[0].index: [0, 1, 5, 5] is outside scores [1, 1, 6, 6]");
    CHECK(overrides({{"keep", {0, 0, 1, 1}, 0.5f}}) == "overrides[0].value: keep can contain only 0 and 1, got 0.5");
    CHECK(overrides({{"scores", {0, 0, 1, 1}, 1}, {"keep", {0, 0, 1, 1}, 1}, {"scores", {0, 0, 1, 1}, 1}}) ==
          "overrides[2]: sets the same cell as overrides[0]");
    CHECK(overrides(std::vector<Edit>(4097, {"scores", {0, 0, 1, 1}, 1})) ==
          "overrides: the list has 4,097 entries, but at most 4,096 are accepted");
}
