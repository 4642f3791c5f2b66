// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of other programs become scenes that compute what those programs computed, and what a scene was written to
// becomes the same scene again.
#include "core/engine/engine.h"
#include "core/headless/commands.h"
#include "core/import/import.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/rewrite/giventensors.h"
#include "tests/core/support/importscenes.h"
#include "tests/core/support/scenes.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

using namespace attn;

namespace {

const std::string data_folder = sourceFile("tests/data/imports/");

ReadArray array(const std::string& name, const Shape& shape, Kind kind = Kind::Real)
{
    Tensor values(shape, kind);
    for (std::int64_t i = 0; i < values.size(); ++i)
        values.mutableData()[i] =
            kind == Kind::Boolean ? static_cast<float>(i % 2) : 0.01f * static_cast<float>(i % 97);
    return {name, "float32", values, 0};
}

// What the plan asks, in one text.
std::string asked(const std::vector<ReadArray>& arrays, const ImportPlan& plan)
{
    std::string text;
    for (const std::string& sentence : questionSentences(arrays, plan))
        text += sentence;
    return text;
}

std::string refusal(const std::vector<ReadArray>& arrays, const Scene& base = plainLayer(),
                    const ImportChoices& choices = {})
{
    const auto plan = planImport(arrays, base, choices);
    CHECK_FALSE(plan);
    return plan ? "" : plan.error().message;
}

} // namespace

TEST_CASE("Layers as PyTorch programs keep them compute what PyTorch computed of them")
{
    std::ifstream file(data_folder + "imports.json");
    for (const nlohmann::json& recorded : nlohmann::json::parse(file)) {
        CAPTURE(recorded["file"]);
        const auto arrays = readArrayFile(data_folder + recorded["file"].get<std::string>());
        REQUIRE(arrays);
        ImportChoices choices;
        if (!recorded["heads"].is_null())
            choices.heads = recorded["heads"].get<std::int64_t>();
        choices.prefix = recorded.value("prefix", "");
        const auto name = recorded["file"].get<std::string>();
        if (name.starts_with("bloom") || name.starts_with("falcon"))
            choices.causal = false; // recorded without a mask
        if (recorded.contains("kv_heads"))
            choices.kv_heads = recorded["kv_heads"].get<std::int64_t>();
        const Scene scene = importedOnto(*arrays, plainLayer(), choices);
        const auto trace = traced(scene);
        const TracedTensor* output = trace->find(scene.config.out_proj.empty() ? "context" : "output");
        REQUIRE(output);
        const Tensor values = trace->dense(*output);
        REQUIRE(values.size() == static_cast<std::int64_t>(recorded["output"].flatten().size()));
        std::int64_t i = 0;
        for (const auto& batch : recorded["output"])
            for (const auto& row : batch)
                for (const auto& value : row)
                    CHECK(values[i++] == doctest::Approx(value.get<float>()).epsilon(2e-6).scale(1));
    }
}

TEST_CASE("Arrays are known by the names that programs give them, and taken as those programs keep them")
{
    const auto step = [](const std::vector<ReadArray>& arrays, const Scene& base, std::size_t i) {
        const auto plan = planImport(arrays, base);
        REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
        return plan->steps[i];
    };
    const ReadArray x = array("x", {5, 4});
    // nanoGPT keeps GPT-2's names in nn.Linear; only the shape tells.
    const std::vector<ReadArray> nano = {x, array("c_attn.weight", {12, 4}), array("c_proj.weight", {4, 4})};
    CHECK(step(nano, plainLayer(), 1) ==
          ImportStep{"c_attn.weight", ImportTarget::Qkv, false, -1, ArrayReading::ThreeBlocks});
    CHECK_FALSE(step(nano, plainLayer(), 2).transposed);
    const std::vector<ReadArray> gpt = {x, array("c_attn.weight", {4, 12}), array("c_proj.weight", {4, 4})};
    CHECK(step(gpt, plainLayer(), 1).transposed);
    CHECK(step(gpt, plainLayer(), 2).transposed);
    // A matrix that only fits the other way round is turned.
    const std::vector<ReadArray> turned = {x, array("W_q", {3, 4}), array("W_k", {3, 4}), array("W_v", {3, 4})};
    CHECK_FALSE(step(turned, plainLayer(), 1).transposed);
    CHECK(importedOnto(turned, plainLayer()).config.projection == Projection::Linear);
    // A lone table of an unknown name is no x without weights: they would be q = k = v = x, which nobody asked for.
    CHECK(refusal({array("sheet1", {7, 4})}).find("--map sheet1=x") != std::string::npos);
    CHECK(step({x, array("key_padding_mask", {1, 5}, Kind::Boolean)}, plainLayer(), 1).target == ImportTarget::Mask);
    CHECK(step({x, array("attention_mask", {1, 5}, Kind::Boolean)}, plainLayer(), 1).reading ==
          ArrayReading::OneAllows);
    CHECK(step({x, array("weights", {5, 5})}, plainLayer(), 1).target == ImportTarget::Nothing);
    // A list of heads is one layer, however it counts them.
    std::vector<ReadArray> list = {x};
    for (const char* head : {"heads.0.", "heads.1."})
        for (const char* name : {"query", "key", "value"})
            list.push_back(array(std::string(head) + name + ".weight", {3, 4}));
    CHECK(step(list, plainLayer(), 4) == ImportStep{"heads.1.query.weight", ImportTarget::WQuery, false, 1});
    const Scene heads = importedOnto(list, plainLayer(), {{{"heads.1.key.weight", ImportTarget::WKey}}, {}, ""});
    CHECK(heads.config.projection == Projection::HeadsList);
    CHECK(heads.config.num_heads == 2);
    CHECK(heads.config.d_out == 6);
    // A triangle is the causal mask, of whatever size, and whether 1 says blocked or allowed.
    ReadArray triu = array("mask", {9, 9}), tril = triu;
    for (std::int64_t i = 0; i < 81; ++i) {
        triu.values.mutableData()[i] = i % 9 > i / 9;
        tril.values.mutableData()[i] = i % 9 <= i / 9;
    }
    for (const ReadArray& mask : {triu, tril}) {
        const Scene masked = importedOnto({x, mask}, plainLayer());
        CHECK(masked.config.mask == Mask{MaskKind::Causal, MaskApply::FillNegInf, ""});
        CHECK(masked.inputs.size() == 1);
    }
    // A window over the keys says 1 where one is allowed, as a triangle does under this name.
    ReadArray window = array("tril", {5, 5});
    for (std::int64_t i = 0; i < 25; ++i)
        window.values.mutableData()[i] = i % 5 <= i / 5 && i % 5 > i / 5 - 3;
    ImportChoices choices;
    choices.steps = {{"tril", ImportTarget::Mask, false}};
    const auto window_plan = planImport({x, window}, plainLayer(), choices);
    REQUIRE_MESSAGE(window_plan, (window_plan ? "" : window_plan.error().message));
    const Scene windowed = *importArrays({x, window}, plainLayer(), *window_plan);
    REQUIRE(windowed.config.mask.kind == MaskKind::CustomBool);
    for (std::int64_t i = 0; i < 25; ++i)
        CHECK((*windowed.input(windowed.config.mask.tensor))[i] == 1 - window.values[i]);

    CHECK(layerPrefixes({array("h.0.attn.c_attn.weight", {1}), array("h.0.mlp.c_proj.weight", {1}),
                         array("h.1.attn.c_attn.weight", {1}), array("q_proj.weight", {1})}) ==
          std::vector<std::string>{"h.0.attn.", "h.1.attn.", ""});
}

TEST_CASE("What a model does beside its weights is said, when its names tell")
{
    const std::string prefix = "model.layers.0.self_attn.";
    std::vector<ReadArray> arrays = {array("x", {5, 4})};
    for (const char* name : {"q_proj.weight", "k_proj.weight", "v_proj.weight", "o_proj.weight"})
        arrays.push_back(array(prefix + name, {4, 4}));
    const auto plan = planImport(arrays, plainLayer());
    REQUIRE(plan);
    CHECK(plan->prefix == prefix);
    CHECK(plan->sentences.back() ==
          "Models that store their weights this way rotate queries and keys by position (RoPE), but the file does not "
          "say so. The values are computed from the weights alone until you turn on RoPE, with the model's theta, in "
          "the Layer section of the window.");
    const auto fused = planImport({arrays[0], array(prefix + "qkv_proj.weight", {12, 4}), arrays.back()}, plainLayer());
    REQUIRE(fused); // as Phi-3 keeps it
    CHECK(fused->sentences.back() == plan->sentences.back());
    arrays.pop_back();
    CHECK(planImport(arrays, plainLayer())
              ->sentences.back()
              .starts_with("Models that store their weights this way do not see later tokens"));
}

TEST_CASE("a proposed option can be pasted into a shell, whatever the array is called")
{
    const std::vector<ReadArray> arrays = {array("x", {5, 4}), array("a $(id);b.qkv.weight", {12, 4})};
    ImportChoices choices;
    choices.heads = 2;
    const auto plan = planImport(arrays, plainLayer(), choices);
    REQUIRE(plan);
    CHECK(asked(arrays, *plan).ends_with("use --map 'a $(id);b.qkv.weight=qkv:per-head'."));
}

TEST_CASE("a fused layer that a module cuts per head computes what the module computed, where that is chosen")
{
    const auto arrays = readArrayFile(data_folder + "qkv_per_head.safetensors");
    REQUIRE(arrays);
    ImportChoices choices;
    choices.heads = 2;
    const std::string name = "qkv_proj.weight";
    const auto blocks = planImport(*arrays, plainLayer(), choices);
    REQUIRE(blocks);
    CHECK(asked(*arrays, *blocks) ==
          name +
              " [12, 4] is read as “three blocks”. For “per head” (q, k and v of head 0, then of head 1, …: "
              "reshape [T, H, 3 hd], then chunk), use --map " +
              name + "=qkv:per-head.");
    for (const std::string& sentence : blocks->sentences)
        CHECK(sentence.find("RoPE") == std::string::npos); // would lead away from the fault
    choices.steps = {*parseImportStep(name + "=qkv:per-head")};
    const auto plan = planImport(*arrays, plainLayer(), choices);
    REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
    CHECK(asked(*arrays, *plan) ==
          name +
              " [12, 4] is read as “per head”. For “three blocks” (all of q, then all of k, then all of v: split, then "
              "reshape), use --map " +
              name + "=qkv:blocks. You chose this reading.");
    const auto trace = traced(*importArrays(*arrays, plainLayer(), *plan));
    const Tensor weights = trace->dense(*trace->find("weights")), output = trace->dense(*trace->find("output"));
    const float row[] = {0.8682f, 0.0076f, 0.1242f}, token[] = {2.2563f, -1.5162f, 1.0589f, 4.9995f};
    for (int i = 0; i < 3; ++i)
        CHECK(weights[3 + i] == doctest::Approx(row[i]).epsilon(1e-4).scale(1)); // [0,0,1]
    for (int i = 0; i < 4; ++i)
        CHECK(output[4 + i] == doctest::Approx(token[i]).epsilon(1e-4).scale(1)); // [0,1]
    choices.steps.clear();
    Scene interleaved =
        *importArrays(*arrays, plainLayer(), *plan); // a scene that is cut so says how its next weights are
    CHECK(importedOnto(*arrays, interleaved, choices).config.projection == Projection::FusedInterleaved);
}

TEST_CASE("the cut of a fused layer can be chosen for weights and bias, of one head and of many")
{
    const std::int64_t T = 5, hd = 2;
    for (const char* name : {"qkv_proj", "c_attn", "in_proj", "attention.query_key_value", "mine"})
        for (const std::int64_t heads : {1, 2, 3, 7})
            for (const bool per_head : {false, true}) {
                CAPTURE(name);
                CAPTURE(heads);
                CAPTURE(per_head);
                const std::int64_t d = heads * hd;
                const std::string weight = name + std::string(".weight"), bias = name + std::string(".bias");
                const std::vector<ReadArray> fused = {array("x", {T, d}), array(weight, {3 * d, d}),
                                                      array(bias, {3 * d})};
                std::vector<ReadArray> apart = {fused[0]};
                const char* const parts[] = {"q_proj", "k_proj", "v_proj"};
                for (std::int64_t part = 0; part < 3; ++part) {
                    Tensor rows({d, d}), numbers({d});
                    for (std::int64_t r = 0; r < d; ++r) {
                        const std::int64_t from = per_head ? (3 * (r / hd) + part) * hd + r % hd : part * d + r;
                        numbers.mutableData()[r] = fused[2].values[from];
                        std::copy_n(fused[1].values.data() + from * d, d, rows.mutableData() + r * d);
                    }
                    apart.push_back({parts[part] + std::string(".weight"), "float32", rows, 0});
                    apart.push_back({parts[part] + std::string(".bias"), "float32", numbers, 0});
                }
                ImportChoices choices;
                choices.heads = heads;
                const auto expected = traced(importedOnto(apart, plainLayer(), choices));
                const std::string cut = per_head ? ":per-head" : ":blocks";
                for (const std::vector<std::string>& maps :
                     {std::vector{weight + "=qkv" + cut, bias + "=qkv.bias"},
                      std::vector{weight + "=qkv.weight", bias + "=qkv.bias" + cut},
                      std::vector{weight + "=qkv.weight" + cut, bias + "=qkv.bias" + cut}}) {
                    choices.steps.clear();
                    for (const std::string& map : maps)
                        choices.steps.push_back(*parseImportStep(map));
                    const auto plan = planImport(fused, plainLayer(), choices);
                    REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
                    CHECK(asked(fused, *plan).empty() == (heads == 1));
                    const auto trace = traced(*importArrays(fused, plainLayer(), *plan));
                    const Tensor made = trace->dense(*trace->find("context")),
                                 wanted = expected->dense(*expected->find("context"));
                    for (std::int64_t i = 0; i < wanted.size(); ++i)
                        REQUIRE(made[i] == doctest::Approx(wanted[i]).epsilon(1e-5).scale(1));
                }
            }
}

TEST_CASE("the known cut of GPT-NeoX's name is said; two cuts of one layer, and a cut of anything else, are refused")
{
    const std::string name = "attention.query_key_value.weight";
    const std::vector<ReadArray> arrays = {array("x", {5, 4}), array(name, {12, 4}),
                                           array("attention.query_key_value.bias", {12})};
    ImportChoices choices;
    choices.heads = 2;
    CHECK(asked(arrays, *planImport(arrays, plainLayer(), choices)) ==
          name +
              " [12, 4] is read as “per head”. For “three blocks” (all of q, then all of k, then all of v: split, then "
              "reshape), use --map " +
              name + "=qkv:blocks. Layers with this name are stored this way.");
    choices.steps = {*parseImportStep(name + "=qkv:blocks"),
                     *parseImportStep("attention.query_key_value.bias=qkv.bias:per-head")};
    CHECK(refusal(arrays, plainLayer(), choices) ==
          "split the weights and bias of a fused layer the same way: both blocks or both per-head");
    for (const char* wrong : {"a=W_key:per-head", "a=qkv:heads", "a=:blocks", "a=x:blocks"})
        CHECK_FALSE(parseImportStep(wrong));
    // Its shape tells the layout, unless it is written.
    CHECK(importedOnto({arrays[0], array("a", {4, 12})}, plainLayer(), {{*parseImportStep("a=qkv:per-head")}, 2, ""})
              .config.projection == Projection::FusedInterleaved);
    // Written into a scene of the same shape, the array is cut as the scene's, and that can be changed, too.
    const Scene own = importedOnto({arrays[0], array("qkv.weight", {12, 4})}, plainLayer(), {{}, 2, ""});
    const std::vector<ReadArray> again = {array("qkv.weight", {12, 4})};
    const auto same = planImport(again, own);
    REQUIRE(same);
    CHECK(same->steps[0].target == ImportTarget::Same);
    CHECK(asked(again, *same).find("three blocks") != std::string::npos);
    CHECK(importedOnto(again, own, {{*parseImportStep("qkv.weight=qkv:per-head")}, {}, ""}).config.projection ==
          Projection::FusedInterleaved);
}

TEST_CASE("Choices go before what is recognised")
{
    const std::vector<ReadArray> arrays = {array("a", {5, 4}), array("b", {12, 4}), array("c", {4, 12})};
    const Scene scene =
        importedOnto(arrays, plainLayer(), {{{"a", ImportTarget::X, false}, {"b", ImportTarget::Qkv, false}}, 2, ""});
    CHECK(scene.config.num_heads == 2);
    CHECK(*scene.input("qkv.weight") == arrays[1].values);
    CHECK(*scene.input("x") == arrays[0].values);
    CHECK_FALSE(scene.input("c"));
    const Scene turned =
        importedOnto(arrays, plainLayer(), {{{"a", ImportTarget::X, false}, {"c", ImportTarget::Qkv, true}}, 4, ""});
    CHECK(turned.input("qkv.weight")->shape() == Shape{12, 4});
    CHECK((*turned.input("qkv.weight"))[1] == arrays[2].values[12]);

    CHECK(*parseImportStep("a=b=qkv") == ImportStep{"a=b", ImportTarget::Qkv, true});
    CHECK(*parseImportStep("a=qkv.weight") == ImportStep{"a", ImportTarget::Qkv, false});
    CHECK(*parseImportStep("a=W_key^T") == ImportStep{"a", ImportTarget::WKey, false});
    CHECK(*parseImportStep("a=out_proj.weight^T") == ImportStep{"a", ImportTarget::OutProj, true});
    CHECK(*parseImportStep("a=W_key.bias") == ImportStep{"a", ImportTarget::BKey, false});
    CHECK(*parseImportStep("a=nothing") == ImportStep{"a", ImportTarget::Nothing, false});
    for (const char* wrong : {"", "a", "=x", "a=", "a=y", "a=x^T", "a=x.weight", "a=W_key.bias.weight"})
        CHECK_FALSE(parseImportStep(wrong));
    for (int i = 0; i < import_targets; ++i)
        CHECK(targetNamed(targetName(static_cast<ImportTarget>(i))) == static_cast<ImportTarget>(i));
}

TEST_CASE("Only what the arrays bring changes: the rest of the scene stays, and says what could not")
{
    const Scene base = *loadLesson(*lessonNamed("003.dropout.weights"));
    const auto before = plan(base);
    REQUIRE(before);
    // Other embeddings of another number of tokens: the weights are drawn as before.
    const ReadArray x = array("x", {4, before->dims.D});
    const auto plan_of_x = planImport({x}, base);
    REQUIRE(plan_of_x);
    const Scene scene = *importArrays({x}, base, *plan_of_x);
    CHECK(scene.tokens.empty());
    CHECK(scene.config == base.config);
    const auto unchanged = traced(base), with_x = traced(scene);
    CHECK(with_x->dense(*with_x->find("W_query.weight")) == unchanged->dense(*unchanged->find("W_query.weight")));
    const auto says = [&](const char* words) {
        return std::ranges::any_of(plan_of_x->sentences,
                                   [&](auto& line) { return line.find(words) != std::string::npos; });
    };
    CHECK(says("x [4, 3] becomes x [4, 3]"));
    CHECK(says("The tokens are now named t0 to t3"));
    CHECK(says("1 head of size 2; three linear layers; mask: causal"));

    // One weight alone keeps the other two, and the dropout draws the same bits.
    ReadArray weight = array("W_key.weight", {2, 3});
    const auto after = traced(importedOnto({weight}, base));
    for (const char* same : {"q", "v", "keep"})
        CHECK(after->dense(*after->find(same)) == unchanged->dense(*unchanged->find(same)));
    CHECK(after->dense(*after->find("W_key.weight")) == weight.values);
    weight.inexact = 2;
    weight.values.mutableData()[0] = INFINITY;
    const auto plan_of_weight = planImport({weight}, base);
    REQUIRE(plan_of_weight);
    CHECK(plan_of_weight->sentences.front() == "W_key.weight [2, 3] becomes W_key.weight [2, 3]; 2 values are "
                                               "rounded to float32; 1 value is inf or nan");
}

TEST_CASE("What does not fit is refused in one sentence with the shapes")
{
    const ReadArray x = array("x", {5, 4}), q = array("q_proj.weight", {8, 4}), k = array("k_proj.weight", {8, 4}),
                    v = array("v_proj.weight", {8, 4});
    CHECK(refusal({}) == "The files contain no arrays.");
    CHECK(refusal({array("a", {2}), array("b", {3, 3})}) ==
          "No array was recognized as part of an attention layer: a [2], b [3, 3]. Choose what each one becomes, for "
          "example with --map a=x.");
    CHECK(refusal({x, q, v}) == "W_key is missing; query and key are both required, with or without a value");
    CHECK(refusal({x, q, array("k_proj.weight", {2, 4}), array("v_proj.weight", {2, 4})}).find("grouped-query") !=
          std::string::npos);
    CHECK(refusal({x, q, array("k_proj.weight", {8, 5}), v})
              .starts_with("k_proj.weight [8, 5], read as [out, in], and q_proj.weight [8, 4], read as [out, in], have "
                           "different widths"));
    CHECK(refusal({x, q, k, v, array("q_proj.bias", {7})}) == "W_query.bias must be [8]; got q_proj.bias [7]");
    CHECK(refusal({x, q, k, v, array("out_proj.weight", {4, 7})}) ==
          "out_proj.weight [4, 7] expects 7 values per token, but the heads output 8");
    CHECK(refusal({x, array("qkv.weight", {10, 4})}).starts_with("qkv.weight [10, 4] outputs 10 values per token"));
    CHECK(refusal({q, k, v}) == "x is missing; provide an array [T, 4] or [B, T, d_in], or a scene that has x");
    CHECK(refusal({array("x", {5, 3}), q, k, v}) ==
          "x [5, 3] has 3 columns, but the weights need 4; provide matching weights");
    CHECK(refusal({x, q, k, v}, plainLayer(), {{}, 3, ""}) ==
          "config.num_heads: 8 cannot be split evenly into 3 heads; try 1, 2, 4 or 8.");
    CHECK(refusal({x, array("head0.q.weight", {2, 4}), array("head0.k.weight", {2, 4}), array("head0.v.weight", {2, 4}),
                   array("head2.q.weight", {2, 4})}) ==
          "head1.W_query is missing; query and key are both required, with or without a value");
    CHECK(
        refusal({x, array("head0.q.weight", {2, 4}), array("head0.k.weight", {2, 4}), array("head0.v.weight", {2, 4})},
                plainLayer(), {{}, 2, ""}) == "the weights are for 1 head, not 2");
    CHECK(refusal({x, array("q_proj.bias", {8})}) ==
          "q_proj.bias [8] is a bias, but its weights are missing; provide them too, or leave out q_proj.bias [8]");
    CHECK(refusal({x, x}) == "two arrays are named 'x'");
    CHECK(refusal({x}, plainLayer(), {{{"y", ImportTarget::X, false}}, {}, ""}) == "no array 'y' (available: x)");
    CHECK(refusal({x, array("y", {5, 4})}, plainLayer(), {{{"y", ImportTarget::X, false}}, {}, ""}) ==
          "x and y would both become x; leave one of them out");
    CHECK(refusal({x, array("y", {3})}, plainLayer(), {{{"y", ImportTarget::Same, false}}, {}, ""}) ==
          "the scene has no tensor 'y' that the array could replace");
    const std::vector<ReadArray> two = {x, array("h.0.qkv.weight", {12, 4}), array("h.1.qkv.weight", {12, 4})};
    CHECK(refusal(two) == "found 2 layers; choose one of these prefixes: h.0., h.1.");
    CHECK(refusal(two, plainLayer(), {{}, {}, "h.2"}) == "no layer has the prefix 'h.2'; available: h.0., h.1.");
    CHECK(importedOnto(two, plainLayer(), {{}, {}, "h.1"}).input("qkv.weight"));
    CHECK(refusal({x, array("in_proj_weight", {12, 4}), array("bias_k", {1, 1, 4})}).find("add_bias_kv") !=
          std::string::npos);
    CHECK(refusal({array("x", {5, 1200}), array("qkv.weight", {3600, 1200})})
              .ends_with("most of them in qkv.weight [3600, 1200], but a scene file can contain at most 4,000,000"));
    CHECK(refusal({x, array("mask", {4, 4})}).starts_with("config.mask.tensor: mask is [4, 4]"));
    const Scene dropout = *loadLesson(*lessonNamed("003.dropout.ones"));
    CHECK(refusal({q, k, v}, dropout).starts_with("No array was recognized"));
}

TEST_CASE("Whatever arrays come, there is a sentence or a scene that can be computed and saved")
{
    constexpr const char* names[] = {"x",
                                     "X.x",
                                     "ids",
                                     "blocked",
                                     "mask",
                                     "h.0.attn.bias",
                                     "h.0.attn.c_attn.weight",
                                     "h.0.attn.c_attn.bias",
                                     "h.0.attn.c_proj.weight",
                                     "in_proj_weight",
                                     "in_proj_bias",
                                     "qkv.weight",
                                     "qkv.bias",
                                     "W_query",
                                     "W_key",
                                     "W_value",
                                     "W_query.weight",
                                     "W_key.weight",
                                     "W_value.weight",
                                     "W_key.bias",
                                     "heads.0.q.weight",
                                     "heads.0.k.weight",
                                     "heads.0.v.weight",
                                     "head7.W_key.weight",
                                     "head99999999999999999999.q.weight",
                                     "out_proj.weight",
                                     "out_proj.bias",
                                     "mha.in_proj_weight",
                                     "q_norm.weight",
                                     "k_norm",
                                     "heads.0.k_norm.weight",
                                     "rotary_emb.inv_freq",
                                     "sinks",
                                     "relative_attention_bias.weight",
                                     "embed.weight",
                                     "",
                                     "heads.",
                                     ".weight",
                                     "weights",
                                     "keep",
                                     "a name with blanks",
                                     "x1"};
    std::vector<Scene> bases = {plainLayer()};
    for (const LessonEntry& lesson : sceneLessons())
        bases.push_back(*loadLesson(lesson));
    std::mt19937 random(7);
    const auto upTo = [&](std::size_t count) { return static_cast<std::int64_t>(random() % count); };
    constexpr std::int64_t extents[] = {0, 1, 2, 3, 3, 3, 3, 6, 9};
    std::size_t scenes = 0;
    for (int number = 0; number < 20000; ++number) {
        CAPTURE(number);
        std::vector<ReadArray> arrays;
        for (const char* name : names) {
            if (upTo(9) != 0)
                continue;
            Shape shape(static_cast<std::size_t>(upTo(12) == 0 ? upTo(9) : 1 + upTo(2)));
            for (std::int64_t& extent : shape)
                extent = extents[upTo(std::size(extents))];
            if (elementCount(shape) > 100'000)
                continue;
            ReadArray& made = arrays.emplace_back(array(name, shape, static_cast<Kind>(upTo(3))));
            if (made.values.kind() == Kind::Integer)
                for (std::int64_t i = 0; i < made.values.size(); ++i)
                    made.values.mutableData()[i] = static_cast<float>(upTo(7)) - 1;
        }
        ImportChoices choices;
        while (!arrays.empty() && upTo(4) == 0)
            choices.steps.push_back({arrays[upTo(arrays.size())].name, static_cast<ImportTarget>(upTo(import_targets)),
                                     upTo(2) == 0, upTo(20) == 0 ? upTo(4) : -1});
        if (upTo(6) == 0)
            choices.heads = upTo(5);
        if (upTo(9) == 0)
            choices.kv_heads = upTo(4);
        const Scene& base = bases[upTo(bases.size())];
        const auto plan = planImport(arrays, base, choices);
        if (!plan) {
            CHECK_FALSE(plan.error().message.empty());
            continue;
        }
        const auto scene = importArrays(arrays, base, *plan);
        REQUIRE(scene);
        const auto again = parseScene(writeScene(*scene));
        REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
        const auto trace = traceScene(*scene, backends().front()); // ids may lie beyond their table: a sentence then
        CHECK((trace || trace.error().message.find("ids") != std::string::npos));
        ++scenes;
    }
    CHECK(scenes > 100);
}
