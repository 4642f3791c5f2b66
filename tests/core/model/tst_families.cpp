// SPDX-License-Identifier: GPL-3.0-or-later
// One small model of every family, and the traps of their configurations: what is computed equals what PyTorch makes of the
// same files, written in forward.py from the families' own code.
#include "core/engine/engine.h"
#include "core/io/arrays/arrays.h"
#include "core/io/scene/scenefile.h"
#include "core/layer/trace.h"
#include "core/model/logitparts.h"
#include "core/model/modelscene.h"
#include "tests/core/support/modelfiles.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

using namespace attn;
using namespace attn::test;

namespace {

constexpr double most = 5e-6, most_weights = 1e-5; // float32 against float64; some weights are very sharp

Tensor numbersOf(const TracedTensor& traced)
{
    Tensor tensor(traced.shape);
    traced.read(0, std::span(tensor.mutableData(), static_cast<std::size_t>(tensor.size())));
    return tensor;
}

double largestOf(const Tensor& tensor)
{
    double largest = 0;
    for (const float value : tensor.values())
        largest = std::max(largest, std::abs(double(value)));
    return largest;
}

double distance(const Tensor& a, const Tensor& b)
{
    REQUIRE(a.size() == b.size());
    double largest = 0;
    for (std::int64_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, std::isfinite(a[i]) ? std::abs(double(a[i]) - b[i]) : INFINITY);
    return largest;
}

// Of a model that reads one.
void takeImage(ModelRunner& runner, const std::map<std::string, Tensor>& expected)
{
    if (const auto pixels = expected.find("pixels"); pixels != expected.end())
        runner.setImage(pixels->second);
}

void compare(ModelRunner& runner, const std::string& file)
{
    CAPTURE(file);
    const auto arrays = readArrayFile(file);
    REQUIRE(arrays);
    std::map<std::string, Tensor> expected;
    for (const ReadArray& array : *arrays)
        expected.emplace(array.name, array.values);
    takeImage(runner, expected);
    std::vector<std::int64_t> ids(expected.at("ids").values().begin(), expected.at("ids").values().end());
    PassOptions options;
    options.logits = LogitRows::All;
    options.keep_layers = true;
    const auto pass = runner.run(ids, {}, options);
    REQUIRE_MESSAGE(pass, (pass ? "" : pass.error().message));
    std::size_t compared = 1 + expected.count("pixels");
    for (std::size_t l = 0; l < (*pass)->hidden.size(); ++l, ++compared) {
        const Tensor& hidden = expected.at("hidden." + std::to_string(l));
        CHECK(hidden.shape() == (*pass)->hidden[l].shape());
        CHECK(distance((*pass)->hidden[l], hidden) < most * largestOf(hidden));
    }
    for (std::size_t l = 0; l < (*pass)->layers.size(); ++l, ++compared) {
        const Tensor& weights = expected.at("layers." + std::to_string(l) + ".weights");
        CHECK(distance(numbersOf(*(*pass)->layers[l]->trace->find("weights")), weights) < most_weights);
    }
    if (!(*pass)->logits.empty()) {
        ++compared;
        CHECK(distance((*pass)->logits, expected.at("logits")) < most * largestOf(expected.at("logits")));
        options.logits = LogitRows::Predicted;
        const auto last = runner.run(ids, {}, options);
        REQUIRE(last);
        const std::int64_t vocabulary = (*pass)->logits.dim(1);
        const std::span<const float> row =
            (*pass)->logits.values().subspan(predictedPlace(runner.model(), ids) * vocabulary, vocabulary);
        CHECK(distance((*last)->logits, Tensor({1, vocabulary}, {row.begin(), row.end()})) <
              most * largestOf((*pass)->logits));
    }
    CHECK(compared == expected.size());
    if (runner.model().hasLogits()) {
        const auto parts = logitParts(runner, ids, {}, std::nullopt, 3);
        const Model& model = runner.model();
        CHECK(bool(parts) == (!model.predictsMasked() && !model.readsImage() && model.config.decoder_layers == 0));
        if (parts)
            CHECK(std::abs(parts->sum - parts->logit) < 1e-4 * std::max(1.0, largestOf((*pass)->logits)));
    }
}

// Each layer as a scene in a file, which names the model: opened again it has the same weights.
void compareScenes(ModelRunner& runner, const std::string& model, const std::string& expected_file,
                   const std::string& scene_file)
{
    const auto arrays = readArrayFile(expected_file);
    REQUIRE(arrays);
    const auto array = [&](const std::string& name) {
        const auto found = std::ranges::find(*arrays, name, &ReadArray::name);
        REQUIRE(found != arrays->end());
        return found->values;
    };
    const Tensor ids = array("ids");
    if (runner.model().readsImage())
        runner.setImage(array("pixels"));
    for (std::int64_t l = 0; l < runner.model().config.layers; ++l) {
        CAPTURE(l);
        const auto made = modelLayerScene(runner, {model, l, {}, {ids.values().begin(), ids.values().end()}, {}});
        REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
        const std::string text = writeScene(*made, std::filesystem::path(scene_file).parent_path().string());
        CHECK(text.size() < 50'000);
        std::ofstream(scene_file) << text;
        const auto scene = openSceneFile(scene_file);
        REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
        const auto realized = realize(*scene);
        REQUIRE(realized);
        const auto trace = run(**realized, backends().front());
        CHECK(distance(numbersOf(*trace->find("weights")), array("layers." + std::to_string(l) + ".weights")) <
              most_weights);
    }
}

// One model in both ways of computing it: with what it keeps, and without.
void compareAll(const std::string& path, const std::filesystem::path& folder)
{
    CAPTURE(path);
    const auto model = openModel(path, true);
    REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
    ModelRunner keeping(*model), once(*model, true);
    for (const char* name : {"expected1.npz", "expected11.npz", "expected40.npz"})
        for (ModelRunner* runner : {&keeping, &once})
            compare(*runner, (folder / name).string());
    compareScenes(once, path, (folder / "expected11.npz").string(), (folder / "layer.attn").string());
}

} // namespace

TEST_CASE("Every family computes what PyTorch computes")
{
    const char* const draw = std::getenv("ATTNSCOPE_TEST_DRAW"); // other random models
    const ModelFolder folder;
    const std::string command = "/usr/bin/python3 " + sourceFile("tests/core/model/families.py") + " '" +
                                folder.path() + "' " + (draw ? draw : "0");
    REQUIRE(std::system(command.c_str()) == 0);
    int models = 0, ggufs = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        CAPTURE(entry.path().string());
        compareAll(entry.path().string(), entry.path());
        if (exists(entry.path() / "model.gguf")) {
            compareAll((entry.path() / "model.gguf").string(), entry.path());
            ++ggufs;
        }
        ++models;
    }
    CHECK(models == 77);
    CHECK(ggufs == 23);

    // What follows the encoder's first end token is the decoder's, which begins with its start token, given or not.
    const std::string path = (std::filesystem::path(folder.path()) / "t5-decoder").string();
    const auto encoder = openModel(path), whole = openModel(path, true);
    REQUIRE(encoder);
    REQUIRE(whole);
    CHECK((*encoder)->config.layers == 3);
    CHECK_FALSE((*encoder)->hasLogits());
    CHECK((*whole)->config.layers == 7);
    CHECK((*whole)->predictsNext());
    const std::int64_t end = (*whole)->config.end_token, start = (*whole)->config.start_token;
    CHECK(textsOf(**whole, {7, end, 9}).encoder == std::vector{std::int64_t(7), end});
    CHECK(textsOf(**whole, {7, end, 9}).decoder == std::vector{start, std::int64_t(9)});
    CHECK(textsOf(**whole, {7, end, start, 9}).decoder == std::vector{start, std::int64_t(9)});
    CHECK(textsOf(**whole, {7, 9}).decoder == std::vector{start});
    CHECK(textsOf(**encoder, {7, end, 9}).encoder.size() == 3);
    CHECK(idsOfLayer(**whole, {7, 8, end, 9}, 3).size() == 2);
    ModelRunner runner(*whole, true);
    const auto cross = modelLayerScene(runner, {path, 4, {}, {7, 8, end, 9}, {}});
    REQUIRE(cross);
    CHECK(cross->input("memory")->shape() == Shape{1, 3, 40});
    CHECK(cross->memory_tokens.front().size() == 3);
    CHECK(cross->tokens.front().size() == 2);
    // The next tokens of the same prefix do not depend on what the decoder reads later.
    PassOptions options;
    options.logits = LogitRows::All;
    const auto shorter = runner.run({7, 8, end, 9}, {}, options), longer = runner.run({7, 8, end, 9, 5}, {}, options);
    REQUIRE(shorter);
    REQUIRE(longer);
    CHECK(distance((*shorter)->logits, Tensor({2, 91}, {(*longer)->logits.data(), (*longer)->logits.data() + 182})) <
          1e-5);
    // A head of the cross-attention that is off reaches the logits; its edits stay with its scene.
    ModelEdits off;
    REQUIRE_FALSE(switchOff({{4, 1}}, **whole, off));
    const auto without = runner.run({7, 8, end, 9}, *changedLayers(runner, off), options);
    REQUIRE(without);
    CHECK(distance((*shorter)->logits, (*without)->logits) > 1e-3);
    CHECK((*shorter)->hidden[4] == (*without)->hidden[4]);
    const LayerEdits change = changeOf(*cross, runner.parameters(4));
    CHECK(changesNothing(change));
}
