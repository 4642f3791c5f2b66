// SPDX-License-Identifier: GPL-3.0-or-later
// What a config.json beside the arrays says of their layer, and what the names alone tell.
#include "core/io/files/path.h"
#include "tests/core/support/importscenes.h"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

using namespace attn;

namespace {

ReadArray array(const std::string& name, const Shape& shape, int seed = 0)
{
    Tensor values(shape);
    for (std::int64_t i = 0; i < values.size(); ++i)
        values.mutableData()[i] = 0.03f * static_cast<float>((i * 37 + seed * 11) % 61) - 0.9f;
    return {name, "float32", values, 0};
}

// Projections of x [5, 16] with names that begin with `prefix`; keys and values of `keys` columns.
std::vector<ReadArray> layerNamed(const std::string& prefix, std::int64_t keys = 16,
                                  const std::string& out = "o_proj.weight")
{
    return {array("x", {5, 16}, 1), array(prefix + "q_proj.weight", {16, 16}, 2),
            array(prefix + "k_proj.weight", {keys, 16}, 3), array(prefix + "v_proj.weight", {keys, 16}, 4),
            array(prefix + out, {16, 16}, 5)};
}

ImportChoices beside(const std::string& config)
{
    ImportChoices choices;
    choices.config.text = config;
    return choices;
}

std::string planText(const std::vector<ReadArray>& arrays, const ImportChoices& choices = {})
{
    const auto plan = planImport(arrays, plainLayer(), choices);
    REQUIRE_MESSAGE(plan, (plan ? "" : plan.error().message));
    std::string text;
    for (const std::string& sentence : plan->sentences)
        text += sentence + "\n";
    for (const std::string& sentence : questionSentences(arrays, *plan))
        text += sentence + "\n";
    return text;
}

Config configOf(const std::vector<ReadArray>& arrays, const ImportChoices& choices = {})
{
    return importedOnto(arrays, plainLayer(), choices).config;
}

bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

const std::string llama = R"({"model_type": "llama", "hidden_size": 16, "num_attention_heads": 4,
    "num_key_value_heads": 2, "num_hidden_layers": 8, "rope_theta": 500000.0})";

} // namespace

TEST_CASE("A config.json gives heads, shared keys, rotary positions, scale and mask, and the plan says so")
{
    const auto arrays = layerNamed("model.layers.3.self_attn.", 8);
    const Config config = configOf(arrays, beside(llama));
    CHECK(config.num_heads == 4);
    CHECK(config.num_kv_heads == 2);
    REQUIRE(config.rope);
    CHECK(config.rope->theta == 500000);
    CHECK(config.rope->layout == RopeLayout::Half);
    CHECK(config.scale == Scale::SqrtHeadDim);
    CHECK(config.mask.kind == MaskKind::Causal);
    const std::string text = planText(arrays, beside(llama));
    CHECK_MESSAGE(says(text, "From config.json (Llama"), text);
    CHECK_MESSAGE(says(text, "4 heads of size 4, 2 key/value heads, scores divided by √4, rotary positions with "
                             "theta 500000 in 4 components and the causal mask."),
                  text);
    CHECK_FALSE(says(text, "the file does not say"));
}

TEST_CASE("Options win over config.json")
{
    const auto arrays = layerNamed("model.layers.3.self_attn.", 8);
    ImportChoices choices = beside(llama);
    choices.heads = 8;
    choices.causal = false;
    const Config config = configOf(arrays, choices);
    CHECK(config.num_heads == 8);
    CHECK(config.mask.kind == MaskKind::None);
    CHECK(config.rope->theta == 500000);
    CHECK_FALSE(says(planText(arrays, choices), "causal"));
}

TEST_CASE("A config.json that is broken or contradicts the arrays is left out with one sentence")
{
    const auto arrays = layerNamed("model.layers.3.self_attn.");
    const std::pair<std::string, std::string> cases[] = {
        {"{\n\"model_type\": \"llama\",\n}", "config.json is not used: line 3, column 1: invalid JSON at '}'.\n"},
        {R"({"model_type": "llama", "hidden_size": 32, "num_attention_heads": 4})",
         "config.json is not used: it gives 4 heads of size 8, but the arrays have heads of size 4.\n"},
        {R"({"model_type": "llama", "hidden_size": 15, "num_attention_heads": 5})", "config.json is not used: "},
        {R"({"model_type": "llama", "hidden_size": 16, "num_attention_heads": 5})",
         "config.json is not used: heads: the width 16 is not divisible by 5, the number of heads.\n"},
        {R"({"name": "web-server"})", "config.json is not used: model_type is missing; it names the model family.\n"}};
    for (const auto& [config, sentence] : cases) {
        const std::string text = planText(arrays, beside(config));
        CHECK_MESSAGE(says(text, sentence), text);
        CHECK(configOf(arrays, beside(config)) == configOf(arrays));
    }
}

TEST_CASE("Of an unknown family config.json gives the heads")
{
    const auto arrays = layerNamed("blocks.0.attention.");
    const std::string config = R"({"model_type": "newest", "hidden_size": 16, "num_attention_heads": 2})";
    CHECK(configOf(arrays, beside(config)).num_heads == 2);
    CHECK(says(planText(arrays, beside(config)), "From config.json: 2 heads of size 8. Its model_type newest is "
                                                 "unknown, so nothing else is read from it."));
    CHECK(configOf(arrays, beside(R"({"n_heads": 8, "emb_dim": 16})")).num_heads == 8);
}

TEST_CASE("Scales, windows and pairs are those of the family and the layer")
{
    const auto neo = layerNamed("h.1.attn.attention.", 16, "out_proj.weight");
    const std::string config = R"({"model_type": "gpt_neo", "hidden_size": 16, "num_heads": 2, "num_layers": 2,
        "attention_layers": ["global", "local"], "window_size": 3})";
    CHECK(configOf(neo, beside(config)).scale == Scale::None);
    CHECK(configOf(neo, beside(config)).mask.kind == MaskKind::SlidingWindow);
    CHECK(configOf(neo, beside(config)).mask.window == 3);
    const auto past = layerNamed("h.2.attn.attention.", 16, "out_proj.weight");
    CHECK(says(planText(past, beside(config)), "the model has 2 layers, but this is layer 2"));
    const auto gptj = layerNamed("h.0.attn.", 16, "out_proj.weight");
    const Config j = configOf(gptj, beside(R"({"model_type": "gptj", "n_embd": 16, "n_head": 2, "rotary_dim": 4})"));
    REQUIRE(j.rope);
    CHECK(j.rope->layout == RopeLayout::Interleaved);
    CHECK(j.rope->dims == 4);
}

TEST_CASE("Names alone give GPT-Neo's scale, the causal mask and the note on rotary positions")
{
    const std::string note = "rotate queries and keys by position (RoPE)";
    const auto neo = layerNamed("transformer.h.0.attn.attention.", 16, "out_proj.weight");
    CHECK(configOf(neo).scale == Scale::None);
    CHECK(says(planText(neo), "GPT-Neo does not scale its scores"));
    CHECK_FALSE(says(planText(neo), note));
    const auto gptj = layerNamed("transformer.h.0.attn.", 16, "out_proj.weight");
    CHECK(configOf(gptj).scale == Scale::SqrtHeadDim);
    CHECK(says(planText(gptj), note));
    const auto phi = layerNamed("model.layers.0.self_attn.", 16, "dense.weight");
    CHECK(says(planText(phi), note));
    const std::vector<ReadArray> modern = {array("x", {5, 16}), array("layers.0.attn.Wqkv.weight", {48, 16}),
                                           array("layers.0.attn.Wo.weight", {16, 16})};
    CHECK(says(planText(modern), note));
    CHECK(configOf(modern).mask.kind == MaskKind::None); // an encoder
    for (const auto& arrays : {neo, gptj, phi, layerNamed("model.decoder.layers.0.self_attn.", 16, "out_proj.weight"),
                               layerNamed("model.layers.11.self_attn.")}) {
        CHECK(configOf(arrays).mask.kind == MaskKind::Causal);
        CHECK(says(planText(arrays), "so the causal mask is on. To turn it off, use --mask none."));
    }
    for (const std::string prefix : {"", "encoder.layers.0.self_attn.", "model.decoder.layers.0.encoder_attn."})
        CHECK(configOf(layerNamed(prefix)).mask.kind == MaskKind::None);
    ImportChoices none;
    none.causal = false;
    CHECK(configOf(gptj, none).mask.kind == MaskKind::None);
    auto masked = layerNamed("");
    masked.push_back({"mask", "float32", Tensor({5, 5}), 0});
    CHECK(configOf(masked).mask.kind == MaskKind::CustomBool);
    CHECK(configOf(masked, none).mask.kind == MaskKind::None);
    CHECK(says(planText(masked, none), "mask [5, 5] is left out"));
}

TEST_CASE("Recorded queries and keys get the scale and mask of config.json, and are not rotated again")
{
    const std::vector<ReadArray> arrays = {array("q", {1, 5, 16}, 1), array("k", {1, 5, 8}, 2)};
    const Config config = configOf(arrays, beside(llama));
    CHECK(config.num_heads == 4);
    CHECK(config.num_kv_heads == 2);
    CHECK_FALSE(config.rope);
    CHECK(config.mask.kind == MaskKind::Causal);
    CHECK(says(planText(arrays, beside(llama)), "may already be rotated"));
}

TEST_CASE("The config.json is found in the folder of the arrays")
{
    const std::filesystem::path place = std::filesystem::temp_directory_path() / "attnscope-configbeside";
    std::filesystem::create_directories(place);
    const std::string file = utf8Of(place / "layer.safetensors");
    std::filesystem::remove(place / "config.json");
    CHECK(configBeside({file}) == ConfigBeside());
    std::ofstream(place / "config.json") << llama;
    CHECK(configBeside({file}).text == llama);
    CHECK(configBeside({"/dev/fd/63", file}).text == llama);
    std::filesystem::remove_all(place);
}

TEST_CASE("The first row of a table that counts its columns may hold numbers")
{
    ReadArray x = array("x", {3, 4});
    x.counted_row = true;
    x.note = "row 1 (0, 1 …) is read as column names because it only counts the columns";
    CHECK(importedOnto({x}, plainLayer()).input("x")->shape() == Shape{3, 4});
    CHECK(says(planText({x}), "x [3, 4] is read as “column names in the first row”. For “numbers in the first row” "
                              "(0, 1, 2 … are values like those below), use --map x=x:numbers. The first row contains "
                              "only column numbers."));
    ImportChoices choices;
    choices.steps = {*parseImportStep("x=x:numbers")};
    const Tensor longer = *importedOnto({x}, plainLayer(), choices).input("x");
    REQUIRE(longer.shape() == Shape{4, 4});
    for (std::int64_t i = 0; i < 4; ++i)
        CHECK(longer[i] == static_cast<float>(i));
    CHECK(longer[4] == x.values[0]);
    CHECK(says(planText({x}, choices), "row 1 (0, 1 …) is read as numbers, as chosen"));
    choices.steps = {*parseImportStep("x=x:names")};
    CHECK(importedOnto({x}, plainLayer(), choices).input("x")->shape() == Shape{3, 4});
}

TEST_CASE("Commands take a file of recorded attention for a scene, and of other arrays ask for an import")
{
    const std::filesystem::path place = std::filesystem::temp_directory_path() / "attnscope-recorded";
    std::filesystem::create_directories(place);
    const std::string table = utf8Of(place / "weights.csv"), large = utf8Of(place / "attn.npy");
    std::ofstream(place / "weights.csv") << "1,0\n0.25,0.75\n";
    const auto scene = loadScene(table);
    REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
    CHECK(scene->config.starts_from == StartsFrom::Weights);
    CHECK(*scene->input("weights") == Tensor({1, 1, 2, 2}, {1, 0, 0.25f, 0.75f}));
    {
        std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1100, 4000), }";
        header += std::string(118 - header.size() - 1, ' ') + "\n";
        std::ofstream file(place / "attn.npy", std::ios::binary);
        file << std::string("\x93NUMPY\x01\x00\x76\x00", 10) << header;
        file << std::string(std::size_t(4) * 1100 * 4000, '\0');
    }
    const auto more = loadScene(large); // more than a scene file may contain
    REQUIRE_MESSAGE(more, (more ? "" : more.error().message));
    CHECK(more->input("weights")->shape() == Shape{1, 1, 1100, 4000});
    std::ofstream(place / "weights.csv") << "1,7\n0.25,0.75\n";
    std::filesystem::rename(place / "weights.csv", place / "x.csv");
    const auto other = loadScene(utf8Of(place / "x.csv"));
    REQUIRE_FALSE(other);
    CHECK(other.error().message.ends_with("use attnscope import to make one"));
    std::filesystem::remove_all(place);
}
