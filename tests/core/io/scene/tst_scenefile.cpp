// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefile.h"

#include "core/io/scene/scenefileconfig.h"
#include "core/io/scene/scenefiletext.h"
#include "core/lessons/lesson.h"
#include "core/scene/options.h"
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

std::string messageOf(const std::string& text)
{
    const auto scene = parseScene(text);
    return scene ? "(read)" : scene.error().message;
}

// A scene that reads, as JSON to be broken in one place.
nlohmann::ordered_json smallScene()
{
    return nlohmann::ordered_json::parse(R"({
        "format": "attnscope-scene/1",
        "inputs": {"x": [[0.5, 1.5], [2.5, 3.5]]},
        "draws": [{"op": "manual_seed", "seed": "123"},
                  {"op": "linear", "name": "W_query", "in": 2, "out_features": 2, "bias": false},
                  {"op": "linear", "name": "W_key", "in": 2, "out_features": 2, "bias": false},
                  {"op": "linear", "name": "W_value", "in": 2, "out_features": 2, "bias": false}],
        "config": {"projection": "linear", "num_heads": 1, "d_in": 2, "d_out": 2, "scale": "none"},
        "edits": [{"tensor": "x", "index": [0, 1], "value": 4.5}],
        "expected": {"x[0]": [0.5, null]},
        "view": {"stage": "weights"}
    })");
}

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

TEST_CASE("What stands in a scene file arrives in the scene")
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
    CHECK(options().size() == 13);
    CHECK_FALSE(valueNamed(option("scale"), "sqrt"));
}

TEST_CASE("The inputs, draws and config of every golden case, with the format line put in, are a scene")
{
    const auto goldens = nlohmann::json::parse(readWholeFile(ATTNSCOPE_SOURCE_DIR "/tests/golden/goldens.json"));
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
    CHECK(lessons().size() == 28);
    for (const LessonEntry& lesson : lessons()) {
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

TEST_CASE("A fault is told with the path of the place inside the file")
{
    struct Fault {
        const char* pointer; // where the small scene is changed
        const char* value;   // to what, as JSON; null takes the member away
        const char* message; // what the message begins with
    };
    const Fault faults[] = {
        {"/format", R"("attnscope-scene/2")", "format: 'attnscope-scene/2' is a later version"},
        {"/format", R"("attnscope-scene/1.5")", "format: 'attnscope-scene/1.5' is not"},
        {"/format", "1", "format: expected a text, got 1"},
        {"/format", nullptr, "the file: the member 'format' is missing"},
        {"/config", nullptr, "the file: the member 'config' is missing"},
        {"/colour", "1", "colour: not a member that is known here"},
        {"/title", "[1]", "title: expected a text, got a list"},
        {"/tokens", R"(["a", "b"])", "tokens[0]: expected a list, got the text 'a'"},
        {"/tokens", R"([["a", 1]])", "tokens[0][1]: expected a text, got 1"},
        {"/inputs", "[]", "inputs: expected an object, got a list"},
        {"/inputs/x", "[[1, 2], [3]]", "inputs.x[1]: a list of 1 where the lists before it have 2"},
        {"/inputs/x", "[[1, 2], 3]", "inputs.x[1]: a number where the lists before it have a list"},
        {"/inputs/x", "[1, [2]]", "inputs.x[1]: a list where the lists before it have numbers"},
        {"/inputs/x", "[[1, 2], []]", "inputs.x[1]: an empty list"},
        {"/inputs/x", "[]", "inputs.x: an empty list"},
        {"/inputs/x", "[[1, 2], [3, null]]", "inputs.x[1][1]: expected a number, got null"},
        {"/inputs/x", "[[1, 2], [3, true]]", "inputs.x[1][1]: true and false do not go together with numbers"},
        {"/inputs/x", "[[true, true], [true, true]]", "inputs.x: true and false, where numbers are needed"},
        {"/inputs/x", R"([[1, 2], [3, "4"]])",
         "inputs.x[1][1]: expected a number or a list of numbers, got the text '4'"},
        {"/inputs/x", R"({"a": 1})", "inputs.x: expected a number or a list of numbers, got an object"},
        {"/inputs/x", "[[1, 2], [3, 1e39]]", "inputs.x[1][1]: the number is beyond float32's range"},
        {"/inputs/x", "[[1, 2], [3, 3.4028235677973366e38]]", "inputs.x[1][1]: the number is beyond float32's range"},
        {"/inputs/x", "[[[[[[[[[1]]]]]]]]]", "inputs.x[0][0][0][0][0][0][0][0]: more than 8 lists inside each other"},
        {"/draws/0/op", R"("seed")", "draws[0].op: 'seed' is not one of manual_seed"},
        {"/draws/0/sed", "1", "draws[0].sed: not a member that is known here (known are op, seed)"},
        {"/draws/1/in", R"("2")", "draws[1].in: expected a whole number, got the text '2'"},
        {"/draws/1/in", "2.5", "draws[1].in: expected a whole number, got a decimal number"},
        {"/draws/1/in", "99999999999999999999", "draws[1].in: expected a whole number"},
        {"/draws/1/bias", "0", "draws[1].bias: expected true or false, got 0"},
        {"/draws/1", "7", "draws[1]: expected an object, got 7"},
        {"/draws", "{}", "draws: expected a list, got an object"},
        {"/config/scale", R"("sqrt")", "config.scale: 'sqrt' is not one of none, sqrt_head_dim"},
        {"/config/scale", nullptr, "config: the member 'scale' is missing"},
        {"/config/mask", R"({"kind": "causal"})", "config.mask: the member 'apply' is missing"},
        {"/config/mask", R"({"kind": "causal", "apply": "add", "p": 1})",
         "config.mask.p: not a member that is known here"},
        {"/config/dropout", R"({"on": "weights"})", "config.dropout: the member 'p' is missing"},
        {"/config/dropout", R"({"p": "0.5"})", "config.dropout.p: expected a number, got the text '0.5'"},
        {"/config/dropout", R"({"p": 1.5})", "config.dropout.p: p must be from 0 to 1, got 1.5"},
        {"/config/num_heads", "4", "config.num_heads: 2 does not divide into 4 heads: try 1 or 2."},
        {"/config/temperature", "0", "config.temperature: must be a number above 0"},
        {"/edits/0/index", "[0, -1]", "edits[0].index[1]: must be at least 0, got -1"},
        {"/edits/0/index", "[0, 0.5]", "edits[0].index[1]: expected a whole number"},
        {"/edits/0/index", "[0, 7]", "edits[0].index: "},
        {"/edits/0/value", R"("four")", "edits[0].value: expected a number, got the text 'four'"},
        {"/edits/0/value", "true", "edits[0].value: expected a number, got true"},
        {"/edits/0/value", "-1e39", "edits[0].value: the number is beyond float32's range"},
        {"/edits/0/note", "1", "edits[0].note: not a member that is known here"},
        {"/expected", R"({"x[0": 1})", "expected.x[0: a part of a tensor is written as"},
        {"/expected", R"({"x[0]y": 1})", "expected.x[0]y: a part of a tensor is written as"},
        {"/expected", R"({"x[-1]": 1})", "expected.x[-1]: a part of a tensor is written as"},
        {"/expected", R"({"x[]": 1})", "expected.x[]: a part of a tensor is written as"},
        {"/expected", R"({"x y": 1})", "expected.x y: the name of a tensor has"},
        {"/expected_shapes", R"({"x": [0]})", "expected_shapes.x[0]: must be at least 1"},
        {"/expected_shapes", R"({"x": [1,1,1,1,1,1,1,1,1]})", "expected_shapes.x: a list of 9 numbers"},
        {"/tolerance", R"({"default": -1})", "tolerance.default: must not be negative"},
        {"/view", R"({"stage": "weights", "head": -2})", "view.head: must be from -1"},
        {"/view", R"({"head": 0})", "view: the member 'stage' is missing"},
        {"/view", R"({"stage": "weights", "operands": 1})", "view.operands: expected"},
        {"/view", R"({"stage": "weights", "cell": [1]})", "view.cell: expected [row, column], got 1 numbers"},
        {"/view", R"({"stage": "weights", "cell": [1, -1]})", "view.cell[1]: must be at least 0, got -1"},
        {"/view", R"({"stage": "weights", "range": {"mode": "all"}})",
         "view.range.mode: 'all' is not one of tensor, fit, head, row"},
        {"/view", R"({"stage": "weights", "range": {"locked": [1, 0]}})",
         "view.range.locked: expected [low, high], got the larger number first"},
        {"/view", R"({"stage": "weights", "range": {"locked": ["inf", 0]}})",
         "view.range.locked[0]: expected a number, got the text 'inf'"},
        {"/view", R"({"stage": "weights", "step": {"tensor": "scores"}})", "view.step: the member 'cell' is missing"},
        {"/view", R"({"stage": "weights", "step": {"tensor": "scores", "cell": [0, 0], "term": -1}})",
         "view.step.term: must be at least 0, got -1"},
        {"/view", R"({"stage": "weights", "step": {"tensor": "scores", "cell": [0, -2]}})",
         "view.step.cell[1]: must be at least -1, got -2"},
        {"/view", R"({"stage": "weights", "hidden": {"tensor": "q"}})", "view.hidden: expected a list, got an object"},
        {"/view", R"({"stage": "weights", "hidden": [[0]]})", "view.hidden[0]: expected an object, got a list"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q"}]})",
         "view.hidden[0]: the member 'index' is missing"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "", "index": []}]})", "view.hidden[0].tensor: "},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [0, -1]}]})",
         "view.hidden[0].index[1]: must be at least 0, got -1"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [1e30]}]})", "view.hidden[0].index[0]: "},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [], "value": 1}]})",
         "view.hidden[0].value: not a member that is known here"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [0]}, {"tensor": "q", "index": [0]}]})",
         "view.hidden[1].index: q[0] is hidden already"},
        {"/view", R"({"stage": "weights", "zoom": 2})", "view.zoom: not a member that is known here"},
    };
    for (const Fault& fault : faults) {
        auto json = smallScene();
        const nlohmann::ordered_json::json_pointer pointer(fault.pointer);
        if (fault.value)
            json[pointer] = nlohmann::ordered_json::parse(fault.value);
        else
            json[pointer.parent_pointer()].erase(pointer.back());
        const std::string message = messageOf(json.dump());
        CHECK_MESSAGE(message.starts_with(fault.message), fault.pointer, " ", message);
    }
    CHECK(messageOf(smallScene().dump()) == "(read)");
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

TEST_CASE("Broken text is told with line and column")
{
    CHECK(messageOf("") == "the file: empty");
    CHECK(messageOf(" \n") == "the file: empty");
    CHECK(messageOf("{\n  \"format\": NaN}") == "line 2, column 13: not JSON at '\"format\": N'");
    CHECK(messageOf("{\n\"format\": \"a\"") == "line 2, column 14: the file ends in the middle");
    CHECK(messageOf("{\"inputs\": {\"x\": [1, 1e400]}}") == "line 1, column 26: the number 1e400 is too large");
    CHECK(messageOf("{\"title\": \"\xff\"}") == "line 1, column 12: the text is not UTF-8");
    CHECK(messageOf("\xEF\xBB\xBF{]").starts_with("line 1, column 2: "));
    CHECK(messageOf("\xEF\xBB\xBF" + smallScene().dump()) == "(read)");
    CHECK(messageOf("{} {}").starts_with("line 1, column 4: not JSON at '"));
    CHECK(messageOf("{\"a\": 1, \"a\": 2}") == "the file: the member 'a' stands here twice");
    CHECK(messageOf(R"({"config": {"scale": 1, "scale": 1}})") == "config: the member 'scale' stands here twice");
    CHECK(messageOf(std::string(100'000, '[')) ==
          "[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]: nested deeper than 16 levels");
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
          "overrides[0].value: expected a number, got the text 'four'");
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0], "value": true}])") ==
          "overrides[0].value: expected a number, got true");
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0]}])").starts_with("overrides[0]: "));
    CHECK(refused(R"([{"tensor": "scores", "index": [1, 0], "value": 1}])")
              .starts_with("overrides[0].index: scores [1, 1, 2, 2] has 4 axes"));
    CHECK(refused(R"([{"tensor": "scores", "index": [0, 0, 1, 0], "value": 1, "by": "me"}])")
              .starts_with("overrides[0].by: not a member that is known here"));
}
