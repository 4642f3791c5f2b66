// SPDX-License-Identifier: GPL-3.0-or-later
// The edited layer of every family back as tensors of its files: nobody's edit is lost, nothing else changes.
#include "core/base/floatbits.h"
#include "core/model/exportlayer.h"
#include "tests/core/support/modelfiles.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace attn;
using namespace attn::test;

namespace {

const std::vector<std::int64_t> export_ids = {3, 1, 4, 1};

template <class Value> Value made(Result<Value> result)
{
    REQUIRE_MESSAGE(result, (result ? "" : result.error().message));
    return std::move(*result);
}

std::string rawBytes(const Model& model, const WeightEntry& entry)
{
    const auto bytes = model.weights.bytes(entry);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// The model's files with these tensors in place of theirs.
ModelPtr withTensors(const Model& model, const std::string& config, const std::vector<RawTensor>& tensors,
                     const ModelFolder& folder)
{
    std::vector<RawTensor> all;
    std::size_t exchanged = 0;
    for (const WeightEntry& entry : model.weights.entries()) {
        const auto other = std::ranges::find(tensors, entry.name, &RawTensor::name);
        exchanged += other != tensors.end();
        all.push_back(other != tensors.end() ? *other
                                             : RawTensor{entry.name, entry.dtype, entry.shape, rawBytes(model, entry)});
    }
    CHECK(exchanged == tensors.size());
    folder.write("config.json", config);
    folder.write("model.safetensors", safetensorsBytes(all));
    return made(openModel(folder.path(), true));
}

// One number of every parameter, one that every type can hold.
LayerEdits editsOf(const Scene& own)
{
    LayerEdits change;
    for (const NamedTensor& input : own.inputs)
        if (input.name != "x" && input.name != "memory" && input.name != "inv_freq" && input.name != "t5_bias" &&
            input.name != "window")
            change.edits.set(input.name, Index(std::size_t(input.tensor.rank()), 1), -1.5f);
    return change;
}

Tensor stateAfter(const ModelPtr& model, const ModelEdits& changes)
{
    ModelRunner runner(model);
    const LayerScenes changed = made(changedLayers(runner, changes));
    const ModelConfig& config = model->config;
    if (model->readsImage())
        runner.setImage(Tensor({config.channels, config.image, config.image}));
    return made(runner.run(model->readsImage() ? patchIds(*model) : export_ids, changed, {}))->hidden.back();
}

void checkModel(const std::filesystem::path& folder)
{
    const std::string path = folder.string();
    CAPTURE(path);
    const ModelPtr model = made(openModel(path, true));
    ModelRunner runner(model);
    const std::int64_t layer = model->config.layers - 1;
    const auto& entries = model->tensors.layers[std::size_t(layer)];
    // As it is: the same bytes.
    const auto plain = made(exportedLayer(runner, layer, {}, 1));
    CHECK(plain.left_out.empty());
    CHECK(plain.tensors.size() == attentionTensors(entries).size() - (entries.position_bias ? 1 : 0));
    for (const RawTensor& tensor : plain.tensors) {
        const WeightEntry* entry = model->weights.find(tensor.name);
        REQUIRE(entry);
        CHECK(tensor == RawTensor{entry->name, entry->dtype, entry->shape, rawBytes(*model, *entry)});
    }
    // Edited: the model with these tensors computes what the edited layer computes.
    const LayerEdits change = editsOf(runner.parameters(layer));
    const auto edited = made(exportedLayer(runner, layer, change, 1));
    std::size_t other = 0;
    for (std::size_t i = 0; i < edited.tensors.size(); ++i) {
        CHECK(edited.tensors[i].dtype == plain.tensors[i].dtype);
        other += !(edited.tensors[i] == plain.tensors[i]);
    }
    CHECK(other == plain.tensors.size());
    std::ostringstream config;
    config << std::ifstream(folder / "config.json").rdbuf();
    const ModelFolder target;
    const ModelPtr again = withTensors(*model, config.str(), edited.tensors, target);
    CHECK(stateAfter(again, {}) == stateAfter(model, {{layer, change}}));
    CHECK(!(stateAfter(again, {}) == stateAfter(model, {})));
    if (!exists(folder / "model.gguf"))
        return;
    // Of GGUF the same tensors, with the names and in the orientation of the safetensors; its numbers are F32.
    const ModelPtr gguf = made(openModel((folder / "model.gguf").string()));
    ModelRunner gguf_runner(gguf);
    const auto from_gguf = made(exportedLayer(gguf_runner, layer, change, 1));
    REQUIRE(from_gguf.tensors.size() == edited.tensors.size());
    for (std::size_t i = 0; i < edited.tensors.size(); ++i) {
        const RawTensor &a = from_gguf.tensors[i], &b = edited.tensors[i];
        CHECK_MESSAGE((a.name.ends_with(b.name) || b.name.ends_with(a.name)), a.name, " and ", b.name);
        CHECK(a.shape == b.shape);
        if (b.dtype != "F32")
            continue;
        if (a.bytes.size() == b.bytes.size() && folder.filename().string().starts_with("gemma") &&
            a.name.find("norm") != std::string::npos) {
            // A GGUF holds 1 + w, which rounds w; the number that was edited is one of these there.
            int edited_numbers = 0;
            for (std::size_t at = 0; at < a.bytes.size(); at += sizeof(float)) {
                float left, right;
                std::memcpy(&left, a.bytes.data() + at, sizeof left);
                std::memcpy(&right, b.bytes.data() + at, sizeof right);
                const bool same = std::abs(left - right) <= 1.2e-7f;
                edited_numbers += !same && std::abs(left + 1 - right) <= 1.2e-7f;
                CHECK_MESSAGE((same || edited_numbers == 1), a.name);
            }
            continue;
        }
        CHECK_MESSAGE(a.bytes == b.bytes, a.name);
    }
}

} // namespace

TEST_CASE("The edited layer of every family is the layer of a model again")
{
    const ModelFolder folder;
    const std::string command =
        "/usr/bin/python3 " + sourceFile("tests/core/model/families.py") + " '" + folder.path() + "'";
    REQUIRE(std::system(command.c_str()) == 0);
    int models = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        ++models;
        if (entry.path().filename() != "albert") { // its layers share their tensors
            checkModel(entry.path());
            continue;
        }
        ModelRunner shared(made(openModel(entry.path().string())));
        CHECK(
            made(exportedLayer(shared, 1, {}, 1)).left_out ==
            std::vector<std::string>{"All layers of this model share these tensors, so the file changes every layer."});
    }
    CHECK(models == 77);
}

TEST_CASE("A number that the type cannot hold makes its tensor F32")
{
    const ModelFolder folder;
    folder.write("config.json", tinyGptConfig());
    std::vector<RawTensor> tensors;
    for (const NamedTensor& each : tinyGptTensors(1)) { // all numbers are those of bfloat16
        RawTensor stored{each.name, "BF16", each.tensor.shape(), {}};
        for (const float value : each.tensor.values())
            stored.bytes.append(reinterpret_cast<const char*>(&value) + 2, 2);
        tensors.push_back(stored);
    }
    folder.write("model.safetensors", safetensorsBytes(tensors));
    const ModelPtr model = made(openModel(folder.path()));
    ModelRunner runner(model);
    LayerEdits change;
    change.edits.set("qkv.weight", {23, 7}, 0.1f);
    change.edits.set("out_proj.weight", {0, 0}, 0.25f);
    const auto exported = made(exportedLayer(runner, 0, change, 1));
    std::map<std::string, std::string> types;
    for (const RawTensor& tensor : exported.tensors)
        types[tensor.name] = tensor.dtype;
    CHECK(types == std::map<std::string, std::string>{{"h.0.attn.c_attn.weight", "F32"},
                                                      {"h.0.attn.c_attn.bias", "BF16"},
                                                      {"h.0.attn.c_proj.weight", "BF16"},
                                                      {"h.0.attn.c_proj.bias", "BF16"}});
    float last = 0; // Conv1D: cell [7, 23]
    std::memcpy(&last, exported.tensors[0].bytes.data() + (8 * 24 - 1) * sizeof last, sizeof last);
    CHECK(last == 0.1f);
}

TEST_CASE("Numbers of 64 bits that are unchanged keep the bits that float32 has not")
{
    const ModelFolder folder;
    folder.write("config.json", tinyGptConfig());
    std::vector<RawTensor> tensors;
    for (const NamedTensor& each : tinyGptTensors(1)) {
        RawTensor& stored = tensors.emplace_back(RawTensor{each.name, "F64", each.tensor.shape(), {}});
        for (const float value : each.tensor.values()) {
            const double number = double(value) * (1 + 0x1p-40);
            stored.bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
        }
    }
    folder.write("model.safetensors", safetensorsBytes(tensors));
    ModelRunner runner(made(openModel(folder.path())));
    LayerEdits change;
    change.edits.set("out_proj.bias", {2}, 0.1f);
    for (const RawTensor& exported : made(exportedLayer(runner, 0, change, 1)).tensors) {
        RawTensor expected = *std::ranges::find(tensors, exported.name, &RawTensor::name);
        const double edited = 0.1f;
        if (exported.name == "h.0.attn.c_proj.bias")
            std::memcpy(expected.bytes.data() + 2 * sizeof edited, &edited, sizeof edited);
        CHECK_MESSAGE(exported == expected, exported.name);
    }
}

TEST_CASE("What is no weight is reported, and a head that is off writes nothing")
{
    const ModelFolder folder;
    folder.write("config.json", tinyGptConfig());
    folder.writeWeights(tinyGptTensors(1));
    const ModelPtr model = made(openModel(folder.path()));
    ModelRunner runner(model);
    LayerEdits change;
    change.heads_off = {1};
    change.gone = {"qkv.bias"};
    change.edits.set("x", {0, 1, 2}, 1.0f);
    change.overrides.set("weights", {0, 0, 1, 0}, 1.0f);
    change.config = runner.parameters(1).config;
    change.config->temperature = 2;
    const auto exported = made(exportedLayer(runner, 1, change, 4));
    CHECK(
        exported.left_out ==
        std::vector<std::string>{"The configuration differs from the model's; the weights do not contain this change.",
                                 "1 edit of x is not in any weight of the model.",
                                 "1 pinned value of weights is not in any weight of the model."});
    CHECK(exported.tensors[1].bytes == std::string(24 * sizeof(float), '\0')); // no bias is a bias of zeros
    const ModelFolder target;
    const ModelPtr again = withTensors(*model, tinyGptConfig(), exported.tensors, target);
    LayerEdits weights_only;
    weights_only.heads_off = {1};
    weights_only.gone = {"qkv.bias"};
    const Tensor expected = stateAfter(model, {{1, weights_only}}), state = stateAfter(again, {});
    for (std::int64_t i = 0; i < state.size(); ++i)
        CHECK(state[i] == doctest::Approx(expected[i]).epsilon(1e-5));
    // A layer that is made otherwise has no place in the file.
    change = {};
    change.gone = {"out_proj.weight"};
    CHECK(!exportedLayer(runner, 1, change, 1));
    change = {};
    change.inputs = {{"out_proj.bias", Tensor(Shape{7})}};
    CHECK(!exportedLayer(runner, 1, change, 1));
    CHECK(exportedLayer(runner, 2, {}, 1).error().message == "layer 2: the model has layers 0 to 1");
}

TEST_CASE("Halves and bfloats are those that are the very number")
{
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const auto half = static_cast<std::uint16_t>(bits);
        const auto back = exactHalf(halfToFloat(half));
        if (!back || *back != half)
            FAIL(bits);
        if (exactBfloat(bfloatToFloat(half)) != half)
            FAIL(bits);
    }
    for (const float value : {0.1f, 65520.0f, 1e-8f, 0x1p-25f, 1 + 0x1p-11f, 1e30f})
        CHECK(!exactHalf(value));
    CHECK(!exactBfloat(0.1f));
}
