// SPDX-License-Identifier: GPL-3.0-or-later
// Queries, keys and values recorded with different numbers of tokens: a decode step with a cache, cross-attention.
#include "core/decode/decodable.h"
#include "core/engine/computed.h"
#include "core/engine/engine.h"
#include "core/geometry/layervectors.h"
#include "core/io/scene/scenefile.h"
#include "core/matrix/matrixaxes.h"
#include "core/python/script.h"
#include "core/sheets/sheetplace.h"
#include "tests/core/support/importscenes.h"
#include "tests/core/support/planrefusal.h"
#include "tests/core/support/samplescenes.h"

#include <algorithm>
#include <doctest/doctest.h>

using namespace attn;

namespace {

// Two queries and four keys of two heads.
const std::vector<ReadArray> given = {
    {"q", "float32", Tensor({1, 2, 2, 2}, std::vector<float>{0.5f, -1, 1, 0.5f, 1.5f, 0.25f, -0.5f, 0.75f}), 0},
    {"k", "float32",
     Tensor({1, 2, 4, 2}, std::vector<float>{-0.5f, -0.25f, -1.5f, -1.25f, 0, 0.25f, -1, -0.75f, 1.5f, 1.75f, 0.5f,
                                             0.75f, 2, 2.25f, 1, 1.25f}),
     0},
    {"v", "float32",
     Tensor({1, 2, 4, 2},
            std::vector<float>{3, 2.5f, 2, 1.5f, 1, 0.5f, 0, -0.5f, -1, -1.5f, -2, -2.5f, -3, -3.5f, -4, -4.5f}),
     0}};

// What NumPy computes of them: softmax(q kᵀ / sqrt(2)) v, in float64.
constexpr double weights[] = {0.22444419559305165, 0.31963524775617436, 0.18807680356733858, 0.26784375308343544,
                              0.27516894141953063, 0.09527096261082782, 0.46764774335366227, 0.1619123526159792,
                              0.2713477099941569,  0.0787252697991985,  0.5037698387933295,  0.14615718141331502,
                              0.26002497201218056, 0.2178923159697501,  0.2840544713370455,  0.23802824068102396};
constexpr double context[] = {1.5006798858588422, 1.0006798858588422, -2.524736491625802,  -3.0247364916258026,
                              1.4836964928339098, 0.9836964928339098, -2.5000859806869133, -3.000085980686913};
// The same where key 3 is hidden from query 0: np.triu(np.ones((2, 4)), 3).
constexpr double causal_weights[] = {
    0.3065523193147446,  0.43656698840213476, 0.2568806922831207,  0,
    0.27516894141953063, 0.09527096261082782, 0.46764774335366227, 0.1619123526159792,
    0.3177958566698524,  0.09220112658382222, 0.5900030167463253,  0,
    0.26002497201218056, 0.2178923159697501,  0.2840544713370455,  0.23802824068102396};

void checkNumbers(const Trace& trace, const std::string& name, const Shape& shape, std::span<const double> expected)
{
    REQUIRE_MESSAGE(trace.find(name), name);
    const Tensor made = trace.dense(*trace.find(name));
    REQUIRE(made.shape() == shape);
    for (std::int64_t i = 0; i < made.size(); ++i)
        CHECK(double(made[i]) == doctest::Approx(expected[std::size_t(i)]).epsilon(1e-5));
}

Scene withMask(Scene scene, MaskKind kind, Tensor tensor)
{
    scene.config.mask.kind = kind;
    scene.config.mask.apply = MaskApply::FillNegInf;
    scene.config.mask.tensor = "hidden";
    scene.inputs.push_back({"hidden", std::move(tensor)});
    return scene;
}

ComputedPtr computedOf(const Scene& scene)
{
    const auto made = realized(scene);
    return std::make_shared<const Computed>(scene, made, run(*made, **backendNamed("cpu")));
}

ReadArray sized(const std::string& name, const Shape& shape, Kind kind = Kind::Real)
{
    return {name, kind == Kind::Boolean ? "bool" : "float32", Tensor(shape, kind), 0};
}

} // namespace

TEST_CASE("each backend computes queries and keys of two lengths as NumPy does")
{
    const Scene scene = importedOnto(given, plainLayer());
    CHECK(plan(scene)->dims == Dims{1, 2, 4, 4, 2, 2, 4, 2, 4});
    for (const Backend& backend : backends()) {
        const auto trace = traceScene(scene, backend);
        if (!trace) { // one that computes only layers of x says so
            CHECK(trace.error().message.find("start from a tensor other than x") != std::string::npos);
            continue;
        }
        checkNumbers(**trace, "weights", {1, 2, 2, 4}, weights);
        checkNumbers(**trace, "context", {1, 2, 4}, context);
    }
    const Scene without_values = importedOnto({given[1], given[0]}, plainLayer());
    checkNumbers(*traced(without_values), "weights", {1, 2, 2, 4}, weights);
    CHECK_FALSE(traced(without_values)->find("context"));
}

TEST_CASE("masks of such a layer have a row for each query and a column for each key")
{
    const Scene scene = importedOnto(given, plainLayer());
    Tensor hidden({2, 4}, Kind::Boolean);
    hidden.mutableData()[3] = 1;
    const Scene masked = withMask(scene, MaskKind::CustomBool, hidden);
    checkNumbers(*traced(masked), "weights", {1, 2, 2, 4}, causal_weights);
    CHECK(refusal(withMask(scene, MaskKind::CustomBool, Tensor({4, 4}, Kind::Boolean))) ==
          "config.mask.tensor: hidden is [4, 4]; expected [2, 4] (T, S) or [1, 2, 4] (B, T, S)");
    CHECK(refusal(withMask(scene, MaskKind::Padding, Tensor({1, 2}, Kind::Boolean))) ==
          "config.mask.tensor: hidden is [1, 2]; expected [1, 4] (B, S)");
    Scene padded = withMask(scene, MaskKind::Padding, Tensor({1, 4}, Kind::Boolean));
    padded.inputs.back().tensor.mutableData()[0] = 1;
    const auto weights_left = traced(padded)->row(*traced(padded)->find("weights"), 0, 1);
    CHECK(weights_left[0] == 0);
    CHECK(weights_left[3] > 0);
    for (const MaskKind kind : {MaskKind::Causal, MaskKind::Prefix}) {
        Scene by_position = scene;
        by_position.config.mask.kind = kind;
        CHECK(refusal(by_position)
                  .ends_with("compares the positions of queries and keys, but q is [1, 2, 2, 2] "
                             "and k is [1, 2, 4, 2]"));
    }
    Scene rotated = scene;
    rotated.config.rope = Rope{};
    CHECK(refusal(rotated) ==
          "config.rope: rope compares the positions of queries and keys, but q is [1, 2, 2, 2] and k is [1, 2, 4, 2]");
    Scene alibi = scene;
    alibi.config.position_bias.kind = PositionBiasKind::Alibi;
    CHECK(refusal(alibi).starts_with("config.position_bias.kind: alibi compares"));
}

TEST_CASE("a causal mask of an import lets the last query see all keys")
{
    ImportChoices causal;
    causal.causal = true;
    const Scene scene = importedOnto(given, plainLayer(), causal);
    CHECK(scene.config.mask.kind == MaskKind::CustomBool);
    checkNumbers(*traced(scene), "weights", {1, 2, 2, 4}, causal_weights);
    const auto plan = planImport(given, plainLayer(), causal);
    REQUIRE(plan);
    CHECK(std::ranges::count(plan->sentences, "The queries are taken as the last 2 of 4 tokens.") == 1);

    const std::vector<ReadArray> step = {sized("q", {1, 2, 1, 3}), sized("k", {1, 2, 5, 3})};
    Scene base = plainLayer();
    base.config.mask.kind = MaskKind::Causal;
    CHECK(importedOnto(step, base).config.mask.kind == MaskKind::None);
    const auto told = planImport(step, base, {});
    REQUIRE(told);
    CHECK(std::ranges::count(told->sentences, "The query is taken as the last of 5 tokens.") == 1);
    const auto fewer = planImport({sized("q", {1, 2, 5, 3}), sized("k", {1, 2, 3, 3})}, plainLayer(), causal);
    REQUIRE_FALSE(fewer);
    CHECK(fewer.error().message ==
          "a causal mask needs at least as many keys as queries, but q is [1, 2, 5, 3] and k is [1, 2, 3, 3]");
    Scene turning = plainLayer();
    turning.config.rope = Rope{};
    turning.config.d_in = turning.config.d_out = 4;
    CHECK_FALSE(importedOnto(given, turning).config.rope);
}

TEST_CASE("an imported mask of queries by keys is no padding")
{
    const Scene scene =
        importedOnto({given[0], given[1], given[2], sized("mask", {2, 4}, Kind::Boolean)}, plainLayer());
    CHECK(scene.config.mask.kind == MaskKind::CustomBool);
    const Scene padded =
        importedOnto({given[0], given[1], given[2], sized("attention_mask", {1, 4}, Kind::Boolean)}, plainLayer());
    CHECK(padded.config.mask.kind == MaskKind::Padding);
    ReadArray added = sized("mask", {1, 4});
    added.values.mutableData()[0] = -2;
    const Scene biased = importedOnto({given[0], given[1], given[2], added}, plainLayer());
    CHECK(biased.config.mask.kind == MaskKind::Additive);
    CHECK(biased.input("mask")->shape() == Shape{1, 2, 4});
}

TEST_CASE("keys of another number have names of their own")
{
    ImportChoices named;
    named.tokens = {{"and", "so"}};
    named.memory_tokens = {{"a", "b", "c", "d"}};
    const Scene scene = importedOnto(given, plainLayer(), named);
    CHECK(scene.memory_tokens == named.memory_tokens);
    const auto computed = computedOf(scene);
    const TracedTensor &of_weights = *computed->trace->find("weights"), &k = *computed->trace->find("k");
    CHECK(columnNames(*computed, of_weights, 0) == named.memory_tokens.front());
    CHECK(rowNames(*computed, of_weights, 0) == named.tokens.front());
    CHECK(rowNames(*computed, k, 0) == named.memory_tokens.front());
    const Scene numbered = importedOnto(given, plainLayer());
    CHECK(numbered.memory_tokens == std::vector<std::vector<std::string>>{{"m0", "m1", "m2", "m3"}});
    Scene unnamed = scene; // as written by hand
    unnamed.memory_tokens.clear();
    CHECK(columnNames(*computedOf(unnamed), of_weights, 0) == std::vector<std::string>{"m0", "m1", "m2", "m3"});
    Scene fewer = scene;
    fewer.memory_tokens.front().pop_back();
    CHECK(refusal(fewer) == "memory_tokens[0]: got 3 tokens, but k has 4 rows");
    std::vector<ReadArray> rows = given;
    for (ReadArray& array : rows) // as a table has them
        array.values = array.values.reshaped({array.values.dim(2), 4});
    rows[0].row_names = {"and", "so"};
    rows[1].row_names = {"a", "b", "c", "d"};
    const Scene of_table = importedOnto(rows, plainLayer());
    CHECK(of_table.tokens == named.tokens);
    CHECK(of_table.memory_tokens == named.memory_tokens);
}

TEST_CASE("such a scene is kept in a file, and its script has a size for the keys")
{
    ImportChoices named;
    named.memory_tokens = {{"a", "b", "c", "d"}};
    const Scene scene = importedOnto(given, plainLayer(), named);
    const auto read = parseScene(writeScene(scene));
    REQUIRE(read);
    CHECK(*read == scene);
    const std::string script = scriptOf(scene, *realized(scene), ScriptLanguage::NumPy);
    CHECK(script.find("S = 4  # keys") != std::string::npos);
    CHECK(script.find("[B, H, T, S]") != std::string::npos);
}

TEST_CASE("what needs keys that are the queries' tokens says so, also where they are as many")
{
    ImportChoices named;
    named.memory_tokens = {{"a", "b", "c", "d"}};
    const ReadArray four{"q", "float32", given[1].values, 0};
    for (const Scene& scene :
         {importedOnto(given, plainLayer()), importedOnto({four, given[1], given[2]}, plainLayer(), named)}) {
        CAPTURE(scene.input("q")->dim(2));
        const auto computed = computedOf(scene);
        CHECK(whyNotDecodable(*computed) ==
              "The keys of this scene have tokens of their own, but a cache gets one key with each query.");
        const auto place = sheetPlaceOf(*computed);
        REQUIRE_FALSE(place);
        CHECK(place.error().message ==
              "a worksheet needs self-attention, but the keys of this layer have tokens of their own");
        CHECK(layerVectors(*computed, 0, 0).tokens == 0);
    }
    const auto themselves = computedOf(importedOnto({four, given[1], given[2]}, plainLayer()));
    CHECK(sheetPlaceOf(*themselves));
    CHECK(layerVectors(*themselves, 0, 0).tokens == 4);
}

TEST_CASE("what does not fit is still refused")
{
    const auto refused = [](const std::vector<ReadArray>& arrays) {
        const auto plan = planImport(arrays, plainLayer(), {});
        return plan ? "" : plan.error().message;
    };
    CHECK(refused({sized("q", {1, 2, 1, 3}), sized("k", {1, 2, 5, 4})}) ==
          "k [1, 2, 5, 4] does not fit q [1, 2, 1, 3]: apart from the number of tokens, both must have the same shape");
    CHECK(refused({sized("q", {1, 2, 1, 3}), sized("k", {1, 2, 5, 3}), sized("v", {1, 2, 4, 3})}) ==
          "v [1, 2, 4, 3] does not fit k [1, 2, 5, 3]: each key needs a value");
    Scene scene = importedOnto(given, plainLayer());
    *scene.input("v") = Tensor({1, 2, 3, 2});
    CHECK(refusal(scene) == "inputs.v: v is [1, 2, 3, 2], but k is [1, 2, 4, 2]");
    scene = importedOnto(given, plainLayer());
    *scene.input("k") = Tensor({1, 2, 4, 3});
    CHECK(refusal(scene) == "inputs.k: k is [1, 2, 4, 3], but q is [1, 2, 2, 2]");
}
