// SPDX-License-Identifier: GPL-3.0-or-later
// Files of models as people have them: quantized, saved from a wrapper, encoders with a head for masked tokens.
#include "core/model/layerchange.h"
#include "core/model/modelpass.h"
#include "tests/core/support/modelfiles.h"

#include <cstdlib>
#include <doctest/doctest.h>
#include <random>

using namespace attn;
using namespace attn::test;

namespace {

Result<ModelPtr> tried(const std::string& config, const std::vector<NamedTensor>& tensors)
{
    const ModelFolder folder;
    folder.write("config.json", config);
    folder.writeWeights(tensors);
    auto model = openModel(folder.path());
    return model ? model : Error{model.error().message.substr(folder.path().size() + 2)};
}

std::string refusal(const std::string& config, const std::vector<NamedTensor>& tensors)
{
    const auto model = tried(config, tensors);
    return model ? "" : model.error().message;
}

ModelPtr opened(const std::string& config, const std::vector<NamedTensor>& tensors)
{
    const auto model = tried(config, tensors);
    REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
    return *model;
}

std::vector<NamedTensor> without(const std::string& name)
{
    std::vector<NamedTensor> tensors = tinyGptTensors(1);
    std::erase_if(tensors, [&](const NamedTensor& each) { return each.name == name; });
    return tensors;
}

} // namespace

TEST_CASE("Quantized weights are refused as such, by method and bits")
{
    const auto refused = [](const std::string& quantization) {
        const std::string config = tinyGptConfig().insert(1, R"("quantization_config": )" + quantization + ", ");
        CHECK(refusal(config, tinyGptTensors(1)) == ""); // whole weights are read, whatever is said of them
        return refusal(config, without("h.1.mlp.c_fc.weight"));
    };
    const std::string begin = "the weights are quantized (",
                      end = "), which cannot be read; open the model's unquantized "
                            "weights or a GGUF file";
    CHECK(refused(R"({"quant_method": "gptq", "bits": 4, "group_size": 8})") == begin + "GPTQ, 4 bits" + end);
    CHECK(refused(R"({"quant_method": "awq", "bits": 3})") == begin + "AWQ, 3 bits" + end);
    CHECK(refused(R"({"load_in_4bit": true, "load_in_8bit": false})") == begin + "bitsandbytes, 4 bits" + end);
    CHECK(refused(R"({"quant_method": "bitsandbytes", "load_in_8bit": true})") == begin + "bitsandbytes, 8 bits" + end);
    CHECK(refused(R"({"quant_method": "fp8"})") == begin + "fp8" + end);
}

TEST_CASE("What the names of all tensors begin with is cut, and told")
{
    for (const std::string common : {"module.", "_orig_mod.module.", "model.model."}) {
        std::vector<NamedTensor> tensors = tinyGptTensors(1);
        tensors.push_back({"lm_head.weight", Tensor({11, 8})});
        CHECK(opened(tinyGptConfig(), tensors)->tensors.notes.empty());
        for (NamedTensor& each : tensors)
            each.name = common + (each.name == "lm_head.weight" ? "" : "transformer.") + each.name;
        const ModelPtr model = opened(tinyGptConfig(), tensors);
        CHECK(model->tensors.notes ==
              std::vector<std::string>{"All tensor names begin with " + common + "; this prefix was ignored."});
        CHECK(model->tensors.head.weight->name == common + "lm_head.weight");
        tensors.push_back({"other", Tensor({1})}); // no longer all
        CHECK(refusal(tinyGptConfig(), tensors) ==
              "tensor wte.weight is missing, but every model of the gpt2 family has it");
    }
}

TEST_CASE("A pair of vocabulary files begins texts with the token that tokenizer_config.json names")
{
    const ModelFolder folder;
    folder.write("config.json", tinyGptConfig());
    folder.writeWeights(tinyGptTensors(1));
    folder.write("vocab.json", R"({"a": 0, "b": 1, "</s>": 2})");
    folder.write("merges.txt", "#version: 0.2\n");
    const auto ids = [&](const std::string& settings) {
        folder.write("tokenizer_config.json", settings);
        const auto model = openModel(folder.path());
        REQUIRE(model);
        return *tokenIds(**model, "ab");
    };
    using Ids = std::vector<std::int64_t>;
    CHECK(ids("{}") == Ids{0, 1});
    CHECK(ids(R"({"add_bos_token": false, "bos_token": "</s>"})") == Ids{0, 1});
    CHECK(ids(R"({"add_bos_token": true, "bos_token": "</s>"})") == Ids{2, 0, 1});
    CHECK(ids(R"({"add_bos_token": true, "bos_token": {"content": "</s>", "lstrip": false}})") == Ids{2, 0, 1});
    CHECK(ids(R"({"add_bos_token": true, "bos_token": "<none>"})") == Ids{0, 1});
}

TEST_CASE("A model of masked tokens predicts the first [MASK], else what stands before the last token")
{
    const std::string config =
        R"({"model_type": "bert", "hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2,
            "intermediate_size": 8, "vocab_size": 6, "max_position_embeddings": 9, "type_vocab_size": 1})";
    std::vector<NamedTensor> tensors;
    std::mt19937 random(3);
    const auto add = [&](const std::string& name, const Shape& shape) {
        Tensor tensor(shape);
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            tensor.mutableData()[i] = static_cast<float>(random() % 1000) / 500 - 1;
        tensors.push_back({name, tensor});
    };
    add("bert.embeddings.word_embeddings.weight", {6, 8});
    add("bert.embeddings.position_embeddings.weight", {9, 8});
    add("bert.embeddings.token_type_embeddings.weight", {1, 8});
    const std::string layer = "bert.encoder.layer.0.";
    for (const std::string& name :
         {layer + "attention.self.query", layer + "attention.self.key", layer + "attention.self.value",
          layer + "attention.output.dense", layer + "intermediate.dense", layer + "output.dense",
          std::string("cls.predictions.transform.dense")})
        add(name + ".weight", {8, 8}), add(name + ".bias", {8});
    for (const std::string& name : {std::string("bert.embeddings.LayerNorm"), layer + "attention.output.LayerNorm",
                                    layer + "output.LayerNorm", std::string("cls.predictions.transform.LayerNorm")})
        add(name + ".weight", {8}), add(name + ".bias", {8});
    add("cls.predictions.bias", {6});
    const ModelFolder folder;
    folder.write("config.json", config);
    folder.writeWeights(tensors);
    const auto model = openModel(folder.path());
    REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
    CHECK((*model)->predictsMasked());
    CHECK_FALSE((*model)->predictsNext());
    CHECK((*model)->whyNoNext().find("predicts masked tokens") != std::string::npos);
    ModelRunner runner(*model, true);
    const auto place = [&](const std::vector<std::int64_t>& ids) {
        PassOptions all;
        all.logits = LogitRows::All;
        const auto one = runner.run(ids, {}, {}), each = runner.run(ids, {}, all);
        REQUIRE(one);
        const std::int64_t found = predictedPlace(**model, ids);
        for (std::int64_t v = 0; v < 6; ++v)
            CHECK((*one)->logits[v] == doctest::Approx((*each)->logits[found * 6 + v]).epsilon(1e-5));
        return found;
    };
    CHECK(place({0, 1, 4, 5}) == 2);
    CHECK(place({0}) == 0);
    folder.write("vocab.txt", "[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\n");
    const auto again = openModel(folder.path());
    CHECK(predictedPlace(**again, {1, 3, 4, 5, 2}) == 1);
    CHECK(predictedPlace(**again, {1, 5, 3, 3, 2}) == 2);
    CHECK(predictedPlace(**again, {1, 5, 5, 5, 2}) == 3);
    std::erase_if(tensors, [](const NamedTensor& each) { return each.name.starts_with("cls.predictions.transform."); });
    CHECK_FALSE(opened(config, tensors)->hasLogits());

    // What follows the first [SEP] is a second sentence: of type 1, where there are two types.
    using Ids = std::vector<std::int64_t>;
    CHECK(tokenTypes(**again, {1, 4, 2, 5, 2}) == Ids{0, 0, 0, 0, 0});
    const auto embedded = [&](bool alike) {
        Tensor types({2, 8});
        for (std::int64_t i = 0; i < 16; ++i)
            types.mutableData()[i] = static_cast<float>((alike ? i % 8 : i) * 5 % 11) / 4;
        for (NamedTensor& each : tensors)
            if (each.name == "bert.embeddings.token_type_embeddings.weight")
                each.tensor = types;
        std::string two = config;
        two.replace(two.find("\"type_vocab_size\": 1"), 20, "\"type_vocab_size\": 2");
        folder.write("config.json", two);
        folder.writeWeights(tensors);
        const auto of_two = openModel(folder.path());
        REQUIRE_MESSAGE(of_two, (of_two ? "" : of_two.error().message));
        CHECK(tokenTypes(**of_two, {1, 4, 2, 5, 2}) == Ids{0, 0, 0, 1, 1});
        CHECK(tokenTypes(**of_two, {1, 4, 5, 2}) == Ids{0, 0, 0, 0});
        const auto pass = ModelRunner(*of_two, true).run({1, 4, 2, 5, 2}, {}, {});
        REQUIRE(pass);
        return (*pass)->hidden.front();
    };
    const Tensor same = embedded(true), own = embedded(false);
    for (std::int64_t i = 0; i < 3 * 8; ++i)
        CHECK(own[i] == same[i]);
    CHECK(own[3 * 8] != same[3 * 8]);
}

TEST_CASE("What a family's model does otherwise is refused, and an unknown family leads to its layers")
{
    const auto refused = [](const std::string& config) { return refusal(config, tinyGptTensors(1)); };
    const std::string mpt = R"({"model_type": "mpt", "d_model": 8, "n_layers": 1, "n_heads": 2, "attn_config": {)";
    CHECK(refused(mpt + R"("clip_qkv": 6}})") == "config.json: attn_config.clip_qkv: 6 is unknown; expected null");
    CHECK(refused(mpt + R"("alibi": false}})") == "config.json: attn_config.alibi: false is unknown; expected true");
    const std::string t5 = R"({"model_type": "t5", "d_model": 8, "num_layers": 1, "num_heads": 2, "d_ff": 8, )";
    CHECK(refused(t5 + R"("feed_forward_proj": "gated-silu"})") ==
          R"(config.json: feed_forward_proj: "gated-silu" is unknown; expected "relu")");
    CHECK(refused(R"({"model_type": "whisper"})").ends_with("attnscope import FILE --prefix NAME"));
    CHECK(refused(R"({"model_type": "clip", "text_config": {}})") ==
          "tensor text_model.embeddings.token_embedding.weight is missing, but every model of the clip family has it");
}

TEST_CASE("A window to both sides is a mask of the tokens at hand")
{
    const ModelFolder folder;
    folder.write("config.json", R"({"model_type": "modernbert", "hidden_size": 4, "num_hidden_layers": 1,
        "num_attention_heads": 1, "intermediate_size": 4, "vocab_size": 3, "local_attention": 5,
        "layer_types": ["sliding_attention"]})");
    std::vector<NamedTensor> tensors;
    for (const auto& [name, shape] : {std::pair<std::string, Shape>("embeddings.tok_embeddings", {3, 4}),
                                      {"embeddings.norm", {4}},
                                      {"layers.0.attn.Wqkv", {12, 4}},
                                      {"layers.0.attn.Wo", {4, 4}},
                                      {"layers.0.mlp_norm", {4}},
                                      {"layers.0.mlp.Wi", {8, 4}},
                                      {"layers.0.mlp.Wo", {4, 4}},
                                      {"final_norm", {4}}}) {
        Tensor tensor(shape);
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            tensor.mutableData()[i] = static_cast<float>(i % 5) - 2;
        tensors.push_back({name + ".weight", tensor});
    }
    folder.writeWeights(tensors);
    const auto model = openModel(folder.path());
    REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
    CHECK_FALSE((*model)->hasLogits());
    ModelRunner runner(*model);
    const auto maskOf = [&](std::int64_t tokens) {
        const auto scene = runner.sceneOf(0, std::vector<std::int64_t>(tokens, 1), {});
        REQUIRE(scene);
        return *(*scene)->input("window");
    };
    for (const std::int64_t tokens : {1, 4, 6}) {
        const Tensor mask = maskOf(tokens);
        CHECK(mask.shape() == Shape{tokens, tokens});
        CHECK(mask.kind() == Kind::Boolean);
        for (std::int64_t i = 0; i < mask.size(); ++i)
            CHECK(mask[i] == (std::abs(i / tokens - i % tokens) > 2 ? 1 : 0));
    }
    // A mask that was edited is kept for as many tokens, and given up for others.
    LayerEdits change;
    change.edits.set("window", {0, 5}, 0.0f);
    CHECK(settledChange(runner, 0, change, 6));
    const auto fewer = changeForTokens(runner, 0, change, 4);
    REQUIRE(fewer);
    CHECK(fewer->dropped.size() == 1);
    CHECK(changesNothing(fewer->change));
    const auto many = runner.run(std::vector<std::int64_t>(1'000'000, 1), {}, {});
    REQUIRE(!many);
    CHECK(many.error().message.starts_with("layer 0: not enough memory for a mask of "));
}
