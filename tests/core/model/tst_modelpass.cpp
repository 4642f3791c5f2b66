// SPDX-License-Identifier: GPL-3.0-or-later
// A pass through a small GPT-2, against plain float64 loops; parts of it computed anew; what is refused and how.
#include "core/model/modelscene.h"
#include "tests/core/support/plaingpt.h"

#include <cmath>
#include <doctest/doctest.h>
#include <map>

using namespace attn;
using namespace attn::test;

namespace {

void checkNear(const Tensor& logits, const std::vector<double>& expected)
{
    REQUIRE(logits.size() == std::ssize(expected));
    for (std::size_t v = 0; v < expected.size(); ++v)
        CHECK(std::abs(logits[v] - expected[v]) < 1e-4);
}

const std::vector<std::int64_t> some_ids = {3, 1, 4, 1, 5, 9, 2};

// Why a folder with these tensors is no model.
std::string refusal(const std::string& config, const std::vector<NamedTensor>& tensors)
{
    const ModelFolder folder;
    folder.write("config.json", config);
    folder.writeWeights(tensors);
    const auto model = openModel(folder.path());
    if (model)
        return "";
    CHECK(model.error().message.starts_with(folder.path() + ": "));
    return model.error().message.substr(folder.path().size() + 2);
}

std::vector<NamedTensor> without(std::vector<NamedTensor> tensors, const std::string& name)
{
    std::erase_if(tensors, [&](const NamedTensor& each) { return each.name == name; });
    return tensors;
}

std::vector<NamedTensor> with(std::vector<NamedTensor> tensors, const std::string& name, const Tensor& tensor)
{
    tensors = without(std::move(tensors), name);
    tensors.push_back({name, tensor});
    return tensors;
}

} // namespace

TEST_CASE("The last token's logits are those of plain loops in float64")
{
    const OpenedGpt opened;
    ModelRunner runner(opened.model);
    const auto pass = runner.run(some_ids, {}, {});
    REQUIRE(pass);
    checkNear((*pass)->logits, PlainGpt(opened.tensors).logits(some_ids));
}

TEST_CASE("A head that is switched off adds nothing to its layer")
{
    const OpenedGpt opened;
    ModelRunner runner(opened.model);
    ModelEdits changes;
    REQUIRE(!switchOff({{0, 1}, {1, 0}, {0, 1}}, *opened.model, changes));
    const auto changed = changedLayers(runner, changes);
    REQUIRE(changed);
    const auto pass = runner.run(some_ids, *changed, {});
    REQUIRE(pass);
    checkNear((*pass)->logits, PlainGpt(opened.tensors).logits(some_ids, {{0, 1}, {1, 0}}));
    CHECK(switchOff({{0, 2}}, *opened.model, changes)->message == "head 0.2: layer 0 has heads 0 to 1");
    CHECK(switchOff({{2, 0}}, *opened.model, changes)->message == "layer 2: the model has layers 0 to 1");
}

TEST_CASE("A pass goes on from the layer that was edited")
{
    const OpenedGpt opened;
    ModelRunner runner(opened.model);
    PassOptions options;
    options.keep_layers = true;
    const auto before = runner.run(some_ids, {}, options);
    REQUIRE(before);
    LayerScenes changed;
    Scene scene = runner.parameters(1);
    scene.edits.set("x", {0, 6, 2}, 3.5f);
    scene.edits.set("qkv.weight", {5, 1}, -2.0f);
    changed.emplace(1, scene);
    const auto whole = runner.run(some_ids, changed, options), from = runner.runFrom(**before, 1, changed, options);
    REQUIRE(whole);
    REQUIRE(from);
    CHECK((*from)->logits == (*whole)->logits);
    CHECK(!((*from)->logits == (*before)->logits));
    CHECK((*from)->hidden[1].sameBlock((*before)->hidden[1]));
    CHECK((*from)->layers[0] == (*before)->layers[0]);
    CHECK((*from)->layers[1] != (*before)->layers[1]);
    CHECK(!runner.run(some_ids, {{0, Scene()}}, options));
}

TEST_CASE("nn.Linear's orientation is taken from the fused layer and holds for the square ones")
{
    const OpenedGpt opened;
    std::vector<NamedTensor> turned = opened.tensors;
    for (NamedTensor& each : turned)
        if (each.name.find(".c_") != each.name.npos && each.name.ends_with("weight"))
            each.tensor = transposedMatrix(each.tensor);
    const ModelFolder folder;
    folder.write("config.json", tinyGptConfig());
    folder.writeWeights(turned);
    const auto model = openModel(folder.path());
    REQUIRE(model);
    ModelRunner runner(*model);
    const auto pass = runner.run(some_ids, {}, {});
    REQUIRE(pass);
    checkNear((*pass)->logits, PlainGpt(opened.tensors).logits(some_ids));
}

TEST_CASE("A pass that is stopped makes nothing")
{
    const OpenedGpt opened;
    ModelRunner runner(opened.model);
    StopSource source;
    PassOptions options;
    options.stop = source.token();
    int seen = 0;
    options.seen = [&](std::int64_t, const Computed&) {
        source.request();
        ++seen;
    };
    const auto pass = runner.run(some_ids, {}, options);
    REQUIRE(pass);
    CHECK(!*pass);
    CHECK(seen == 1);
    const auto again = runner.run(some_ids, {}, {}); // what was left half packed is not used
    REQUIRE(again);
    checkNear((*again)->logits, PlainGpt(opened.tensors).logits(some_ids));
}

TEST_CASE("The embedding is the head where the configuration, or its family, ties them; else no token is next")
{
    // As Hugging Face's configuration classes have it, which holds for files that do not say it.
    for (const auto& [type, tied] : {std::pair("gpt2", true),
                                     {"gemma2", true},
                                     {"llama", false},
                                     {"mistral", false},
                                     {"qwen2", false},
                                     {"qwen3", false},
                                     {"gpt_neox", false}}) {
        CAPTURE(type);
        CHECK((*familyOfType(type))->tied == tied);
        CHECK((*familyOfType(type))->tied_key == "tie_word_embeddings");
    }
    for (const char* architecture : {"gpt2", "gemma2", "llama", "qwen2", "qwen3", "gptneox"}) {
        CAPTURE(architecture); // llama.cpp: without output.weight token_embd.weight is the head
        CHECK((*familyOfArchitecture(architecture))->tied);
        CHECK((*familyOfArchitecture(architecture))->tied_key.empty());
    }
    const auto opened = [](const std::string& said, bool head) {
        const ModelFolder folder;
        std::vector<NamedTensor> tensors = tinyGptTensors(1);
        if (head)
            tensors.push_back({"lm_head.weight", Tensor({11, 8})});
        folder.write("config.json", tinyGptConfig().insert(1, said));
        folder.writeWeights(tensors);
        const auto model = openModel(folder.path());
        REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
        ModelRunner runner(*model);
        const auto pass = runner.run(some_ids, {}, {});
        REQUIRE(pass);
        CHECK((*pass)->hidden.size() == 3); // layers work
        CHECK((*pass)->logits.empty() != (*model)->hasLogits());
        return *model;
    };
    const std::string tied = R"("tie_word_embeddings": true, )", apart = R"("tie_word_embeddings": false, )";
    CHECK(opened("", false)->tensors.head.weight->name == "wte.weight");
    CHECK(opened(tied, false)->tensors.head.weight->name == "wte.weight");
    CHECK(opened(apart, true)->tensors.head.weight->name == "lm_head.weight");
    const ModelPtr without = opened(apart, false);
    CHECK_FALSE(without->hasLogits());
    CHECK(without->whyNoNext() ==
          "This model has no language-model head (lm_head.weight is missing and tie_word_embeddings is false), so it "
          "cannot predict the next token. You can still explore its layers and attention.");
}

TEST_CASE("Parameters are counted, ids are checked")
{
    const OpenedGpt opened;
    std::int64_t numbers = 0;
    for (const NamedTensor& each : opened.tensors)
        numbers += each.tensor.size();
    CHECK(opened.model->tensors.parameters == numbers);
    CHECK(checkIds(*opened.model, {0, 11})
              ->message.ends_with("token 1 has the id 11, but the vocabulary has ids 0 to 10"));
    CHECK(checkIds(*opened.model, {-1}));
    CHECK(checkIds(*opened.model, {}));
    CHECK(checkIds(*opened.model, std::vector<std::int64_t>(33, 0))
              ->message.ends_with("33 tokens, but the model has positions for only 32"));
    CHECK(!checkIds(*opened.model, std::vector<std::int64_t>(32, 10)));
}

TEST_CASE("What is no model is refused with the first tensor in doubt")
{
    const std::vector<NamedTensor> tensors = tinyGptTensors(1);
    const std::string config = tinyGptConfig();
    CHECK(refusal(config, tensors) == "");
    CHECK(refusal(config, without(tensors, "h.1.mlp.c_fc.bias")) == "tensor h.1.mlp.c_fc.bias is missing");
    CHECK(refusal(config, with(tensors, "h.1.ln_2.bias", Tensor({7}))) == "h.1.ln_2.bias [7]: expected [8]");
    CHECK(refusal(config, with(tensors, "h.0.attn.c_attn.weight", Tensor({8, 23}))) ==
          "h.0.attn.c_attn.weight [8, 23]: expected [8, 24]");
    CHECK(refusal(config, with(tensors, "lm_head.weight", Tensor({10, 8}))) ==
          "lm_head.weight [10, 8]: expected [11, 8]");
    CHECK(refusal(R"({"model_type": "foo"})", tensors)
              .starts_with("config.json: unknown model_type 'foo'; expected one of albert, bert, bloom, "));
    CHECK(refusal("[]", tensors) == "config.json: expected a JSON object, got []");
    // Python's own numbers are read, and matter only where they are used.
    const auto more = [&](const std::string& members) { return std::string(config).insert(1, members + ", "); };
    CHECK(refusal(more(R"("limit": [0.0, Infinity, -Infinity], "a": NaN, "b": "NaN, \"Infinity")"), tensors) == "");
    CHECK(refusal(more(R"("layer_norm_epsilon": Infinity)"), tensors).find("layer_norm_epsilon: expected a number") !=
          std::string::npos);
    CHECK(refusal("{\"a\": Infinite}", tensors) == "config.json: line 1, column 7: invalid JSON at 'Infinite'");
    CHECK(refusal("{\"a\": 1,\n}", tensors) == "config.json: line 2, column 1: invalid JSON at '}'");
    CHECK(refusal("{\"a\": hello}", tensors) == "config.json: line 1, column 7: invalid JSON at 'hello'");
    CHECK(refusal("{\n\"a\": [1", tensors) == "config.json: line 2, column 8: the file ends too early");
    CHECK(refusal("", tensors) == "config.json: line 1, column 1: the file ends too early");
    CHECK(refusal("{\"a\": 1e400}", tensors) == "config.json: a number is too large");
    CHECK(refusal(R"({"model_type": "gpt2", "n_embd": 8.5})", tensors) ==
          "config.json: n_embd: expected a whole number from 1 to 2147483648, got 8.5");
    CHECK(refusal(R"({"model_type": "gpt2", "n_embd": 8, "n_layer": 2, "n_head": 3})", tensors) ==
          "config.json: heads: the width 8 is not divisible by 3, the number of heads");
    const std::string llama =
        R"("model_type": "llama", "hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 8)";
    CHECK(refusal("{" + llama + R"(, "rope_scaling": {"type": "spiral", "factor": 2}})", tensors) ==
          "config.json: rope_scaling: unknown RoPE type \"spiral\"; expected one of default, linear, dynamic, yarn, "
          "longrope, su, llama3");
    for (const auto& [scaling, fault] : std::vector<std::pair<std::string, std::string>>{
             {R"("yarn", "factor": 2)", "original_max_position_embeddings: expected a number above 0"},
             {R"("yarn", "factor": -2)", "factor: expected a number above 0"},
             {R"("dynamic")", "factor: expected a number above 0"},
             {R"("dynamic", "factor": 2)", "original_max_position_embeddings: expected a number above 0"},
             {R"("longrope", "factor": 2, "original_max_position_embeddings": 8, "short_factor": [1, 1])",
              "long_factor: expected a list of 2 numbers above 0"},
             {R"("longrope", "factor": 2, "original_max_position_embeddings": 8, "short_factor": [1, "a"])",
              "short_factor: expected a list of 2 numbers above 0"}})
        CHECK(refusal("{" + llama + R"(, "rope_scaling": {"type": )" + scaling + "}}", tensors) ==
              "config.json: rope_scaling." + fault);
    CHECK(refusal("{" + llama + R"(, "rope_scaling": {"type": "linear", "factor": 1e-320}})", tensors) ==
          "config.json: rope_scaling: these values make the RoPE frequencies infinite");
    CHECK(refusal("{" + llama + R"(, "rope_parameters": {"rope_type": "linear"}})", tensors) ==
          "config.json: rope_parameters.factor: expected a number above 0");
    CHECK(refusal("{" + llama + R"(, "num_key_value_heads": 3})", tensors) ==
          "config.json: key/value heads: expected a divisor of 2, the number of heads; got 3");
    CHECK(refusal("{" + llama + R"(, "hidden_act": "mish"})", tensors)
              .starts_with("config.json: hidden_act: \"mish\" is unknown; expected one of gelu, "));
    CHECK(refusal("{" + llama + "}", tensors) ==
          "tensor model.embed_tokens.weight is missing, but every model of the llama family has it");
}

TEST_CASE("Files that change while a model is open give one sentence, and no numbers")
{
    const OpenedGpt opened;
    const std::string file = opened.folder.file("model.safetensors");
    ModelRunner runner(opened.model, true), before(opened.model);
    REQUIRE(before.run(some_ids, {}, {}));
    PassOptions options;
    options.seen = [&](std::int64_t, const Computed&) { std::filesystem::resize_file(file, 0); };
    for (ModelRunner* each : {&runner, &before}) { // in the middle of a pass, and before one of what was kept
        const auto pass = each->run(some_ids, {}, options);
        REQUIRE_FALSE(pass);
        CHECK(pass.error().message == file + " was truncated while the model was open; reopen the model");
    }
    CHECK_FALSE(runner.sceneOf(1, some_ids, {}));

    opened.folder.writeWeights(tinyGptTensors(2));
    CHECK_FALSE(runner.run(some_ids, {}, {})); // as long as before, and another
    const auto again = openModel(opened.folder.path());
    REQUIRE(again);
    const auto pass = ModelRunner(*again).run(some_ids, {}, {});
    REQUIRE(pass);
    checkNear((*pass)->logits, PlainGpt(tinyGptTensors(2)).logits(some_ids));
}
