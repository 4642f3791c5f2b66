// SPDX-License-Identifier: GPL-3.0-or-later
// A model of an encoder and a decoder: where its texts end, and its cross-attention back as tensors.
#include "core/model/exportlayer.h"
#include "core/model/interventions.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::test;

namespace {

// Of one encoder layer and one of the decoder, width 4, 2 heads, 10 tokens.
std::string configWith(const std::string& more)
{
    return R"({"model_type": "t5", "d_model": 4, "d_kv": 2, "num_heads": 2, "num_layers": 1, "num_decoder_layers": 1, "d_ff": 3,
               "vocab_size": 10, "relative_attention_num_buckets": 4, "is_encoder_decoder": true)" +
           more + "}";
}

void writeModel(const ModelFolder& folder)
{
    folder.write("config.json", configWith(""));
    std::vector<NamedTensor> tensors;
    const auto add = [&](const std::string& name, Shape shape) {
        Tensor tensor(std::move(shape));
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            tensor.mutableData()[i] = static_cast<float>((i * 5 + std::ssize(tensors)) % 7 - 3) / 8;
        tensors.push_back({name + ".weight", tensor});
    };
    const auto attention = [&](const std::string& name) {
        for (const char* part : {".q", ".k", ".v", ".o"})
            add(name + part, {4, 4});
    };
    add("shared", {10, 4});
    for (const std::string stack : {"encoder", "decoder"}) {
        const std::string block = stack + ".block.0.layer.";
        add(block + "0.SelfAttention.relative_attention_bias", {4, 2});
        attention(block + "0.SelfAttention");
        const bool decoder = stack == "decoder";
        if (decoder)
            attention(block + "1.EncDecAttention");
        for (const char* part : {"0", "1", "2"})
            if (decoder || *part != '2')
                add(block + part + ".layer_norm", {4});
        add(block + (decoder ? "2" : "1") + ".DenseReluDense.wi", {3, 4});
        add(block + (decoder ? "2" : "1") + ".DenseReluDense.wo", {4, 3});
        add(stack + ".final_layer_norm", {4});
    }
    folder.writeWeights(tensors);
}

ModelPtr opened(const ModelFolder& folder)
{
    auto model = openModel(folder.path(), true);
    REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
    return *model;
}

} // namespace

TEST_CASE("eos_token_id ends the encoder's text, and must be in the vocabulary")
{
    const ModelFolder folder;
    writeModel(folder);
    const auto texts = [](const Model& model, const std::vector<std::int64_t>& ids) {
        const TwoTexts both = textsOf(model, ids);
        return std::pair(both.encoder, both.decoder);
    };
    using Ids = std::vector<std::int64_t>;
    const ModelPtr usual = opened(folder);
    CHECK(texts(*usual, {5, 6, 1, 0, 7}) == std::pair(Ids{5, 6, 1}, Ids{0, 7}));
    CHECK(texts(*usual, {5, 6, 1, 7}) == std::pair(Ids{5, 6, 1}, Ids{0, 7})); // with its start
    CHECK(texts(*usual, {5, 6}) == std::pair(Ids{5, 6}, Ids{0}));
    folder.write("config.json", configWith(R"(, "eos_token_id": 6, "decoder_start_token_id": 3)"));
    const ModelPtr other = opened(folder);
    CHECK(texts(*other, {5, 6, 1, 7}) == std::pair(Ids{5, 6}, Ids{3, 1, 7}));
    CHECK(!checkIds(*other, {5, 6, 1, 7}));
    for (const char* id : {"10", "-1"}) {
        folder.write("config.json", configWith(std::string(R"(, "eos_token_id": )") + id));
        const auto model = openModel(folder.path(), true);
        const auto fault = model ? checkIds(**model, {5, 6}) : std::optional(model.error());
        REQUIRE(fault);
        CHECK(fault->message == folder.path() + ": config.json: eos_token_id: expected a vocabulary id from 0 to 9");
    }
}

TEST_CASE("A changed cross-attention is written for a memory of another length than the decoder's text")
{
    const ModelFolder folder;
    writeModel(folder);
    const ModelPtr model = opened(folder);
    ModelRunner runner(model);
    constexpr std::int64_t cross = 2, tokens = 2, memory = 5;
    REQUIRE(model->config.isCross(cross));
    LayerEdits change;
    change.edits.set("W_query.weight", {1, 2}, 9.0f);
    change.edits.set("memory", {0, 4, 1}, 1.0f);
    const auto exported = exportedLayer(runner, cross, change, tokens, memory);
    REQUIRE_MESSAGE(exported, (exported ? "" : exported.error().message));
    CHECK(exported->left_out == std::vector<std::string>{"1 edit of memory is not in any weight of the model."});
    CHECK(exported->tensors.front().name == "decoder.block.0.layer.1.EncDecAttention.q.weight");
    CHECK_FALSE(exportedLayer(runner, cross, change, tokens)); // as many as the decoder has, which is too few
}
