// SPDX-License-Identifier: GPL-3.0-or-later
// A layer of a model as a scene file that names the model: the same numbers when it is opened, edits and all.
#include "core/engine/engine.h"
#include "core/io/scene/journalfile.h"
#include "core/io/scene/scenefile.h"
#include "core/model/modelscene.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>
#include <filesystem>

using namespace attn;
using namespace attn::test;

namespace {

const std::vector<std::int64_t> layer_ids = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5};

struct ScenesOfModel {
    ModelFolder folder;

    ScenesOfModel()
    {
        std::filesystem::create_directory(pathOf(folder.file("m")));
        write(1);
    }
    void write(unsigned seed) const
    {
        const ModelFolder source;
        source.write("config.json", tinyGptConfig());
        source.writeWeights(tinyGptTensors(seed));
        for (const char* name : {"config.json", "model.safetensors"}) {
            const auto place = pathOf(folder.file(std::string("m/") + name));
            std::filesystem::remove(place); // GCC 12's library does not copy over a file on Windows
            std::filesystem::copy_file(pathOf(source.file(name)), place);
        }
    }
    Scene made(const std::vector<ModelHead>& off = {}) const
    {
        const auto model = openModel(folder.file("m"));
        REQUIRE(model);
        ModelRunner runner(*model);
        ModelEdits changes;
        REQUIRE(!switchOff(off, **model, changes));
        auto scene = modelLayerScene(runner, {folder.file("m"), 1, std::nullopt, layer_ids, changes});
        REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
        return *scene;
    }
};

Tensor outputOf(const Scene& scene)
{
    const auto realized = realize(scene);
    REQUIRE_MESSAGE(realized, (realized ? "" : realized.error().message));
    const auto trace = run(**realized, backends().front());
    const TracedTensor* output = trace->find("output");
    REQUIRE(output);
    Tensor numbers(output->shape);
    output->read(0, std::span(numbers.mutableData(), static_cast<std::size_t>(numbers.size())));
    return numbers;
}

} // namespace

TEST_CASE("A layer's file names the model and comes back as it was")
{
    const ScenesOfModel scenes;
    Scene scene = scenes.made({{0, 1}, {1, 0}});
    scene.edits.set("qkv.weight", {3, 2}, 4.0f);
    scene.edits.set("x", {0, 1, 2}, -1.0f);
    const std::string text = writeScene(scene, scenes.folder.path());
    CHECK(text.size() < 2000);
    CHECK(text.find("inputs") == text.npos);
    scenes.folder.write("layer.attn", text);
    const auto opened = openSceneFile(scenes.folder.file("layer.attn"));
    REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().message));
    CHECK(outputOf(*opened) == outputOf(scene));
    CHECK(opened->config.heads_off == std::vector<std::int64_t>{0});
    CHECK(opened->edits == scene.edits);
    CHECK(writeScene(*opened, scenes.folder.path()) == text);
    CHECK(!(outputOf(*opened) == outputOf(scenes.made({{1, 0}})))); // the head that is off before it counts
}

TEST_CASE("A relative path starts at the file, and stays one")
{
    const ScenesOfModel scenes;
    Scene scene = scenes.made();
    scene.model->relative = true;
    scenes.folder.write("layer.attn", writeScene(scene, scenes.folder.path()));
    const std::string text = writeScene(scene, scenes.folder.path());
    CHECK(text.find(R"("path": "m")") != text.npos);
    const auto opened = openSceneFile(scenes.folder.file("layer.attn"));
    REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().message));
    CHECK(writeScene(*opened, scenes.folder.path()) == text);
    CHECK(writeScene(*opened, scenes.folder.file("deeper")).find(R"("path": "../m")") != text.npos);
}

TEST_CASE("A tensor that was replaced is written, the others are not")
{
    const ScenesOfModel scenes;
    Scene scene = scenes.made();
    *scene.input("qkv.bias") = Tensor(Shape{24});
    const std::string text = writeScene(scene);
    CHECK(text.find("\"qkv.bias\"") != text.npos);
    CHECK(text.find("\"qkv.weight\"") == text.npos);
    scenes.folder.write("layer.attn", text);
    const auto opened = openSceneFile(scenes.folder.file("layer.attn"));
    REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().message));
    CHECK(outputOf(*opened) == outputOf(scene));
    CHECK(writeScene(*opened) == text);
    std::erase_if(scene.inputs, [](const NamedTensor& each) { return each.name == "out_proj.bias"; });
    CHECK(writeScene(scene).find("\"model\"") == text.npos); // the model would bring it back
}

TEST_CASE("Other numbers than those of the file are refused")
{
    const ScenesOfModel scenes;
    scenes.folder.write("layer.attn", writeScene(scenes.made()));
    scenes.write(2);
    const auto opened = openSceneFile(scenes.folder.file("layer.attn"));
    REQUIRE(!opened);
    CHECK(opened.error().message == scenes.folder.file("layer.attn") + ": model: the values of layer 1 in " +
                                        scenes.folder.file("m") + " have changed since the scene was saved");
    const auto unfilled = readSceneFile(scenes.folder.file("layer.attn"));
    REQUIRE(!unfilled);
    CHECK(unfilled.error().message.find("model: the values come from a model") != std::string::npos);
}

TEST_CASE("A journal keeps the model, and edits after it")
{
    const ScenesOfModel scenes;
    Scene scene = scenes.made();
    std::string bytes = journalHead() + journalRecord(Scene(), {scene, "", "", -1, -1, 0});
    Scene edited = scene;
    edited.title = "Edited";
    edited.edits.set("x", {0, 0, 0}, 1.0f);
    bytes += journalRecord(scene, {edited, "", "", -1, -1, 0});
    const auto read = readJournal(bytes);
    REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
    Scene back = read->newest.scene;
    REQUIRE(back.model);
    CHECK(back.model->path == scene.model->path);
    CHECK(outputOf(back) == outputOf(edited));
    REQUIRE(!fillFromModel(back)); // shares the model's numbers again
    CHECK(writeScene(back) == writeScene(edited));
}
