// SPDX-License-Identifier: GPL-3.0-or-later
// Layers of today's models out of arrays as those keep them: shared keys, norms, rotary positions, sinks, distances.
#include "core/engine/engine.h"
#include "core/io/arrays/dataformats.h"
#include "core/layer/stages.h"
#include "core/scene/options.h"
#include "tests/core/support/importscenes.h"
#include "tests/core/support/scenes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <sstream>

using namespace attn;

namespace {

ReadArray array(const std::string& name, const Shape& shape, int seed = 0)
{
    Tensor values(shape);
    for (std::int64_t i = 0; i < values.size(); ++i)
        values.mutableData()[i] = 0.03f * static_cast<float>((i * 37 + seed * 11) % 61) - 0.9f;
    return {name, "float32", values, 0};
}

std::string refusal(const std::vector<ReadArray>& arrays, const ImportChoices& choices = {},
                    const Scene& base = plainLayer())
{
    const auto plan = planImport(arrays, base, choices);
    CHECK_FALSE(plan);
    return plan ? "" : plan.error().message;
}

std::string planText(const std::vector<ReadArray>& arrays, const ImportChoices& choices = {},
                     const Scene& base = plainLayer())
{
    const auto plan = planImport(arrays, base, choices);
    REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
    std::string text;
    for (const std::string& sentence : plan->sentences)
        text += sentence + "\n";
    return text;
}

bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

ImportChoices heads(std::optional<std::int64_t> all, std::optional<std::int64_t> keys = {})
{
    ImportChoices choices;
    choices.heads = all;
    choices.kv_heads = keys;
    return choices;
}

const std::string layer = "model.layers.3.self_attn.";

// Four heads of 4 that share two keys and values, of x [5, 6].
std::vector<ReadArray> llama()
{
    return {array("hidden_states", {5, 6}, 1), array(layer + "q_proj.weight", {16, 6}, 2),
            array(layer + "k_proj.weight", {8, 6}, 3), array(layer + "v_proj.weight", {8, 6}, 4),
            array(layer + "o_proj.weight", {6, 16}, 5)};
}

std::vector<ReadArray> with(std::vector<ReadArray> arrays, const ReadArray& more)
{
    arrays.push_back(more);
    return arrays;
}

// What modeling_qwen3.py and modeling_gpt_oss.py do with those arrays, in float64: projections, RMSNorm of each head,
// rotate_half, repeat_kv, a sink as one more column, no mask. Norms, angles and sinks where they are given.
std::vector<double> asHuggingFace(const std::vector<ReadArray>& arrays, std::int64_t H, std::int64_t KV)
{
    const auto given = [&](const std::string& ending) -> const Tensor* {
        const auto found = std::ranges::find_if(arrays, [&](auto& array) { return array.name.ends_with(ending); });
        return found == arrays.end() ? nullptr : &found->values;
    };
    const Tensor &x = *given("hidden_states"), &output = *given("o_proj.weight");
    const std::int64_t T = x.dim(0), D = x.dim(1), hd = given("q_proj.weight")->dim(0) / H;
    const auto made = [&](const std::string& which, std::int64_t t, std::int64_t head) {
        const Tensor& weight = *given(which + "_proj.weight");
        const Tensor* bias = given(which + "_proj.bias");
        std::vector<double> vector(hd);
        for (std::int64_t e = 0; e < hd; ++e) {
            const std::int64_t row = head * hd + e;
            vector[e] = bias ? (*bias)[row] : 0;
            for (std::int64_t d = 0; d < D; ++d)
                vector[e] += double(x[t * D + d]) * weight[row * D + d];
        }
        return vector;
    };
    const auto placed = [&](const std::string& which, std::int64_t t, std::int64_t head) {
        std::vector<double> vector = made(which, t, head);
        if (const Tensor* norm = given(which + "_norm.weight")) {
            double squares = 0;
            for (const double number : vector)
                squares += number * number;
            for (std::int64_t e = 0; e < hd; ++e)
                vector[e] *= (*norm)[e] / std::sqrt(squares / double(hd) + 1e-6);
        }
        if (const Tensor* angles = given("inv_freq")) {
            const std::vector<double> before = vector;
            const std::int64_t half = angles->size();
            for (std::int64_t i = 0; i < half; ++i) {
                const double angle = double(t) * (*angles)[i];
                vector[i] = before[i] * std::cos(angle) - before[i + half] * std::sin(angle);
                vector[i + half] = before[i + half] * std::cos(angle) + before[i] * std::sin(angle);
            }
        }
        return vector;
    };
    std::vector<double> result;
    for (std::int64_t i = 0; i < T; ++i) {
        std::vector<double> joined;
        for (std::int64_t h = 0; h < H; ++h) {
            const std::vector<double> query = placed("q", i, h);
            std::vector<double> weights(T);
            double sum = given("sinks") ? std::exp((*given("sinks"))[h]) : 0;
            for (std::int64_t j = 0; j < T; ++j) {
                const std::vector<double> key = placed("k", j, h / (H / KV));
                double score = 0;
                for (std::int64_t e = 0; e < hd; ++e)
                    score += query[e] * key[e];
                sum += weights[j] = std::exp(score / std::sqrt(double(hd)));
            }
            std::vector<double> context(hd);
            for (std::int64_t j = 0; j < T; ++j) {
                const std::vector<double> value = made("v", j, h / (H / KV));
                for (std::int64_t e = 0; e < hd; ++e)
                    context[e] += weights[j] / sum * value[e];
            }
            joined.insert(joined.end(), context.begin(), context.end());
        }
        for (std::int64_t y = 0; y < output.dim(0); ++y) {
            double number = 0;
            for (std::size_t o = 0; o < joined.size(); ++o)
                number += joined[o] * output[y * std::int64_t(joined.size()) + std::int64_t(o)];
            result.push_back(number);
        }
    }
    return result;
}

void checkOutput(const std::vector<ReadArray>& arrays, ImportChoices choices, std::int64_t H, std::int64_t KV)
{
    choices.causal = false;
    const Scene scene = importedOnto(arrays, plainLayer(), choices);
    CHECK(scene.config.num_heads == H);
    CHECK(scene.config.num_kv_heads.value_or(H) == KV);
    const auto trace = traced(scene);
    const Tensor output = trace->dense(*trace->find("output"));
    const std::vector<double> expected = asHuggingFace(arrays, H, KV);
    REQUIRE(output.size() == std::int64_t(expected.size()));
    for (std::size_t i = 0; i < expected.size(); ++i)
        CHECK(output[std::int64_t(i)] == doctest::Approx(expected[i]).epsilon(2e-5).scale(1));
}

} // namespace

TEST_CASE("layers under Hugging Face's names compute what its code computes of them")
{
    const auto arrays = llama();
    const ReadArray q_norm = array(layer + "q_norm.weight", {4}, 6), k_norm = array(layer + "k_norm.weight", {4}, 7),
                    sinks = array(layer + "sinks", {4}, 8);
    ReadArray angles = array("model.rotary_emb.inv_freq", {2});
    angles.values = Tensor({2}, {1.0f, 0.01f});
    checkOutput(arrays, heads(4), 4, 2);                       // Llama
    checkOutput(arrays, heads({}, 2), 4, 2);                   // by its key heads
    checkOutput(arrays, heads(8), 8, 4);                       // heads of 2
    checkOutput(arrays, heads(2), 2, 1);                       // one key for all
    checkOutput(with(arrays, angles), {}, 4, 2);               // each head is as wide as its angles say
    checkOutput(with(with(arrays, q_norm), k_norm), {}, 4, 2); // Qwen 3
    auto gpt_oss = with(with(arrays, sinks), angles);
    for (const auto& [name, size] :
         {std::pair("q_proj.bias", 16), std::pair("k_proj.bias", 8), std::pair("v_proj.bias", 8)})
        gpt_oss.push_back(array(layer + name, {size}, size));
    checkOutput(gpt_oss, {}, 4, 2);
    checkOutput(with(with(gpt_oss, q_norm), k_norm), {}, 4, 2);
    // Angles of half a head: the other half stays.
    ReadArray few = angles;
    few.values = Tensor({1}, {0.5f});
    checkOutput(with(with(with(arrays, q_norm), k_norm), few), {}, 4, 2);
    CHECK(importedOnto(with(arrays, few), plainLayer(), heads(4)).config.rope->dims == 2);
}

TEST_CASE("one layer of queries, keys and values is cut as its output layer or the choices say")
{
    const auto three = llama();
    Tensor rows({32, 6});
    std::int64_t next = 0;
    for (const std::size_t part : {1, 2, 3})
        for (const float number : three[part].values.values())
            rows.mutableData()[next++] = number;
    const ReadArray qkv{layer + "qkv_proj.weight", "float32", rows, 0}; // Phi-3
    const auto expected = traced(importedOnto(three, plainLayer(), heads(4)));
    const auto check = [&](const std::vector<ReadArray>& arrays, const ImportChoices& choices) {
        const Scene scene = importedOnto(arrays, plainLayer(), choices);
        CHECK(bool(scene.config.projection == Projection::FusedBlocks));
        const auto trace = traced(scene);
        CHECK(trace->dense(*trace->find("context")) == expected->dense(*expected->find("context")));
    };
    check({three[0], qkv, three[4]}, heads(4));
    check({three[0], qkv, array(layer + "sinks", {4}), array(layer + "q_norm.weight", {4}),
           array(layer + "k_norm.weight", {4}), three[4]},
          {{{layer + "sinks", ImportTarget::Nothing},
            {layer + "q_norm.weight", ImportTarget::Nothing},
            {layer + "k_norm.weight", ImportTarget::Nothing}},
           4,
           ""});
    check({three[0], qkv}, heads(4, 2));
    CHECK(importedOnto({three[0], qkv, array(layer + "sinks", {4}), array(layer + "q_norm.weight", {4}),
                        array(layer + "k_norm.weight", {4})},
                       plainLayer())
              .config.num_kv_heads == 2);
    CHECK(says(refusal({three[0], qkv}),
               "outputs 32 values per token, which cannot be split evenly into query, key and value; if its heads "
               "share keys and values, provide the number of heads"));
    CHECK(says(refusal({three[0], qkv}, heads(4, 3)), "which cannot be split into 4 heads for queries and 3 each"));
    CHECK(says(refusal({three[0], qkv, three[4]}), "Provide the number of heads or of key/value heads"));
}

TEST_CASE("what nothing tells is asked for, what contradicts itself is refused")
{
    const auto arrays = llama();
    CHECK(refusal(arrays) ==
          layer + "q_proj.weight [16, 6] outputs 16 values per token and " + layer +
              "k_proj.weight [8, 6] outputs 8, so 2 heads share each key and value (grouped-query attention). "
              "Provide the number of heads or of key/value heads.");
    CHECK(says(refusal(arrays, heads(3)), "with 3 heads, queries and keys cannot have the same head_dim"));
    CHECK(says(refusal(arrays, heads(4, 4)),
               "if the layer has 4 heads, then " + layer + "k_proj.weight [8, 6] has 2 key/value heads, not 4"));
    CHECK(says(refusal(arrays, heads(0)), "at least 1 head"));
    // Heads of a scene that they can be those of.
    Scene scene = plainLayer();
    scene.config.num_heads = 8;
    CHECK(importedOnto(arrays, scene).config.num_kv_heads == 4);
    const auto q_norm = array(layer + "q_norm.weight", {4}), k_norm = array(layer + "k_norm.weight", {4});
    CHECK(says(refusal(with(arrays, q_norm)), "normalizes only the queries; provide both norms"));
    CHECK(says(refusal(with(with(with(arrays, q_norm), k_norm), array(layer + "q_norm.bias", {4}))),
               "belongs to a LayerNorm"));
    CHECK(says(refusal(with(with(arrays, array(layer + "q_norm.weight", {16})), array(layer + "k_norm.weight", {5})),
                       heads(4)),
               "config.qk_norm.key: k_norm is [5]; expected [8] ([KV · head_dim])"));
    CHECK(
        says(refusal(with(arrays, array(layer + "sinks", {3})), heads(4)), "config.sinks: sinks is [3]; expected [4]"));
    CHECK(says(refusal(with(arrays, array(layer + "sinks", {2, 2})), heads(4)), "must be a single row of numbers"));
    CHECK(says(refusal(with(arrays, array(layer + "rotary_emb.inv_freq", {3})), heads(4)), "config.rope.dims"));
    CHECK(says(refusal({arrays[0], array("attention", {4, 5, 5}), array("sinks", {4})},
                       {{{"attention", ImportTarget::Weights}, {"sinks", ImportTarget::Sinks}}, {}, ""}),
               "computes no scores"));
    const auto values = array(layer + "v_proj.weight", {4, 6});
    CHECK(says(refusal({arrays[0], arrays[1], arrays[2], values}, heads(4)), "have different widths"));
}

TEST_CASE("the plan says what the arrays tell and what they leave open")
{
    const auto q_norm = array(layer + "q_norm.weight", {4}), k_norm = array(layer + "k_norm.weight", {4});
    const auto normed = with(with(llama(), q_norm), k_norm);
    const std::string plain = planText(normed);
    CHECK(says(plain,
               "4 heads of size 4 that share 2 key/value heads; three linear layers; mask: causal; with an output "
               "layer and normalized queries and keys\n"));
    CHECK(says(plain, "The number of heads follows from " + layer + "q_norm.weight [4].\n"));
    CHECK(says(plain, "or by 1 + w (as in Gemma)"));
    CHECK(says(plain, "until you turn on RoPE"));
    const auto gemma = with(normed, array("model.layers.3.pre_feedforward_layernorm.weight", {6}));
    CHECK(says(planText(gemma), "the norms multiply by 1 + w"));
    CHECK(importedOnto(gemma, plainLayer()).config.qk_norm->unit_offset);
    const auto turned = planText(with(normed, array(layer + "rotary_emb.inv_freq", {2})));
    CHECK(says(turned, "Here i and i + 2 do, as in Llama"));
    CHECK_FALSE(says(turned, "until you turn on RoPE"));
    // As in OLMo 2; so long a norm does not tell how many heads there are.
    const auto together =
        with(with(llama(), array(layer + "q_norm.weight", {16})), array(layer + "k_norm.weight", {8}));
    CHECK(says(refusal(together), "Provide the number of heads or of key/value heads."));
    const Scene olmo = importedOnto(together, plainLayer(), heads(4));
    CHECK(olmo.config.qk_norm->all_heads);
    CHECK(olmo.config.num_kv_heads == 2);
    CHECK(olmo.input("k_norm")->shape() == Shape{8});
    CHECK_FALSE(importedOnto(normed, olmo).config.qk_norm->all_heads);
    // Nor where queries and keys are as wide.
    std::vector<ReadArray> wide = llama();
    wide[2].values = array("k", {16, 6}).values;
    wide[3].values = array("v", {16, 6}).values;
    wide = with(with(wide, array(layer + "q_norm.weight", {16})), array(layer + "k_norm.weight", {16}));
    const std::string unsure =
        layer +
        "q_norm.weight [16] is as wide as all queries together, so the number of heads is unknown, and one head is "
        "used. With more heads, this norm covers all of them together, as in OLMo 2.";
    CHECK(says(planText(wide), unsure));
    CHECK_FALSE(says(planText(wide, heads(4)), unsure));
    CHECK_FALSE(says(planText(normed), "as wide as all queries together"));
    Scene rotary = plainLayer();
    rotary.config.rope.emplace();
    rotary.config.rope->theta = 500000;
    CHECK_FALSE(says(planText(normed, {}, rotary), "until you turn on RoPE"));
    CHECK(importedOnto(normed, rotary).config.rope->theta == 500000);
    // Of two frequencies the layer's own.
    const auto both =
        with(with(normed, array("model.rotary_emb.inv_freq", {2}, 1)), array(layer + "rotary_emb.inv_freq", {2}, 2));
    CHECK(
        says(planText(both), "model.rotary_emb.inv_freq [2] is left out: an array whose name matches better is used"));
    CHECK(*importedOnto(both, plainLayer()).input("inv_freq") == both.back().values);
}

TEST_CASE("T5's distances come from its first block, in both directions where it encodes")
{
    for (const std::string stack : {"encoder", "decoder"}) {
        const std::string block = stack + ".block.2.layer.0.SelfAttention.";
        const std::vector<ReadArray> arrays = {
            array("x", {5, 6}), array(block + "q.weight", {8, 6}, 1), array(block + "k.weight", {8, 6}, 2),
            array(block + "v.weight", {8, 6}, 3), array(block + "o.weight", {6, 8}, 4)};
        CHECK(says(planText(arrays), "the table relative_attention_bias.weight, which is missing here"));
        const auto whole =
            with(with(arrays, array(stack + ".block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 4})),
                 array("other.block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 4}, 9));
        const Scene scene = importedOnto(whole, plainLayer());
        CHECK(scene.config.num_heads == 4);
        CHECK(scene.config.position_bias == PositionBias{PositionBiasKind::T5, "t5_bias", 128, stack == "encoder"});
        CHECK(*scene.input("t5_bias") == whole[5].values);
        CHECK(bool(scene.config.scale == Scale::None));
        CHECK_FALSE(says(planText(whole), "is missing here"));
    }
}

TEST_CASE("a layer of cross-attention is said to want another sequence")
{
    const auto layer = [](const std::string& prefix, const std::vector<std::string>& names) {
        std::vector<ReadArray> arrays = {array("x", {5, 6})};
        for (const std::string& name : names)
            arrays.push_back(array(prefix + name + ".weight", {6, 6}, 1 + int(arrays.size())));
        return arrays;
    };
    const auto t5 = layer("decoder.block.2.layer.1.EncDecAttention.", {"q", "k", "v", "o"}),
               bart = layer("model.decoder.layers.0.encoder_attn.", {"q_proj", "k_proj", "v_proj", "out_proj"}),
               own = layer("model.decoder.layers.0.self_attn.", {"q_proj", "k_proj", "v_proj", "out_proj"});
    CHECK(says(planText(t5), "Layers named decoder.block.2.layer.1.EncDecAttention take keys and values from another"));
    CHECK(says(planText(bart), "here they come from x until you set a memory"));
    CHECK_FALSE(says(planText(own), "another sequence"));
}

TEST_CASE("what belonged to other weights goes, and the plan says so")
{
    const Scene before = importedOnto(
        with(with(with(with(llama(), array(layer + "q_norm.weight", {4})), array(layer + "k_norm.weight", {4})),
                  array(layer + "sinks", {4})),
             array(layer + "rotary_emb.inv_freq", {2})),
        plainLayer());
    const std::vector<ReadArray> bert = {array("x", {5, 6}), array("self.query.weight", {6, 6}),
                                         array("self.key.weight", {6, 6}), array("self.value.weight", {6, 6})};
    const std::string text = planText(bert, heads(2), before);
    for (const char* words :
         {"norm for queries and keys", "rotary positions fit only heads of size 4", "attention sinks"})
        CHECK(says(text, words));
    const Scene after = importedOnto(bert, before, heads(2));
    CHECK(after.config.num_kv_heads.value_or(2) == 2);
    CHECK_FALSE(after.config.qk_norm);
    CHECK_FALSE(after.config.rope);
    CHECK(after.config.sinks.empty());
    CHECK(after.inputs.size() == 4);
    // An array of a name that the scene has takes its place, and the rest stays.
    const Scene other = importedOnto({array("sinks", {4}, 30)}, before);
    CHECK(other.config == before.config);
    CHECK(*other.input("sinks") == array("sinks", {4}, 30).values);
}

TEST_CASE("recorded queries and keys may be of fewer key heads")
{
    const ReadArray q = array("q", {1, 4, 5, 3}), k = array("k", {1, 2, 5, 3}, 1), v = array("v", {1, 2, 5, 3}, 2);
    const Scene scene = importedOnto({k, q, v}, plainLayer());
    CHECK(scene.config.num_heads == 4);
    CHECK(scene.config.num_kv_heads == 2);
    CHECK(traced(scene)->find("context"));
    const ReadArray flat = array("q", {5, 12}), flat_keys = array("k", {5, 6});
    CHECK(says(refusal({flat, flat_keys}), "Provide the number of heads or of key/value heads"));
    CHECK(importedOnto({flat, flat_keys}, plainLayer(), heads({}, 2)).config.num_heads == 4);
    CHECK(says(refusal({q, array("k", {1, 2, 5, 4})}), " must have 2 heads and otherwise the same shape as "));
}

TEST_CASE("any layer of today, written out and taken back under Hugging Face's names, computes the same numbers")
{
    const std::map<std::string, std::string> names = {{"x", "hidden_states"},
                                                      {"W_query.weight", "q_proj.weight"},
                                                      {"W_key.weight", "k_proj.weight"},
                                                      {"W_value.weight", "v_proj.weight"},
                                                      {"W_query.bias", "q_proj.bias"},
                                                      {"W_key.bias", "k_proj.bias"},
                                                      {"W_value.bias", "v_proj.bias"},
                                                      {"qkv.weight", "qkv_proj.weight"},
                                                      {"qkv.bias", "qkv_proj.bias"},
                                                      {"q_norm", "q_norm.weight"},
                                                      {"k_norm", "k_norm.weight"},
                                                      {"inv_freq", "rotary_emb.inv_freq"},
                                                      {"bias", "relative_attention_bias.weight"}};
    int shared = 0, normed = 0, turned = 0, sunk = 0, fused = 0, tabled = 0, withheldText = 0;
    for (std::uint64_t number = 0; number < 3000; ++number) {
        CAPTURE(number);
        Scene scene = test::randomScene(number, {2, 6, 8, 6, 6});
        Config& config = scene.config;
        const bool layered = config.projection == Projection::Param || config.projection == Projection::Linear ||
                             config.projection == Projection::FusedBlocks;
        if (config.stage != Stage::Attention || !startsFromX(config) || !layered || readsMemory(config) ||
            tiesWeights(config) || config.position_bias.kind == PositionBiasKind::Tensor)
            continue;
        if (!config.num_kv_heads && !config.qk_norm && !config.rope && config.sinks.empty())
            continue;
        config.dropout.p = 0;
        if (hasTensor(config.mask.kind))
            config.mask = {};
        scene.overrides.clear();
        scene.expected.clear();
        const auto before = traced(scene);
        const auto made = realize(scene);
        REQUIRE(made);
        const std::string& output = (*made)->plan.out_proj;
        std::vector<const TracedTensor*> given;
        for (const TracedTensor& tensor : before->tensors())
            if ((*made)->find(tensor.name) && tensor.name != "mask") // which is on no more
                given.push_back(&tensor);
        std::ostringstream out;
        const std::string ending = number % 2 ? "a.npz" : "a.safetensors";
        dataFormatOf(ending)->write(out, *before, given);
        auto read = readArrays(out.str(), *arrayFormatOf(ending), "a");
        REQUIRE(read);
        std::vector<ReadArray> arrays;
        for (ReadArray& array : *read) {
            if (config.qk_norm && config.qk_norm->key == "q_norm" && array.name == "q_norm")
                arrays.push_back({layer + "k_norm.weight", array.storedAs, array.values, 0});
            const auto known = names.find(array.name);
            const bool of_output = !output.empty() && array.name.starts_with(output + ".");
            const std::string name = known != names.end() ? known->second
                                     : of_output          ? "o_proj" + array.name.substr(output.size())
                                                          : array.name;
            arrays.push_back({name == "hidden_states" ? name : layer + name, array.storedAs, array.values, 0});
        }
        // What arrays do not tell is the scene's before; how many heads there are it does not say.
        Scene base = plainLayer();
        base.config = config;
        base.config.num_kv_heads.reset();
        base.config.heads_off.clear();
        const bool tells = (config.qk_norm && !config.qk_norm->all_heads) || !config.sinks.empty() ||
                           config.position_bias.kind == PositionBiasKind::T5;
        ImportChoices choices = tells ? ImportChoices{} : heads(config.num_heads);
        const std::int64_t keys = config.num_kv_heads.value_or(config.num_heads);
        if (config.projection == Projection::FusedBlocks && config.out_proj.empty())
            choices = heads(config.num_heads, keys);
        base.config.d_out = config.d_out / config.num_heads;
        base.config.num_heads = 1;
        if (!config.heads_off.empty())
            continue;
        const Scene taken = importedOnto(arrays, base, choices);
        const auto after = traced(taken);
        for (const std::string name :
             {"q", "k", "v", "q_normed", "k_rotated", "scores", "weights", "head_context", "output"}) {
            CAPTURE(name);
            const TracedTensor *mine = before->find(name), *theirs = after->find(name);
            REQUIRE((mine == nullptr) == (theirs == nullptr));
            if (!mine)
                continue;
            const Tensor a = before->dense(*mine), b = after->dense(*theirs);
            CHECK(a.shape() == b.shape());
            CHECK(std::ranges::equal(a.values(), b.values(), [](float x, float y) {
                return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y) ||
                       (std::isnan(x) && std::isnan(y));
            }));
        }
        shared += keys < config.num_heads;
        normed += config.qk_norm.has_value();
        turned += config.rope && !config.rope->inv_freq.empty();
        sunk += !config.sinks.empty();
        fused += config.projection == Projection::FusedBlocks;
        tabled += config.position_bias.kind == PositionBiasKind::T5;
        withheldText += !tells;
    }
    for (const int met : {shared, normed, turned, sunk, fused, tabled, withheldText})
        CHECK(met > 5);
}
