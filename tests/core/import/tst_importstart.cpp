// SPDX-License-Identifier: GPL-3.0-or-later
// Layers that do not start from x, or make no values of it: queries and keys alone, recorded activations, recorded
// attention.
#include "core/engine/engine.h"
#include "core/explain/explain.h"
#include "core/import/import.h"
#include "core/io/scene/scenefile.h"
#include "core/python/script.h"
#include "tests/core/support/importscenes.h"
#include "tests/core/support/samplescenes.h"

#include <algorithm>
#include <doctest/doctest.h>

using namespace attn;

namespace {

ReadArray array(const std::string& name, const Shape& shape)
{
    Tensor values(shape);
    for (std::int64_t i = 0; i < values.size(); ++i)
        values.mutableData()[i] = 0.01f * static_cast<float>(i * 37 % 101) - 0.4f;
    return {name, "float32", values, 0};
}

std::string refusal(const std::vector<ReadArray>& arrays, const ImportChoices& choices = {})
{
    const auto plan = planImport(arrays, plainLayer(), choices);
    CHECK_FALSE(plan);
    return plan ? "" : plan.error().message;
}

Tensor numbers(const Trace& trace, const std::string& name)
{
    REQUIRE_MESSAGE(trace.find(name), name);
    return trace.dense(*trace.find(name));
}

// In float64, which does not depend on the way that a backend takes.
std::shared_ptr<const Trace> referenced(const Scene& scene)
{
    auto trace = traceScene(scene, **backendNamed("reference"));
    REQUIRE(trace);
    return *trace;
}

bool ends(const Scene& scene, std::string_view last)
{
    const auto planned = plan(scene);
    REQUIRE(planned);
    return !traced(scene)->find("context") && traced(scene)->find(std::string(last));
}

} // namespace

TEST_CASE("queries and keys alone are a layer that ends with its weights")
{
    const ReadArray x = array("x", {5, 4}), query = array("W_query", {4, 6}), key = array("W_key", {4, 6}),
                    value = array("W_value", {4, 6});
    ImportChoices two;
    two.heads = 2;
    const Scene scene = importedOnto({x, query, key}, plainLayer(), two);
    CHECK(scene.config.starts_from == StartsFrom::XForScores);
    CHECK(ends(scene, "weights"));
    const auto whole = referenced(importedOnto({x, query, key, value}, plainLayer(), two)), without = referenced(scene);
    for (const char* name : {"q", "k", "scores", "weights", "dropped"})
        CHECK(numbers(*without, name) == numbers(*whole, name));
    CHECK_FALSE(without->find("v"));
    const StageTensor* context = findStage(plan(scene)->stages, "context");
    REQUIRE(context);
    CHECK(context->off == "no values");
    CHECK(findStage(plan(scene)->stages, "q")->title == "Q K");
    CHECK(refusal({x, query, value}) == "W_key is missing; query and key are both required, with or without a value");
    CHECK(refusal({x, query, key, array("out_proj.weight", {4, 6})}) ==
          "out_proj.weight [4, 6] is an output layer, but without values it has no input");
}

TEST_CASE("recorded queries, keys and values compute what the layer that made them computes")
{
    const Scene whole = lessonScene("000.mha");
    const auto before = traced(whole);
    const auto recorded = [&](const char* name) { return ReadArray{name, "float32", numbers(*before, name), 0}; };
    const Scene scene = importedOnto({recorded("q"), recorded("k"), recorded("v")}, plainLayer());
    CHECK(scene.config.starts_from == StartsFrom::Qkv);
    CHECK(scene.config.num_heads == 2);
    const std::vector<ReadArray> arrays{recorded("q"), recorded("k"), recorded("v")};
    CHECK(planImport(arrays, plainLayer(), {})->sentences.back() ==
          "2 heads of size 1; q, k and v are inputs; no mask");
    const auto after = traced(scene);
    CHECK(numbers(*after, "scores") == numbers(*before, "scores"));
    CHECK(numbers(*after, "q") == numbers(*before, "q"));
    CHECK(after->find("context"));
    const Scene alone = importedOnto({recorded("k"), recorded("q")}, plainLayer());
    CHECK(alone.config.starts_from == StartsFrom::Qk);
    CHECK(ends(alone, "weights"));
}

TEST_CASE("queries, keys and values are known by the names that programs of Transformers give them")
{
    const Scene scene = importedOnto({array("query_states", {1, 2, 5, 3}), array("key_states", {1, 2, 5, 3}),
                                      array("layer.value_states", {1, 2, 5, 3})},
                                     plainLayer());
    CHECK(scene.config.starts_from == StartsFrom::Qkv);
    CHECK(scene.input("v")->shape() == Shape{1, 2, 5, 3});
}

TEST_CASE("activations of all heads side by side are cut")
{
    ImportChoices two;
    two.heads = 2;
    const ReadArray q = array("layer.q", {2, 5, 6}), k = array("layer.k", {2, 5, 6});
    const Scene scene = importedOnto({q, k}, plainLayer(), two);
    REQUIRE(scene.input("q"));
    CHECK(scene.input("q")->shape() == Shape{2, 2, 5, 3});
    CHECK((*scene.input("q"))[3 * 5] == q.values[3]); // head 1 begins with column 3
    CHECK(refusal({q, array("k", {2, 5, 8})}, two) ==
          "k [2, 5, 8] does not fit layer.q [2, 5, 6]: apart from the number of tokens, both must have the same shape");
    two.heads = 4;
    CHECK(refusal({q, k}, two) == "layer.q [2, 5, 6] cannot be split into 4 heads");
}

TEST_CASE("heads behind the tokens are refused with a way out")
{
    ImportChoices four;
    four.heads = 4;
    const std::vector<ReadArray> turned = {array("q", {1, 7, 4, 3}), array("k", {1, 7, 4, 3})};
    CHECK(refusal(turned, four) ==
          "the arrays have 7 heads, not 4; if they are [B, T, H, head_dim], use --map q=q:bthd");
    four.steps = {*parseImportStep("q=q:bthd")};
    CHECK(importedOnto(turned, plainLayer(), four).config.num_heads == 4);
    Scene causal = plainLayer();
    causal.config.mask.kind = MaskKind::Causal;
    const auto plan = planImport(turned, causal, four);
    REQUIRE(plan);
    CHECK(plan->sentences.back() == "4 heads of size 3; mask: causal; without values, the layer ends with the weights");
}

TEST_CASE("recorded attention is given back bit for bit, under every name and rank")
{
    for (const char* name : {"attention", "attentions", "model.attn", "weights"})
        for (const Shape& shape : {Shape{2, 3, 5, 5}, Shape{3, 5, 5}, Shape{5, 5}}) {
            const ReadArray given = array(name, shape);
            const Scene scene = importedOnto({given}, plainLayer());
            CHECK(scene.config.starts_from == StartsFrom::Weights);
            CHECK(scene.inputs.size() == 1);
            for (const Backend& backend : backends()) {
                const auto trace = traceScene(scene, backend);
                REQUIRE(trace);
                const Tensor weights = numbers(**trace, "weights");
                CHECK(weights.rank() == 4);
                CHECK(weights.reshaped(shape) == given.values);
                CHECK((*trace)->tensors().size() == 1);
            }
        }
    ImportChoices mapped;
    mapped.steps = {*parseImportStep("recorded=weights")};
    CHECK(importedOnto({array("recorded", {3, 5, 5}), array("x", {5, 4})}, plainLayer(), mapped).inputs.size() == 1);
}

TEST_CASE("arrays that are no attention are refused with their shapes")
{
    CHECK(planImport({array("attention", {3, 5, 6})}, plainLayer())); // as many keys as there are
    CHECK(refusal({array("attention", {2, 2, 3, 5, 5})}) ==
          "attention weights must be [B, H, T, S], [H, T, S] or [T, S]; got attention [2, 2, 3, 5, 5]");
    ImportChoices heads;
    heads.heads = 2;
    CHECK(refusal({array("attention", {3, 5, 5})}, heads) == "the arrays have 3 heads, not 2");
    CHECK(refusal({array("attention", {1, 2100, 2100})}) ==
          "attention [1, 2100, 2100] has 4,410,000 values, but a scene file can contain at most 4,000,000");
}

TEST_CASE("what was computed stays out where something makes it, and comes in where nothing does")
{
    const Scene scene = importedOnto({array("x", {5, 4}), array("weights", {1, 5, 5})}, plainLayer());
    CHECK(scene.config.starts_from == StartsFrom::X);
    const Scene onto = importedOnto({array("attn", {1, 6, 6})}, lessonScene("000.causal.neg_inf"));
    CHECK(onto.tokens.size() == 1); // of the scene, whose six tokens these can be
    CHECK(onto.draws.empty());
    const Scene back = importedOnto({array("x", {6, 3})}, onto);
    CHECK(back.config.starts_from == StartsFrom::X);
}

TEST_CASE("such layers are explained, saved and written as scripts")
{
    const Scene scene = importedOnto({array("attention", {3, 5, 5})}, plainLayer());
    const auto realized = attn::realized(scene);
    const auto explained = explain(scene, *realized, *traced(scene), {"weights", {0, 2, 1, 4}});
    REQUIRE(explained);
    CHECK(bool(explained->operation == Operation::Given));
    CHECK(explained->note == "input value (inputs.weights)");
    const auto read = parseScene(writeScene(scene));
    REQUIRE(read);
    CHECK(*read == scene);
    CHECK(scriptOf(scene, *realized, ScriptLanguage::NumPy).find("weights") != std::string::npos);
}

TEST_CASE("the fused weights of GPT-NeoX and Bloom are cut head by head, T5's scores are not scaled")
{
    ImportChoices two;
    two.heads = 2;
    const ReadArray x = array("x", {5, 4});
    const Scene neox = importedOnto({x, array("attention.query_key_value.weight", {12, 4}),
                                     array("attention.query_key_value.bias", {12}),
                                     array("attention.dense.weight", {4, 4}), array("attention.dense.bias", {4})},
                                    plainLayer(), two);
    CHECK(bool(neox.config.projection == Projection::FusedInterleaved));
    CHECK(neox.config.out_proj == "out_proj");
    const std::string t5 = "encoder.block.0.layer.0.SelfAttention.";
    const Scene scene = importedOnto({x, array(t5 + "q.weight", {4, 4}), array(t5 + "k.weight", {4, 4}),
                                      array(t5 + "v.weight", {4, 4}), array(t5 + "o.weight", {4, 4})},
                                     plainLayer());
    CHECK(bool(scene.config.scale == Scale::None));
}

TEST_CASE("groups of Falcon's are cut as its code cuts them; how many share a key is asked for")
{
    const ReadArray x = array("x", {5, 12});
    const std::vector<ReadArray> falcon = {x, array("h.0.self_attention.query_key_value.weight", {20, 12}),
                                           array("h.0.self_attention.dense.weight", {12, 12})};
    const auto open = planImport(falcon, plainLayer());
    REQUIRE_FALSE(open);
    CHECK(open.error().message.find("3 heads share each key and value (grouped-query attention). Provide the "
                                    "number of heads or of key/value heads.") != std::string::npos);
    ImportChoices two;
    two.kv_heads = 2;
    const auto plan = planImport(falcon, plainLayer(), two);
    REQUIRE(plan);
    CHECK(plan->heads == 6);
    CHECK(plan->sentences.front() == "x [5, 12] becomes x [5, 12]");
    CHECK(plan->sentences[1] == "h.0.self_attention.query_key_value.weight [20, 12] becomes qkv.weight [20, 12], rows "
                                "reordered: all queries, then all keys, then all values");
    ImportChoices one;
    one.kv_heads = 1;
    const std::vector<ReadArray> shared = {x, array("h.0.self_attention.query_key_value.weight", {16, 12}),
                                           array("h.0.self_attention.dense.weight", {12, 12})};
    const Scene scene = importedOnto(shared, plainLayer(), one);
    CHECK(scene.config.num_heads == 6);
    CHECK(bool(scene.config.projection == Projection::FusedBlocks));
    CHECK(*scene.input("qkv.weight") == shared[1].values);
}

TEST_CASE("queries, keys or values alone are refused with what they lack")
{
    CHECK(refusal({array("q", {1, 2, 5, 4})}) == "q alone gives no scores; provide recorded queries and keys together, "
                                                 "with or without values (available: q [1, 2, 5, 4])");
    CHECK(refusal({array("layer.keys", {5, 4}), array("layer.values", {5, 4})})
              .starts_with("layer.values alone gives no scores; provide recorded queries and keys together, "));
}

TEST_CASE("an x beside weights of which none is known makes no layer without weights")
{
    const std::vector<ReadArray> arrays = {array("x", {5, 4}), array("block.mixer.alpha.weight", {4, 4}),
                                           array("block.mixer.alpha.bias", {4})};
    const auto plan = planImport(arrays, plainLayer());
    REQUIRE_FALSE(plan);
    CHECK(plan.error().message == "No weight was recognized as part of an attention layer: block.mixer.alpha.weight "
                                  "[4, 4]. Choose what each one becomes, for example with --map "
                                  "block.mixer.alpha.weight=W_query, or leave it unused.");
    const auto bare = planImport({array("x", {5, 4}), array("q_proj", {4, 4}), array("k_proj", {4, 4})}, plainLayer());
    REQUIRE_FALSE(bare);
    CHECK(
        bare.error().message.find("q_proj [4, 4], k_proj [4, 4]. Choose what each one becomes, for example with --map "
                                  "q_proj=W_query") != std::string::npos);
    ImportChoices nothing;
    nothing.steps = {{"block.mixer.alpha.weight", ImportTarget::Nothing}};
    CHECK(bool(importedOnto(arrays, plainLayer(), nothing).config.projection == Projection::None));
}

TEST_CASE("biases are known beside matrices, and weights by the name that PyTorch returns them under")
{
    std::vector<ReadArray> arrays = {array("x", {5, 4}), array("W_query", {4, 6}), array("W_key", {4, 6}),
                                     array("W_value", {4, 6}), array("W_out", {6, 6})};
    for (const char* bias : {"b_query", "b_key", "b_value", "b_out"})
        arrays.push_back(array(bias, {6}));
    const auto imported = [](const std::vector<ReadArray>& given) {
        const auto planned = planImport(given, plainLayer(), {});
        REQUIRE_MESSAGE(planned, planned.error().message);
        const auto scene = importArrays(given, plainLayer(), *planned);
        REQUIRE_MESSAGE(scene, scene.error().message);
        return *scene;
    };
    const Scene made = imported(arrays);
    for (const char* bias : {"W_query.bias", "W_key.bias", "W_value.bias", "out_proj.bias"})
        CHECK_MESSAGE(made.input(bias), bias);
    Tensor rows({1, 4, 4});
    std::fill_n(rows.mutableData(), rows.size(), 0.25f);
    CHECK(imported({{"attn_weights", "float32", rows, 0}}).config.starts_from == StartsFrom::Weights);
}
