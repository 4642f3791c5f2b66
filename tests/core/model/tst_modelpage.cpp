// SPDX-License-Identifier: GPL-3.0-or-later
// A whole model as a document: which layer lies on the bench changes no number, files and the journal keep all layers, and
// other tokens take along what fits them.
#include "core/io/scene/journalfile.h"
#include "core/io/scene/scenedelta.h"
#include "core/io/scene/scenefile.h"
#include "core/model/modelscene.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/turnon.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>
#include <filesystem>

using namespace attn;
using namespace attn::test;

namespace {

const std::vector<std::int64_t> page_ids = {3, 1, 4, 1, 5, 9, 2, 6};

template <class Value> Value made(Result<Value> result)
{
    REQUIRE_MESSAGE(result, (result ? "" : result.error().message));
    return std::move(*result);
}

struct Pages {
    ModelFolder folder;
    ModelPtr model;
    std::unique_ptr<ModelRunner> runner;

    Pages()
    {
        write(tinyGptConfig(), 1);
        model = made(openModel(folder.path()));
        runner = std::make_unique<ModelRunner>(model);
    }
    void write(const std::string& config, unsigned seed) const
    {
        folder.write("config.json", config);
        folder.writeWeights(tinyGptTensors(seed));
    }
    Scene page(std::int64_t layer = 0, const ModelEdits& changes = {}) const
    {
        return *made(newPage(*runner, folder.path(), std::nullopt, page_ids, layer, changes));
    }
    Scene turned(const Scene& page, std::int64_t layer) const { return *made(turnedTo(page, layer, *runner)); }
    Tensor logits(const Scene& page) const
    {
        const LayerScenes changed = made(changedLayers(*runner, changesOf(page)));
        return made(runner->run(page.model->ids, changed, {}))->logits;
    }
    // The page as its file gives it back.
    Scene opened(const Scene& page) const
    {
        folder.write("page.attn", writeScene(page, folder.path()));
        return made(openSceneFile(folder.file("page.attn")));
    }
    std::string fault(const std::string& text) const
    {
        folder.write("page.attn", text);
        const auto opened = openSceneFile(folder.file("page.attn"));
        REQUIRE(!opened);
        return opened.error().message.substr(folder.file("page.attn: ").size());
    }
    // A page in which both layers are changed, each in every way that a few numbers can be.
    Scene changedPage() const
    {
        Scene page = this->page();
        page.edits.set("qkv.weight", {3, 2}, 4.0f);
        page.edits.set("x", {0, 7, 2}, -1.0f);
        page.overrides.set("weights", {0, 1, 6, 2}, 0.25f);
        page = turned(page, 1);
        page.config.temperature = 2;
        page.edits.set("out_proj.bias", {1}, 0.5f);
        page.overrides.set("scores", {0, 0, 1, 0}, 3.0f);
        return withModelHeadSwitched(std::move(page), 0, 1);
    }
};

} // namespace

TEST_CASE("Turning to another layer changes no number of the model")
{
    const Pages pages;
    const Scene page = pages.changedPage();
    const Tensor logits = pages.logits(page);
    CHECK(!(logits == pages.logits(pages.page())));
    const Scene turned = pages.turned(page, 0);
    CHECK(changesOf(turned) == changesOf(page));
    CHECK(pages.logits(turned) == logits);
    CHECK(turned.config.heads_off == std::vector<std::int64_t>{1});
    CHECK(turned.edits.contains("x", {0, 7, 2}));
    CHECK(turned.model->others.at(1).config->temperature == 2);
    CHECK(pages.turned(turned, 1) == pages.turned(page, 1));
    // x of a layer is what the changed layers before it make.
    CHECK(!(*pages.turned(page, 1).input("x") == *pages.page(1).input("x")));
    CHECK(*turned.input("x") == *pages.page(0).input("x"));
}

TEST_CASE("A layer that is as the model has it again is no change")
{
    const Pages pages;
    Scene page = pages.changedPage();
    page = withoutChanges(withoutChanges(std::move(page), 1), 0);
    CHECK(changesOf(page).empty());
    CHECK(pages.turned(page, 0) == pages.page());
    page = withModelHeadSwitched(pages.page(), 1, 1);
    CHECK(isHeadOff(page, 1, 1));
    CHECK(!isHeadOff(page, 1, 0));
    CHECK(!isHeadOff(page, 0, 1));
    page = withModelHeadSwitched(std::move(page), 1, 1);
    CHECK(page == pages.page());
    page = withModelHeadSwitched(std::move(page), 0, 1);
    CHECK(isHeadOff(page, 0, 1));
    CHECK(changesOf(page).at(0).heads_off == std::vector<std::int64_t>{1});
}

TEST_CASE("A page's file is small, and comes back as it was")
{
    const Pages pages;
    const Scene page = pages.changedPage();
    const std::string text = writeScene(page);
    CHECK(text.size() < 3000);
    CHECK(text.find("\"layer\": 1") != text.npos);
    CHECK(text.find("\"open\": 1") != text.npos);
    // Layer 1 has another temperature, so its configuration is there; that of layer 0 is the model's.
    CHECK(text.find("\"config\"") == text.rfind("\"config\""));
    const Scene opened = pages.opened(page);
    CHECK(opened.model->others == page.model->others);
    CHECK(changesOf(opened) == changesOf(page));
    CHECK(pages.turned(opened, 1) == pages.turned(page, 1)); // the bench had an older x: the head was switched after it
    CHECK(writeScene(opened) == text);
    CHECK(pages.logits(opened) == pages.logits(page));
    const std::string bare = writeScene(pages.page());
    CHECK(bare.find("layers") == bare.npos);
    CHECK(bare.find("config") == bare.npos);
    CHECK(pages.opened(pages.page()) == pages.page());
}

TEST_CASE("Whatever the bench can do to a layer is kept by the page")
{
    const Pages pages;
    Scene page = pages.page();
    SUBCASE("a painted mask")
    {
        page = made(setMaskKind(page, MaskKind::CustomBool, MaskApply::FillNegInf)).scene;
        page.edits.set(page.config.mask.tensor, {3, 1}, 1.0f);
    }
    SUBCASE("a bias that was taken away")
    {
        Structure structure = structureOf(page);
        structure.qkv_bias = false;
        page = made(restructure(page, structure)).scene;
        REQUIRE(!page.input("qkv.bias"));
    }
    SUBCASE("drawn weights")
    {
        Structure structure = structureOf(page);
        structure.projection = Projection::Linear;
        page = made(restructure(page, structure)).scene;
        REQUIRE(!page.draws.empty());
    }
    SUBCASE("a tensor that was replaced") { *page.input("out_proj.bias") = Tensor(Shape{8}); }
    const Tensor logits = pages.logits(page);
    CHECK(!(logits == pages.logits(pages.page())));
    const Scene away = pages.turned(page, 1);
    CHECK(pages.logits(away) == logits);
    CHECK(changesOf(pages.turned(away, 0)) == changesOf(page));
    const Scene opened = pages.opened(away);
    CHECK(opened == away);
    CHECK(pages.opened(pages.turned(away, 0)) == pages.turned(away, 0));
    const auto delta = applyDelta(pages.page(), encodeDelta(pages.page(), away));
    REQUIRE(delta);
    CHECK(changesOf(*delta).at(0) == changesOf(page).at(0));
}

TEST_CASE("The journal keeps a page, and every step of it")
{
    const Pages pages;
    const std::vector<Scene> steps = {pages.page(), pages.turned(pages.page(), 1), pages.changedPage(),
                                      pages.turned(pages.changedPage(), 0), withoutChanges(pages.changedPage(), 0)};
    std::string bytes = journalHead();
    Scene before;
    for (const Scene& step : steps) {
        bytes += journalRecord(before, {step, "", "", -1, -1, 0});
        before = step;
        const auto read = made(readJournal(bytes));
        Scene back = read.newest.scene;
        CHECK(back.model->others == step.model->others);
        CHECK(back.inputs == step.inputs);
        CHECK(plan(back));
        const auto fault = fillFromModel(back);
        REQUIRE_MESSAGE(!fault, (fault ? fault->message : ""));
        CHECK(changesOf(back) == changesOf(step));
        CHECK(back == pages.turned(step, step.model->layer));
    }
    Scene edited = steps[3];
    edited.edits.set("x", {0, 0, 0}, 1.0f);
    CHECK(encodeDelta(steps[3], edited).size() < 250);
    CHECK(made(applyDelta(steps[3], encodeDelta(steps[3], edited))) == edited);
    edited = withModelHeadSwitched(steps[3], 1, 0);
    CHECK(made(applyDelta(steps[3], encodeDelta(steps[3], edited))) == edited);
    // A whole scene is what turns the empty one into it.
    const Scene whole = made(applyDelta(Scene(), encodeDelta(Scene(), edited)));
    CHECK(whole.model->others == edited.model->others);
    CHECK(made(applyDelta(whole, encodeDelta(whole, Scene()))) == Scene());
}

TEST_CASE("Other tokens keep what fits them, and say what does not")
{
    const Pages pages;
    Scene page = made(setMaskKind(pages.page(1), MaskKind::CustomBool, MaskApply::FillNegInf)).scene;
    page.edits.set(page.config.mask.tensor, {1, 0}, 1.0f);
    page.sliders = {{"cell", "x", {0, 7, 1}, {}, 0, 1}, {"kept", "x", {0, 0, 1}, {}, 0, 1}};
    page = pages.turned(page, 0);
    page.edits.set("x", {0, 7, 2}, -1.0f);
    page.edits.set("x", {0, 1, 2}, -1.0f);
    page.edits.set("qkv.weight", {3, 2}, 4.0f);
    page.overrides.set("weights", {0, 1, 6, 2}, 0.25f);
    page.overrides.set("weights", {0, 1, 2, 2}, 0.25f);
    const std::vector<std::int64_t> fewer = {3, 1, 4};
    const auto retokenized = made(withTokens(page, std::nullopt, fewer, *pages.runner));
    REQUIRE(retokenized);
    CHECK(retokenized->dropped ==
          std::vector<std::string>{
              "Layer 0: 1 edit of x did not fit the new shape [1, 3, 8].",
              "Layer 0: Removed 1 pinned value of weights along with its cell.",
              "Layer 1: the mask does not fit the new tokens and was replaced by the model's own.",
              "Layer 1: Removed 1 edit of custom_mask, which no longer exists.",
              "Removed the slider cell along with its cell.",
          });
    const Scene& now = retokenized->page;
    CHECK(now.model->ids == fewer);
    CHECK(now.input("x")->shape() == Shape{1, 3, 8});
    CHECK(now.edits.size() == 2);
    CHECK(now.overrides.size() == 1);
    CHECK(now.model->others.empty());
    CHECK(now.sliders.size() == 1);
    REQUIRE(plan(now));
    CHECK(pages.opened(now) == now);
    const auto more = made(withTokens(page, std::nullopt, {3, 1, 4, 1, 5, 9, 2, 6, 5}, *pages.runner));
    CHECK(more->page.edits.size() == 3);
    CHECK(more->page.overrides.size() == 2);
    CHECK(more->dropped.size() == 2); // the mask, and its edit
    CHECK(!withTokens(page, std::nullopt, {}, *pages.runner));
    CHECK(withTokens(page, std::nullopt, {11}, *pages.runner).error().message.find("vocabulary") != std::string::npos);
}

TEST_CASE("A text makes the tokens of a page that a person writes by hand")
{
    const Pages pages;
    pages.folder.write("hand.attn",
                       R"({"format": "attnscope-scene/1", "model": {"path": "tiny", "text": "Alice met Alice"},
        "layers": [{"layer": 2, "heads_off": [0, 1], "edits": [{"tensor": "x", "index": [0, 0, 3], "value": 1.5}]}]})");
    const Scene page = made(openSceneFile(pages.folder.file("hand.attn")));
    REQUIRE(isPage(page));
    CHECK(page.model->layer == 0);
    CHECK(page.model->ids == *tokenIds(*made(openModel("tiny")), "Alice met Alice"));
    CHECK(page.model->others.at(2).heads_off == std::vector<std::int64_t>{0, 1});
    CHECK(page.model->others.at(2).edits.size() == 1);
    CHECK(writeScene(page).find("ids") == std::string::npos);
    CHECK(writeScene(page).size() < 1000);
    // A long text, and one that is no UTF-8, comes back as the tokenizer reads it.
    ModelRunner runner(made(openModel("tiny")));
    const std::string broken = "Alice \xff met";
    const Scene other = *made(newPage(runner, "tiny", broken, *tokenIds(runner.model(), broken)));
    CHECK(pages.opened(other).model->ids == other.model->ids);
    CHECK(pages.opened(other) == other);
    const auto withText = [](std::size_t bytes) {
        return parseUnplanned(R"({"format": "attnscope-scene/1", "model": {"path": "tiny", "text": ")" +
                              std::string(bytes, 'a') + "\"}}");
    };
    CHECK(withText(1 << 20));
    CHECK(withText((1 << 20) + 1).error().message.starts_with("model.text: the text has 1,048,577 bytes"));
}

TEST_CASE("What is wrong with a page is reported with its place in the file")
{
    const Pages pages;
    const auto fault = [&](const std::string& layers, const std::string& model = R"("ids": [3, 1])",
                           const std::string& more = "") {
        return pages.fault(R"({"format": "attnscope-scene/1", "model": {"path": ")" + pages.folder.path() + "\", " +
                           model + "}, \"layers\": " + layers + more + "}");
    };
    const auto begins = [](const std::string& text, const std::string& start) {
        CHECK_MESSAGE(text.starts_with(start), text);
    };
    begins(fault("{}"), "layers: expected a list, got an object");
    begins(fault("[1]"), "layers[0]: expected an object, got 1");
    begins(fault("[{}]"), "layers[0]: the member 'layer' is missing");
    begins(fault(R"([{"layer": -1}])"), "layers[0].layer: must be at least 0, got -1");
    begins(fault(R"([{"layer": 1}, {"layer": 0}])"),
           "layers[1].layer: expected each layer once and in ascending order, got layer 0 after layer 1");
    begins(fault(R"([{"layer": 1}, {"layer": 1}])"), "layers[1].layer: expected each layer once");
    begins(fault(R"([{"layer": 0}, {"layer": 2}])"), "layers[1].layer: the model has layers 0 to 1, got 2");
    begins(fault(R"([{"layer": 0, "heads_off": [0, 2]}])"), "layers[0].heads_off[1]: head 2 does not exist");
    begins(fault(R"([{"layer": 0, "heads_off": [0, 0]}])"), "layers[0].heads_off: head 0 is listed twice");
    begins(fault(R"([{"layer": 0, "colour": 1}])"), "layers[0].colour: unknown member");
    begins(fault(R"([{"layer": 1, "edits": [{"tensor": "nothing", "index": [0], "value": 1}]}])"),
           "layers[0].edits[0].tensor: no tensor named 'nothing'");
    begins(fault(R"([{"layer": 1, "edits": [{"tensor": "x", "index": [0, 2, 0], "value": 1}]}])"),
           "layers[0].edits[0].index: [0, 2, 0] is outside x [1, 2, 8]");
    begins(fault(R"([{"layer": 1, "edits": [{"tensor": "x", "index": [0, 1, 0], "value": true}]}])"),
           "layers[0].edits[0].value: expected a number, got true");
    begins(fault(R"([{"layer": 1, "overrides": [{"tensor": "weights", "index": [0, 2, 0, 0], "value": 1}]}])"),
           "layers[0].overrides[0].index: [0, 2, 0, 0] is outside weights");
    begins(fault(R"([{"layer": 1, "inputs": {"x": [[[1]]]}}])"), "layers[0].inputs.x: x is the model's hidden state");
    begins(fault(R"([{"layer": 1, "inputs": {"mask": [[1, "a"]]}}])"),
           "layers[0].inputs.mask[0][1]: expected a number or a list of numbers, got the string 'a'");
    begins(fault(R"([{"layer": 1, "gone": ["mask"]}])"), "layers[0].gone[0]: the model's layer has no parameter mask");
    begins(fault(R"([{"layer": 1, "config": {"num_heads": 2}}])"),
           "layers[0].config: the member 'projection' is missing");
    begins(fault(R"([{"layer": 1, "config": {"num_heads": 2, "projection": "fused_blocks", "d_in": 8, "d_out": 8,
                 "scale": "sqrt_head_dim", "heads_off": [1]}}])"),
           "layers[0].config.heads_off: belongs next to config");
    begins(fault(R"([{"layer": 1, "config": {"num_heads": 3, "projection": "fused_blocks", "d_in": 8, "d_out": 8,
                 "scale": "sqrt_head_dim"}}])"),
           "layers[0].config.num_heads: 8 cannot be split evenly into 3 heads");
    begins(fault("[]", R"("ids": [3, 1], "open": 2)"), "model.open: layer 2: the model has layers 0 to 1");
    begins(fault("[]", R"("ids": [3, 1], "text": "a")"), "model.ids: cannot be combined with model.text");
    begins(fault("[]", R"("ids": [3, 1], "layer": 0, "open": 0)"), "model.open: unknown member");
    begins(fault("[]", R"("ids": [3, 1], "ablate": ["0.1"])"), "model.ablate: unknown member");
    begins(fault("[]", R"("ids": [3, 11])"), "model: " + pages.folder.path() + ": token 1 has the id 11");
    begins(fault("[]", R"("open": 0)"), "model.text: is missing");
    begins(fault("[]", R"("ids": [3])", R"(, "config": {})"), "config: unknown member");
    begins(fault("[]", R"("ids": [3])", R"(, "inputs": {"x": [[[1]]]})"), "inputs: unknown member");
    begins(fault(R"([{"layer": 1}])", R"("ids": [3], "layer": 1)"),
           "layers[0].layer: must be a layer before the scene's layer (1), got 1");
    begins(pages.fault(R"({"format": "attnscope-scene/1", "layers": [], "config": {}})"),
           "config: the member 'projection' is missing");
}

TEST_CASE("A model that was exchanged is refused in one sentence")
{
    const Pages pages;
    const Scene page = pages.turned(pages.changedPage(), 0);
    const std::string text = writeScene(page);
    pages.write(tinyGptConfig(), 2);
    CHECK(pages.fault(text) ==
          "model: the values of layer 0 in " + pages.folder.path() + " have changed since the scene was saved");
    pages.write(
        R"({"model_type": "gpt2", "n_embd": 8, "n_layer": 1, "n_head": 2, "n_positions": 32, "vocab_size": 11})", 1);
    CHECK(pages.fault(text) == "layers[1].layer: the model has layers 0 to 0, got 1");
}

TEST_CASE("A single layer's file has what was changed before it")
{
    const Pages pages;
    const ModelEdits changes = changesOf(pages.changedPage());
    const Scene layer = made(modelLayerScene(*pages.runner, {pages.folder.path(), 1, std::nullopt, page_ids, changes}));
    CHECK(*layer.input("x") == *pages.turned(pages.changedPage(), 1).input("x"));
    CHECK(layer.config.temperature == 2);
    const std::string text = writeScene(layer);
    CHECK(text.find("\"layers\"") != text.npos);
    const Scene opened = pages.opened(layer);
    CHECK(opened == layer);
    CHECK(made(applyDelta(Scene(), encodeDelta(Scene(), layer))).model->others == layer.model->others);
    // As heads that are off before the layer were written first.
    pages.folder.write("old.attn", R"({"format": "attnscope-scene/1", "model": {"path": ")" + pages.folder.path() +
                                       R"(", "layer": 1, "ids": [3, 1], "ablate": ["0.1"]}, "config": {"projection":
        "fused_blocks", "num_heads": 2, "d_in": 8, "d_out": 8, "scale": "sqrt_head_dim", "out_proj": "out_proj"}})");
    const Scene old = made(openSceneFile(pages.folder.file("old.attn")));
    CHECK(old.model->others.at(0).heads_off == std::vector<std::int64_t>{1});
    CHECK(writeScene(old).find("ablate") == std::string::npos);
}
