// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people have them, with the numbers that PyTorch made of each.
#include "core/engine/engine.h"
#include "core/import/import.h"
#include "core/import/recordedweights.h"
#include "core/io/scene/scenefile.h"
#include "tests/core/support/importscenes.h"
#include "tests/core/support/scenes.h"
#include "tests/testpaths.h"

#include <cmath>
#include <doctest/doctest.h>
#include <numeric>

using namespace attn;

namespace {

std::vector<ReadArray> readCase(const std::string& file)
{
    auto arrays = readArrayFile(sourceFile("tests/data/cases/") + file);
    REQUIRE_MESSAGE(arrays, (arrays ? "" : arrays.error().message));
    return std::move(*arrays);
}

struct Imported {
    Scene scene;
    ImportPlan plan;
    std::string told; // everything that the command prints
};

Imported imported(const std::vector<ReadArray>& arrays, const std::vector<std::string>& maps = {},
                  std::optional<std::int64_t> heads = {}, ImportChoices choices = {})
{
    choices.heads = heads;
    for (const std::string& map : maps) {
        const auto step = parseImportStep(map);
        REQUIRE_MESSAGE(step, map);
        choices.steps.push_back(*step);
    }
    const auto plan = planImport(arrays, plainLayer(), choices);
    REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
    auto scene = importArrays(arrays, plainLayer(), *plan);
    REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
    // Written and read again it is the same.
    const auto again = parseScene(writeScene(*scene));
    REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
    std::string told;
    for (const std::string& sentence : plan->sentences)
        told += sentence + "\n";
    for (const std::string& sentence : questionSentences(arrays, *plan))
        told += sentence + "\n";
    return {std::move(*scene), *plan, told};
}

std::string refusal(const std::vector<ReadArray>& arrays, const ImportChoices& choices = {})
{
    const auto plan = planImport(arrays, plainLayer(), choices);
    CHECK_FALSE(plan);
    return plan ? "" : plan.error().message;
}

void checkRow(const Scene& scene, const char* name, std::int64_t row, const std::vector<float>& expected)
{
    const auto trace = traced(scene);
    const TracedTensor* tensor = trace->find(name);
    REQUIRE(tensor);
    const Tensor values = trace->dense(*tensor);
    const auto columns = static_cast<std::int64_t>(expected.size());
    REQUIRE(values.dim(-1) == columns);
    CAPTURE(name);
    for (std::int64_t j = 0; j < columns; ++j) {
        CAPTURE(j);
        CHECK(std::abs(values[row * columns + j] - expected[std::size_t(j)]) <= 5.1e-5f);
    }
}

ReadArray numbers(const std::string& name, const Shape& shape)
{
    Tensor values(shape);
    for (std::int64_t i = 0; i < values.size(); ++i)
        values.mutableData()[i] = std::sin(float(i) * 1.7f + float(name.size()));
    return {name, "float32", values, 0};
}

ReadArray rowsOfOne(const std::string& name, const Shape& shape)
{
    ReadArray array = numbers(name, shape);
    const std::int64_t keys = shape.back();
    for (std::int64_t row = 0; row < array.values.size(); row += keys) {
        float* const first = array.values.mutableData() + row;
        float sum = 0;
        for (std::int64_t j = 0; j < keys; ++j)
            sum += first[j] = first[j] * first[j] + 0.1f;
        for (std::int64_t j = 0; j < keys; ++j)
            first[j] /= sum;
    }
    return array;
}

} // namespace

TEST_CASE("Hugging Face's attention_mask allows where it is 1, and either sense can be chosen")
{
    const auto arrays = readCase("04-attention-mask.safetensors");
    const Imported by_name = imported(arrays, {}, 2);
    checkRow(by_name.scene, "weights", 1, {0, 0.0075f, 0.9706f, 0.0219f});
    CHECK(by_name.told.find("is read as “1 allows”. For “1 blocks” (1 marks a key that a query cannot see), use --map "
                            "attention_mask=mask:block. Masks with this name are stored this way.") !=
          std::string::npos);
    checkRow(imported(arrays, {"attention_mask=mask:keep"}, 2).scene, "weights", 1, {0, 0.0075f, 0.9706f, 0.0219f});
    checkRow(imported(arrays, {"attention_mask=mask:block"}, 2).scene, "weights", 1, {1, 0, 0, 0});

    // A band for scaled_dot_product_attention, where True lets a query see a key.
    ReadArray band = numbers("attn_mask", {6, 6});
    for (std::int64_t i = 0; i < 36; ++i)
        band.values.mutableData()[i] = std::abs(i / 6 - i % 6) <= 1;
    const std::vector<ReadArray> with_band = {numbers("x", {6, 4}), band};
    const Imported blocked = imported(with_band), kept = imported(with_band, {"attn_mask=mask:keep"});
    CHECK(blocked.told.find("use --map attn_mask=mask:keep") != std::string::npos);
    for (const auto& [scene, last] : {std::pair(blocked.scene, 4), std::pair(kept.scene, 2)}) {
        const auto trace = traced(scene);
        const Tensor weights = trace->dense(*trace->find("weights"));
        CHECK(std::count_if(weights.data() + 30, weights.data() + 36, [](float w) { return w > 0; }) == last);
    }
    // A chosen sense holds for a triangle, too; unasked it is the causal mask, whichever half is 1.
    ReadArray tril = numbers("mask", {6, 6});
    for (std::int64_t i = 0; i < 36; ++i)
        tril.values.mutableData()[i] = i % 6 <= i / 6;
    const std::vector<ReadArray> with_tril = {numbers("x", {6, 4}), tril};
    CHECK(imported(with_tril).scene.config.mask.kind == MaskKind::Causal);
    CHECK(imported(with_tril, {"mask=mask:keep"}).scene.config.mask.kind == MaskKind::Causal);
    CHECK(imported(with_tril, {"mask=mask:block"}).scene.config.mask.kind == MaskKind::CustomBool);
    // With axes for heads and queries, as models pass it on.
    ReadArray four = numbers("attention_mask", {2, 1, 1, 3});
    for (std::int64_t i = 0; i < 6; ++i)
        four.values.mutableData()[i] = i != 0;
    CHECK(imported({numbers("x", {2, 3, 4}), four}).scene.config.mask.kind == MaskKind::Padding);
}

TEST_CASE("Masks of numbers: for padding, with a finite fill, one for each head")
{
    checkRow(imported(readCase("13-float-padding.safetensors"), {}, 2).scene, "weights", 1,
             {0.0554f, 0.0005f, 0.944f, 0});
    const Imported heads = imported(readCase("14-mask-per-head.safetensors"), {}, 2);
    checkRow(heads.scene, "weights", 1, {0.8221f, 0.1779f, 0, 0});
    checkRow(heads.scene, "weights", 5, {0, 0.1301f, 0.1104f, 0.7595f});
    CHECK(heads.told.find("position_bias [2, 4, 4], one mask per head") != std::string::npos);
    ReadArray fill = numbers("key_padding_mask", {1, 4});
    for (std::int64_t j = 0; j < 4; ++j)
        fill.values.mutableData()[j] = j == 3 ? -1e9f : 0.0f;
    const Imported filled = imported({numbers("x", {4, 4}), fill});
    CHECK(filled.scene.config.mask.kind == MaskKind::Additive);
    const auto trace = traced(filled.scene);
    const Tensor weights = trace->dense(*trace->find("weights"));
    for (std::int64_t i = 0; i < 4; ++i)
        CHECK(weights[i * 4 + 3] == 0);
}

TEST_CASE("Attention that was recorded is known by its rows, of as many keys as it has")
{
    const Imported lone = imported(readCase("attn_output_weights.npy"));
    checkRow(lone.scene, "weights", 1, {0.8139f, 0.0387f, 0.0553f, 0.092f});
    CHECK(lone.scene.config.starts_from == StartsFrom::Weights);
    const Imported unknown = imported({rowsOfOne("layer3", {2, 5, 5})});
    CHECK(unknown.scene.config.num_heads == 2);
    CHECK(unknown.told.find("layer3 is read as recorded attention because each of its rows sums to 1. If it contains "
                            "embeddings, use --map layer3=x.") != std::string::npos);
    CHECK(imported({rowsOfOne("layer3", {2, 5, 5})}, {"layer3=x"}).scene.config.starts_from == StartsFrom::X);
    CHECK(imported({rowsOfOne("att", {3, 5, 5})}, {"att=weights:batch"}).scene.input("weights")->shape() ==
          Shape{3, 1, 5, 5});
    const Imported cross = imported(readCase("cross_attentions.npy"), {"cross_attentions=weights"});
    checkRow(cross.scene, "weights", 4, {0.1081f, 0.051f, 0.0508f, 0.4642f, 0.3258f});
    CHECK(keyLabels(cross.scene, 0, 3, 5) == std::vector<std::string>{"m0", "m1", "m2", "m3", "m4"});
    CHECK(tokenLabels(cross.scene, 0, 3) == std::vector<std::string>{"t0", "t1", "t2"});
    CHECK(imported({rowsOfOne("attn", {2, 1, 7})}).scene.input("weights")->shape() == Shape{1, 2, 1, 7}); // one step
    CHECK_FALSE(isRecordedWeights(numbers("a", {4, 4}).values));
    Tensor masked = rowsOfOne("a", {4, 4}).values;
    std::fill_n(masked.mutableData(), 4, NAN);
    CHECK(isRecordedWeights(masked)); // a row without a key
    masked.mutableData()[5] += 0.01f;
    CHECK_FALSE(isRecordedWeights(masked));
}

TEST_CASE("Of the attention of several layers one is chosen")
{
    const auto arrays = readCase("30-layers.safetensors");
    ImportChoices choices;
    choices.prefix = "attentions.1";
    checkRow(imported(arrays, {}, {}, choices).scene, "weights", 1, {0.2368f, 0.3204f, 0.2039f, 0.239f});
    choices = {};
    choices.layer = 1;
    checkRow(imported(arrays, {}, {}, choices).scene, "weights", 1, {0.2368f, 0.3204f, 0.2039f, 0.239f});
    CHECK(refusal(arrays) == "found recorded attention of 3 layers: attentions.0, attentions.1, attentions.2; choose "
                             "one with --layer 0 to 2, or by name with --prefix");
    choices.layer = 3;
    CHECK(refusal(arrays, choices) == "the file has layers 0 to 2, not 3");
    CHECK(*imported(arrays, {"attentions.2=weights"}).scene.input("weights") == arrays[2].values);
    choices.layer = 1;
    CHECK(refusal({rowsOfOne("attn", {2, 3, 3})}, choices) == "the file has layers 0 to 0, not 1");
    // All layers in one array.
    const std::vector<ReadArray> stacked = {rowsOfOne("attentions", {4, 1, 2, 3, 3})};
    CHECK(refusal(stacked) == "attentions [4, 1, 2, 3, 3] has 4 layers; choose one with --layer 0 to 3");
    choices.layer = 2;
    const Imported third = imported(stacked, {}, {}, choices);
    CHECK(third.scene.config.num_heads == 2);
    CHECK((*third.scene.input("weights"))[0] == stacked[0].values[2 * 18]);
    // "attentions.1" is not "attentions.10".
    std::vector<ReadArray> many;
    for (int i = 0; i < 12; ++i)
        many.push_back(rowsOfOne("attentions." + std::to_string(i), {1, 2, 3, 3}));
    choices = {};
    choices.prefix = "attentions.1";
    CHECK(*imported(many, {}, {}, choices).scene.input("weights") == many[1].values);
}

TEST_CASE("Queries and keys of four or three axes are read in the order that is chosen")
{
    const std::vector<ReadArray> usual = {numbers("q", {1, 2, 5, 3}), numbers("k", {1, 2, 5, 3})};
    const auto turned = [](const ReadArray& array) {
        const Shape& s = array.values.shape();
        ReadArray other{array.name, "float32", Tensor({s[0], s[2], s[1], s[3]}), 0};
        for (std::int64_t h = 0; h < s[1]; ++h)
            for (std::int64_t t = 0; t < s[2]; ++t)
                std::copy_n(array.values.data() + (h * s[2] + t) * s[3], s[3],
                            other.values.mutableData() + (t * s[1] + h) * s[3]);
        return other;
    };
    const std::vector<ReadArray> other = {turned(usual[0]), turned(usual[1])};
    const Imported before = imported(usual), after = imported(other, {"q=q:bthd"}); // k is read as q
    CHECK(*before.scene.input("q") == *after.scene.input("q"));
    CHECK(*before.scene.input("k") == *after.scene.input("k"));
    CHECK(before.told.find("use --map q=q:bthd") != std::string::npos);
    const std::vector<ReadArray> three = {{"q", "float32", usual[0].values.reshaped({2, 5, 3}), 0},
                                          {"k", "float32", usual[1].values.reshaped({2, 5, 3}), 0}};
    CHECK(*imported(three, {"q=q:htd"}).scene.input("q") == *before.scene.input("q"));
}

TEST_CASE("A decode step whose heads fit only behind the tokens is read so, and says how to ask for the other order")
{
    const auto step = [](std::int64_t heads, std::int64_t kv, std::int64_t keys) {
        return std::vector<ReadArray>{numbers("q", {1, 1, heads, 8}), numbers("k", {1, keys, kv, 8}),
                                      numbers("v", {1, keys, kv, 8})};
    };
    const Imported made = imported(step(4, 4, 7));
    CHECK(made.scene.input("q")->shape() == Shape{1, 4, 1, 8});
    CHECK(made.scene.input("k")->shape() == Shape{1, 4, 7, 8});
    CHECK(*made.scene.input("k") == *imported(step(4, 4, 7), {"q=q:bthd", "k=k:bthd"}).scene.input("k"));
    CHECK(made.told.find("k [1, 7, 4, 8] is read as “tokens before heads”. For “heads before tokens” ([B, H, T, "
                         "head_dim]), use --map k=k:bhtd. Only in this order do the heads of q and k match.") !=
          std::string::npos);
    CHECK(imported(step(4, 2, 7)).scene.config.num_kv_heads == 2); // shared keys
    CHECK(imported(step(4, 4, 7), {}, 4).scene.config.num_heads == 4);
    ImportChoices heads_first;
    heads_first.steps = {*parseImportStep("k=k:bhtd")};
    CHECK(refusal(step(4, 4, 7), heads_first).starts_with("k [1, 7, 4, 8] does not fit q [1, 1, 4, 8]"));
    // Where both orders fit, heads come first.
    const Imported both = imported({numbers("q", {1, 7, 4, 8}), numbers("k", {1, 7, 4, 8})});
    CHECK(both.scene.config.num_heads == 7);
    CHECK(both.told.find("use --map q=q:bthd") != std::string::npos);
    // Where neither does, the refusal is as before.
    CHECK(refusal({numbers("q", {1, 2, 3, 8}), numbers("k", {1, 5, 7, 8})})
              .starts_with("k [1, 5, 7, 8] does not fit q [1, 2, 3, 8]"));
}

TEST_CASE("Tokens that would fit the other order of axes name it")
{
    ImportChoices seven;
    seven.tokens = {{"a", "b", "c", "d", "e", "f", "g"}};
    const std::vector<ReadArray> arrays = {numbers("q", {1, 7, 4, 8}), numbers("k", {1, 7, 4, 8})};
    CHECK(refusal(arrays, seven) ==
          "got 7 tokens, but the layer has 4; if the arrays are [B, T, H, head_dim], use --map q=q:bthd");
    CHECK(imported(arrays, {"q=q:bthd"}, {}, seven).scene.tokens == seven.tokens);
    seven.tokens.front().pop_back();
    CHECK(refusal(arrays, seven) == "got 6 tokens, but the layer has 4");
}

TEST_CASE("Layers of other libraries: an axis for heads, biases by einsum, keys of another width")
{
    const Scene lens = imported(readCase("15-heads-in-3d.safetensors")).scene;
    checkRow(lens, "weights", 1, {0, 0.9978f, 0.0022f});
    checkRow(lens, "output", 1, {-1.808f, -6.0364f, -0.9735f, 3.3955f});
    const Scene einsum =
        imported(readCase("17-bias_k.safetensors"), {"bias_q=W_query.bias", "bias_k=W_key.bias", "bias_v=W_value.bias"})
            .scene;
    checkRow(einsum, "weights", 1, {0.4494f, 0.0371f, 0.5136f});
    checkRow(einsum, "context", 1, {-0.1919f, -2.0473f});
    checkRow(imported(readCase("17-bias_k.safetensors")).scene, "weights", 1, {0.4494f, 0.0371f, 0.5136f}); // by name
    const Scene kdim = imported(readCase("12-kdim.safetensors"), {}, 2).scene;
    checkRow(kdim, "weights", 1, {0.0003f, 0.6793f, 0.32f, 0.0003f});
    checkRow(kdim, "output", 1, {4.1997f, 2.6241f, 2.3942f, 1.9958f});
    auto without = readCase("12-kdim.safetensors");
    std::erase_if(without, [](const ReadArray& array) { return array.name == "memory"; });
    ImportChoices choices;
    choices.heads = 2;
    CHECK(refusal(without, choices).find("Provide that sequence as an array named memory [S, 3].") !=
          std::string::npos);

    // The same weights as Keras and flax store them, and as one matrix each.
    const ReadArray x = numbers("x", {3, 4});
    std::vector<ReadArray> flax = {x}, flat = {x};
    for (const char* name : {"query", "key", "value"}) {
        const ReadArray kernel = numbers(std::string("attn/") + name + "/kernel", {4, 2, 3}),
                        bias = numbers(std::string("attn/") + name + "/bias", {2, 3});
        flax.insert(flax.end(), {kernel, bias});
        flat.push_back({std::string("W_") + name, "float32", kernel.values.reshaped({4, 6}), 0});
        flat.push_back({std::string("b_") + name, "float32", bias.values.reshaped({6}), 0});
    }
    const ReadArray out = numbers("attn/out/kernel", {2, 3, 4});
    flax.push_back(out);
    flat.push_back({"W_out", "float32", out.values.reshaped({6, 4}), 0});
    const auto one = traced(imported(flax).scene), two = traced(imported(flat, {}, 2).scene);
    const Tensor made = one->dense(*one->find("output")), wanted = two->dense(*two->find("output"));
    REQUIRE(made.size() == wanted.size());
    for (std::int64_t i = 0; i < made.size(); ++i)
        CHECK(made[i] == wanted[i]);
}

TEST_CASE("Nothing becomes x unasked, and no projection is left out in silence")
{
    CHECK(refusal({numbers("sheet1", {7, 4})}).find("--map sheet1=x") != std::string::npos);
    CHECK(imported({numbers("sheet1", {7, 4})}, {"sheet1=x"}).scene.config.starts_from == StartsFrom::X);
    CHECK(refusal({numbers("x", {5, 4}), numbers("rel_attn.q", {4, 2, 2}), numbers("rel_attn.k", {4, 2, 2})})
              .find("rel_attn.q [4, 2, 2]") != std::string::npos);
}
