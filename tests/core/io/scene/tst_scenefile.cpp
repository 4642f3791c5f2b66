// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefile.h"
#include "tests/testpaths.h"

#include "core/io/scene/scenefileconfig.h"
#include "core/io/scene/scenefiletext.h"
#include "core/lessons/lesson.h"
#include "core/scene/options.h"
#include "tests/core/support/scenefiles.h"
#include "tests/core/support/scenes.h"

#include <charconv>
#include <cmath>
#include <cstring>
#include <doctest/doctest.h>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <vector>

using namespace attn;

namespace {

// Everything a scene file can hold, beside what the options say.
const char* const full_scene = R"({
  "format": "attnscope-scene/1",
  "title": "Everything, \"quoted\" \\ and\nnew: ünïcödé 日本",
  "notes": "Two. Sentences.",
  "tokens": [["a", "nan"], ["inf", "ü"]],
  "inputs": {
    "ids": [[0, 1], [2, 1]],
    "more_ids": [4, 7],
    "blocked": [[false, true], [false, false]],
    "whole": [[1, 2], [3, 4]],
    "odd": ["inf", "-inf", "nan", 1e-45, 3.4028234663852886e38, -0.0, 16777216],
    "scalar": 7.25
  },
  "draws": [
    {"op": "manual_seed", "seed": -1},
    {"op": "skip", "draws": 1000000000},
    {"op": "rand", "shape": [2], "out": "a", "mul": 0.1},
    {"op": "randn", "shape": [1, 2, 3], "out": "b"},
    {"op": "linear_from_T", "name": "turned", "of": "whole"},
    {"op": "embedding", "name": "embed", "num": 3, "dim": 2, "padding_idx": 0},
    {"op": "embedding", "name": "embed2", "num": 3, "dim": 2},
    {"op": "lookup", "table": "embed.weight", "ids": "ids", "out": "x"},
    {"op": "stack", "of": "a", "n": 3, "out": "c"},
    {"op": "mha", "name": "mha", "embed_dim": 2, "num_heads": 2},
    {"op": "linear", "name": "last", "in": 2, "out_features": 5}
  ],
  "config": {
    "projection": "mha_module", "num_heads": 2, "d_in": 2, "d_out": 2, "head_dim": 1, "qkv_bias": true,
    "scale": "sqrt_head_dim", "scale_at": "after_mask", "temperature": 0.1,
    "mask": {"kind": "padding", "apply": "post_softmax", "tensor": "blocked"}, "masked_rows": "zero",
    "dropout": {"p": 0.30000000000000004, "on": "scores", "train": false, "stream": "mkl"},
    "normalize": "softmax_naive", "merge": "reshape_only", "out_proj": "last", "normals": "scalar",
    "row_sums": true, "cumulative": true
  },
  "edits": [
    {"tensor": "blocked", "index": [0, 0], "value": true},
    {"tensor": "scalar", "index": [], "value": "-inf"},
    {"tensor": "last.bias", "index": [4], "value": 0.1}
  ],
  "expected": {"weights[0,1]": [[null, 0.5], ["nan", "inf"]], "row_sums[1]": 1, "blocked": [[false, true], [false, false]]},
  "expected_shapes": {"x": [2, 2, 2], "scalar": []},
  "tolerance": {"default": 5.1e-05, "weights": 1e-300},
  "view": {
    "stage": "weights", "batch": 1, "head": 1, "all_heads": true, "operands": true, "cell": [1, 0],
    "range": {"mode": "row", "log": true, "locked": [-0.1, 1e-300]}, "step": {"tensor": "scores", "cell": [1, 1], "term": 0},
    "hidden": [{"tensor": "weights", "index": [0, 1]}, {"tensor": "q", "index": []}]
  }
})";

std::string readWholeFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("A scene that was written is the same scene when it is read")
{
    const auto scene = parseScene(full_scene);
    REQUIRE_MESSAGE(scene, messageOf(full_scene));
    const std::string text = writeScene(*scene);
    const auto again = parseScene(text);
    REQUIRE_MESSAGE(again, text);
    CHECK(*again == *scene);
    CHECK(writeScene(*again) == text);
}

TEST_CASE("Random scenes come back the same from their files")
{
    for (std::uint64_t number = 0; number < 400; ++number) {
        Scene scene = test::randomScene(number, {3, 9, 8, 4, 4});
        if (number % 2)
            scene = test::withOverrides(scene, number);
        const std::string text = writeScene(scene);
        const auto again = parseScene(text);
        REQUIRE_MESSAGE(again, number, " ", messageOf(text));
        REQUIRE_MESSAGE(*again == scene, number, "\n", text);
    }
}

TEST_CASE("What is in a scene file arrives in the scene")
{
    const auto scene = parseScene(full_scene);
    REQUIRE(scene);
    CHECK(scene->title == "Everything, \"quoted\" \\ and\nnew: ünïcödé 日本");
    CHECK(scene->tokens == std::vector<std::vector<std::string>>{{"a", "nan"}, {"inf", "ü"}});
    CHECK(scene->input("ids")->kind() == Kind::Integer);
    CHECK(scene->input("more_ids")->kind() == Kind::Integer);
    CHECK(scene->input("blocked")->kind() == Kind::Boolean);
    CHECK(scene->input("odd")->kind() == Kind::Real);
    CHECK(std::isinf((*scene->input("odd"))[1]));
    CHECK((*scene->input("odd"))[3] == std::numeric_limits<float>::denorm_min());
    CHECK((*scene->input("odd"))[4] == std::numeric_limits<float>::max());
    CHECK(std::signbit((*scene->input("odd"))[5]));
    CHECK(scene->input("scalar")->shape().empty());
    CHECK(std::get<ManualSeed>(scene->draws[0]).seed == std::numeric_limits<std::uint64_t>::max());
    CHECK(std::get<Rand>(scene->draws[2]).mul == 0.1f);
    CHECK_FALSE(std::get<Embedding>(scene->draws[6]).padding_idx);
    CHECK(std::get<Mha>(scene->draws[9]).bias);
    CHECK(scene->config.dropout.p == 0.30000000000000004);
    CHECK_FALSE(scene->config.dropout.train);
    CHECK(scene->config.out_proj == "last");
    CHECK(scene->edits.inOrder()[0].value == 1);
    CHECK(scene->expected[0].tensor == "weights");
    CHECK(scene->expected[0].slice == Index{0, 1});
    CHECK(scene->expected[0].compared == std::vector<bool>{false, true, true, true});
    CHECK(scene->expected[1].values.shape().empty());
    CHECK(scene->view->head == 1);
    CHECK(scene->view->all_heads);
    CHECK(scene->view->cell == View::CellPlace{1, 0});
    CHECK(scene->view->operands == true);
    CHECK(scene->view->range == View::Range{"row", true, std::pair(-0.1, 1e-300)});
    CHECK(scene->view->step == View::Step{"scores", {1, 1}, 0});
    CHECK(scene->view->hidden == std::vector<CellBlock>{{"weights", {0, 1}}, {"q", {}}});
}

// Programs from before there were speaker notes read the description, and write it as this one reads it.
TEST_CASE("Notes of older files are the description, and speaker notes have a member of their own")
{
    Scene scene = *parseScene(full_scene);
    scene.description = "For all.";
    const std::string text = writeScene(scene);
    CHECK(text.find("\"notes\": \"For all.\"") != std::string::npos);
    CHECK(text.find("speaker_notes") == std::string::npos);
    scene.speaker_notes = "For me.\n\"Quoted\"";
    const auto again = parseScene(writeScene(scene));
    REQUIRE(again);
    CHECK(*again == scene);
    CHECK(writeScene(withoutPrivate(scene)) == text);
}

TEST_CASE("Heads that are off and sliders come back from the file")
{
    Scene scene = test::randomScene(3);
    scene.config = {};
    scene.config.num_heads = scene.config.d_in = scene.config.d_out = 4;
    scene.config.heads_off = {0, 2};
    scene.inputs = {{"x", Tensor({2, 4}, std::vector<float>(8, 1.0f))}};
    scene.draws.clear();
    scene.edits = {};
    scene.sliders = {{"Wärme", "temperature", {}, {}, 0.25, 4},
                     {"a cell", "x", {1, 2}, {}, -1, 1},
                     {"an angle", "x", {1}, std::pair<std::int64_t, std::int64_t>(0, 3), -180, 180}};
    const Result<Scene> again = parseScene(writeScene(scene));
    REQUIRE_MESSAGE(again, again.error().message);
    CHECK(again->config.heads_off == scene.config.heads_off);
    CHECK(again->sliders == scene.sliders);
    CHECK(*again == scene);
}

TEST_CASE("Members that are left out get their defaults")
{
    auto json = smallScene();
    for (const char* name : {"edits", "expected", "view"})
        json.erase(name);
    const auto scene = parseScene(json.dump());
    REQUIRE(scene);
    Config config;
    config.projection = Projection::Linear;
    config.d_in = config.d_out = 2;
    CHECK(scene->config == config);
    CHECK(scene->title.empty());
    CHECK_FALSE(scene->view);
    json["config"]["out_proj"] = nullptr;
    json["title"] = nullptr;
    CHECK(*parseScene(json.dump()) == *scene);
}

TEST_CASE("An input written in whole numbers is real unless it is used as token ids")
{
    auto json = smallScene();
    json["inputs"]["x"] = {{1, 2}, {3, 4}};
    const auto scene = parseScene(json.dump());
    REQUIRE(scene);
    CHECK(scene->input("x")->kind() == Kind::Real);
    CHECK(writeScene(*scene).find("[1.0, 2.0]") != std::string::npos);
}

TEST_CASE("Every value of every option is written and read by its name")
{
    for (const Option& option : options()) {
        for (int value = 0; value < std::ssize(option.values); ++value) {
            Config config;
            if (option.path.starts_with("mask."))
                config.mask = {MaskKind::Padding, MaskApply::FillNegInf, "blocked"};
            option.set(config, value);
            CHECK(option.get(config) == value);
            CHECK(optionName(config, option.path) == option.values[value].name);
            CHECK(valueNamed(option, option.values[value].name) == value);
            const std::string text = writeConfig(config);
            CHECK_MESSAGE(readConfig(parseSceneJson(text)) == config, text);
        }
    }
    CHECK(options().size() == 20);
    CHECK_FALSE(valueNamed(option("scale"), "sqrt"));
}

TEST_CASE("A scale may be a number that the scores are multiplied by")
{
    auto json = smallScene();
    json["config"]["scale"] = 0.5;
    const auto scene = parseScene(json.dump());
    REQUIRE(scene);
    CHECK(scene->config.scale == Scale::Factor);
    CHECK(scene->config.scale_factor == 0.5);
    CHECK(writeScene(*scene).find("\"scale\": 0.5") != std::string::npos);
    CHECK(parseScene(writeScene(*scene))->config == scene->config);
    json["config"]["scale"] = "factor";
    CHECK(parseScene(json.dump()).error().message ==
          "config.scale: 'factor' is not one of none, sqrt_head_dim, a number above 0");
    for (const double bad : {0.0, -1.0, 1e300}) {
        json["config"]["scale"] = bad;
        CHECK(parseScene(json.dump())
                  .error()
                  .message.starts_with("config.scale: must be none, sqrt_head_dim or a number above 0"));
    }
}

TEST_CASE("The inputs, draws and config of every golden case, with the format line put in, are a scene")
{
    const auto goldens = nlohmann::json::parse(readWholeFile(sourceFile("tests/golden/goldens.json")));
    int read = 0;
    for (const auto& golden : goldens["cases"]) {
        if (golden["id"] == "001.shapes")
            continue; // it has neither x nor layers
        const nlohmann::json scene = {{"format", "attnscope-scene/1"},
                                      {"inputs", golden["inputs"]},
                                      {"draws", golden["draws"]},
                                      {"config", golden["config"]}};
        CHECK_MESSAGE(messageOf(scene.dump()) == "(read)", golden["id"].get<std::string>());
        ++read;
    }
    CHECK(read == 27);
}

TEST_CASE("Every lesson is laid out as the program writes it, so that saving it unchanged changes nothing")
{
    CHECK(sceneLessons().size() == 38);
    for (const LessonEntry& lesson : sceneLessons()) {
        const auto scene = loadLesson(lesson);
        REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
        CHECK_MESSAGE(writeScene(*scene) == lesson.text, lesson.id);
        CHECK(*parseScene(writeScene(*scene)) == *scene);
    }
}

TEST_CASE("A float32 is written in decimals that give it again, read as a double and rounded")
{
    std::mt19937 bits(20260101);
    for (int i = 0; i < 200'000; ++i) {
        const auto pattern = static_cast<std::uint32_t>(bits());
        float value;
        std::memcpy(&value, &pattern, sizeof value);
        if (!std::isfinite(value))
            continue;
        const std::string text = jsonNumber(value);
        const auto again = static_cast<float>(std::strtod(text.c_str(), nullptr));
        REQUIRE_MESSAGE(std::memcmp(&again, &value, sizeof value) == 0, text);
    }
    float twice_rounded = 0; // read as a double, "7.038531e-26" lies between two float32 and goes to the other one
    std::from_chars("7.038531e-26", "7.038531e-26" + 12, twice_rounded);
    CHECK(static_cast<float>(std::strtod(jsonNumber(twice_rounded).c_str(), nullptr)) == twice_rounded);
    CHECK(jsonNumber(twice_rounded) != "7.038531e-26");
    CHECK(jsonNumber(0.1f) == "0.1");
    CHECK(jsonNumber(1.0f) == "1.0");
    CHECK(jsonNumber(-0.0f) == "-0.0");
    CHECK(jsonNumber(1e20f) == "1e+20");
    CHECK(jsonNumber(-std::numeric_limits<float>::infinity()) == "\"-inf\"");
    CHECK(jsonNumber(std::numeric_limits<float>::quiet_NaN()) == "\"nan\"");
}

TEST_CASE("A seed is a whole number from -2^63 to 2^64-1, as a number or as a text")
{
    auto seedOf = [](const nlohmann::json& seed) -> std::optional<std::uint64_t> {
        auto json = smallScene();
        json["draws"][0]["seed"] = seed;
        const auto scene = parseScene(json.dump());
        if (!scene)
            return std::nullopt;
        return std::get<ManualSeed>(scene->draws[0]).seed;
    };
    CHECK(seedOf("0") == 0);
    CHECK(seedOf(7) == 7);
    CHECK(seedOf("-1") == 18446744073709551615u);
    CHECK(seedOf(-2) == 18446744073709551614u);
    CHECK(seedOf("18446744073709551615") == 18446744073709551615u);
    CHECK(seedOf(18446744073709551615u) == 18446744073709551615u);
    CHECK(seedOf("-9223372036854775808") == std::uint64_t(1) << 63);
    CHECK(seedOf(std::numeric_limits<std::int64_t>::min()) == std::uint64_t(1) << 63);
    for (const nlohmann::json& bad :
         {nlohmann::json("18446744073709551616"), nlohmann::json("-9223372036854775809"), nlohmann::json("12a"),
          nlohmann::json(""), nlohmann::json("-"), nlohmann::json(" 1"), nlohmann::json(1.0), nlohmann::json(true),
          nlohmann::json("--1"), nlohmann::json("+1")})
        CHECK_FALSE(seedOf(bad));
}

TEST_CASE("The most edits that a scene may have can be read")
{
    Scene scene;
    scene.inputs = {{"x", Tensor({2, 2, 128, 128})}, {"masked", Tensor({1})}};
    scene.config.stage = Stage::SoftmaxOnly;
    for (std::int64_t cell = 0; cell < 65'536; ++cell)
        scene.edits.add({"x", {cell / 32768, cell / 16384 % 2, cell / 128 % 128, cell % 128}, 0.1f});
    const auto again = parseScene(writeScene(scene));
    REQUIRE_MESSAGE(again, messageOf(writeScene(scene)));
    CHECK(*again == scene);
}

TEST_CASE("What is pinned of computed tensors is read and written as edits are")
{
    auto json = smallScene();
    const auto read = [&](const std::string& overrides) {
        json["overrides"] = nlohmann::json::parse(overrides);
        return parseScene(json.dump());
    };
    const auto refused = [&](const std::string& overrides) {
        const auto scene = read(overrides);
        return scene ? "" : scene.error().message;
    };
    const auto scene = read(R"([{"tensor": "scores", "index": [0, 0, 1, 0], "value": "-inf"}])");
    REQUIRE(scene);
    CHECK(scene->overrides.inOrder()[0].value == -std::numeric_limits<float>::infinity());
    CHECK(writeScene(*scene).find(R"({"tensor": "scores", "index": [0, 0, 1, 0], "value": "-inf"})") !=
          std::string::npos);
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0], "value": "four"}])") ==
          "overrides[0].value: expected a number, got the string 'four'");
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0], "value": true}])") ==
          "overrides[0].value: expected a number, got true");
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0]}])").starts_with("overrides[0]: "));
    CHECK(refused(R"([{"tensor": "scores", "index": [1, 0], "value": 1}])")
              .starts_with("overrides[0].index: scores [1, 1, 2, 2] has 4 axes"));
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0], "value": 1, "by": "me"}])")
              .starts_with("overrides[0].by: unknown member"));
}
