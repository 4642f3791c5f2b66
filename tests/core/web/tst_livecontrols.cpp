// SPDX-License-Identifier: GPL-3.0-or-later
// What a live page lets one change beside its cells: every control, painting, numbers that are moved, the walk, and the way back.
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "tests/core/support/scenes.h"
#include "tests/core/web/livepage.h"

using namespace attn;
using namespace attn::test;

namespace {

class Page : public LivePage {
public:
    explicit Page(std::string_view lesson) { open(json::parse(lessonNamed(lesson)->text)); }
    explicit Page(const Scene& scene) { open(json::parse(writeScene(scene))); }

    void open(const json& scene) { done({{"do", "open"}, {"scene", scene.dump()}}); }
    void set(const std::string& control, const json& value, bool hold = false)
    {
        done({{"do", "set"}, {"control", control}, {"value", value}, {"hold", hold}});
    }

    // All controls, one after the other.
    json controls()
    {
        json all = json::array();
        const json answer = done({{"do", "controls"}});
        for (const json& group : answer["groups"])
            for (const json& control : group["controls"])
                all.push_back(control);
        return all;
    }
    json control(const std::string& id)
    {
        const json all = controls();
        for (const json& each : all)
            if (each["id"] == id)
                return each;
        return nullptr;
    }
};

// Another value that the control can take; null where it has none.
json anotherValue(const json& control)
{
    if (control["kind"] == "switch")
        return !control["value"].get<bool>();
    if (control["kind"] == "slider") {
        const double middle = (control["min"].get<double>() + control["max"].get<double>()) / 2;
        return control["value"] == middle ? control["max"] : json(middle);
    }
    if (control["kind"] == "number")
        return control["value"] < control["max"] ? control["value"].get<std::int64_t>() + 1 : 7;
    for (const json& value : control["values"])
        if (value["off"] == "" && value["name"] != control["value"])
            return value["name"];
    return nullptr;
}

int setEveryControl(Page& page)
{
    int moved = 0;
    const std::string before = page.file();
    const json controls = page.controls();
    for (const json& control : controls) {
        INFO(control.dump());
        CHECK(!control["label"].get<std::string>().empty());
        json request = {{"do", "set"}, {"control", control["id"]}};
        if (control["kind"] != "button")
            request["value"] = anotherValue(control);
        if (request.value("value", json(0)).is_null())
            continue;
        const json answer = page.ask(request);
        if (!control["off"].get<std::string>().empty()) {
            CHECK(answer["fault"] == control["off"]);
            CHECK(page.file() == before);
            continue;
        }
        REQUIRE_MESSAGE(!answer.contains("fault"), answer.dump());
        CHECK((control["kind"] != "switch" || page.file() != before));
        if (page.file() != before) {
            ++moved;
            if (control["kind"] != "button")
                CHECK(page.control(control["id"])["value"] == request["value"]);
            page.done({{"do", "undo"}});
        }
        CHECK(page.file() == before);
        for (const json& value : control["values"])
            if (value["off"] != "")
                CHECK(
                    page.ask({{"do", "set"}, {"control", control["id"]}, {"value", value["name"]}}).contains("fault"));
        CHECK(page.file() == before);
    }
    return moved;
}

} // namespace

TEST_CASE("every control of the built-in scenes does something, and undo takes it back")
{
    for (const LessonEntry& entry : sceneLessons()) {
        INFO(std::string(entry.id));
        if (loadLesson(entry)->model)
            continue;
        Page page(entry.id);
        const int moved = setEveryControl(page);
        CHECK(moved >= int(page.controls().size()) / 2);
    }
}

TEST_CASE("the same of random scenes")
{
    const SceneLimits limits{.batch = 2, .tokens = 7, .d_in = 8, .heads = 3, .head_dim = 4};
    for (std::uint64_t number = 0; number < 60; ++number) {
        INFO(number);
        Page page(withOverrides(randomScene(number, limits), number));
        setEveryControl(page);
    }
}

TEST_CASE("dropout is drawn again and again, and the weights stay")
{
    Page page("000.causal.neg_inf");
    CHECK(page.control("dropout.seed").is_null());
    page.set("dropout.p", 0.5);
    const json weights = page.numbers("weights"), first = page.numbers("dropped");
    page.done({{"do", "set"}, {"control", "dropout.draw"}});
    CHECK(page.numbers("weights") == weights);
    CHECK(page.numbers("dropped") != first);
    const double seed = page.control("dropout.seed")["value"];
    const json drawn = page.numbers("dropped");
    page.done({{"do", "set"}, {"control", "dropout.draw"}});
    CHECK(page.numbers("dropped") != drawn);
    page.set("dropout.seed", seed);
    CHECK(page.numbers("dropped") == drawn);
    page.set("dropout.train", false);
    CHECK(page.numbers("dropped") == weights);
}

TEST_CASE("what a scene cannot take says why")
{
    Page page("000.causal.neg_inf");
    page.set("mask.kind", "additive");
    const json applied = page.control("mask.apply");
    CHECK(applied["value"] == "add");
    int off = 0;
    for (const json& value : applied["values"]) {
        const std::string why = value["off"];
        off += !why.empty();
        CHECK_MESSAGE(why.find("mask.") == std::string::npos, why);
    }
    CHECK(off > 0);
}

TEST_CASE("a slider that is dragged is one step, and one that comes back is none")
{
    Page page("000.causal.neg_inf");
    const std::string before = page.file();
    for (const double p : {0.1, 0.2, 0.3})
        page.set("dropout.p", p, true);
    page.set("dropout.p", 0.4);
    CHECK(page.control("dropout.p")["value"] == 0.4);
    CHECK(page.done({{"do", "undo"}})["undo"] == false);
    CHECK(page.file() == before);

    page.set("dropout.p", 0.5, true);
    page.set("temperature", 2, true); // another one is a step of its own
    page.set("dropout.p", 0.6, true);
    for (int steps = 0; steps < 3; ++steps)
        page.done({{"do", "undo"}});
    CHECK(page.file() == before);

    page.set("temperature", 2, true);
    CHECK(page.done({{"do", "set"}, {"control", "temperature"}, {"value", 1}})["undo"] == false);
}

TEST_CASE("a number is moved by steps and by pixels, each of them one step of the history")
{
    Page page("000.causal.neg_inf");
    const std::string before = page.file();
    const auto move = [&](const char* by, int much, bool fine = false) {
        page.done({{"do", "move"}, {"tensor", "x"}, {"flat", 0}, {by, much}, {"fine", fine}, {"hold", true}});
        return page.numbers("x")[0].get<double>();
    };
    CHECK(move("steps", 1) == doctest::Approx(0.53));
    CHECK(move("steps", -1, true) == doctest::Approx(0.52));
    page.done({{"do", "undo"}});
    CHECK(page.file() == before);
    CHECK(move("pixels", 10) == doctest::Approx(0.53)); // counted from where it began
    CHECK(move("pixels", -100) == doctest::Approx(-0.57));
    page.done({{"do", "undo"}});
    CHECK(page.file() == before);
    json hidden = json::parse(before);
    hidden["view"]["hidden"] = json::array({{{"tensor", "scores"}, {"index", {0, 0, 0, 1}}}});
    page.open(hidden);
    CHECK(page.ask({{"do", "move"}, {"tensor", "scores"}, {"flat", 1}, {"steps", 1}})["fault"] ==
          "scores[0,0,0,1] is hidden");
}

TEST_CASE("the mask is painted, and a stroke is one step")
{
    Page page("000.causal.neg_inf");
    const std::string before = page.file();
    const json tensors = page.done({{"do", "controls"}})["paint"];
    REQUIRE(tensors.size() == 1);
    const std::string masked = tensors[0];
    const auto paint = [&](int flat, json more = json::object()) {
        json request = {{"do", "paint"}, {"tensor", masked}, {"flat", flat}, {"hold", true}};
        request.update(more);
        return page.done(request)["block"].get<bool>();
    };
    CHECK_FALSE(paint(5)); // the last key of the first query was blocked
    CHECK_FALSE(paint(4, {{"block", false}}));
    CHECK(page.numbers(masked)[5] == page.numbers("scores")[5]);
    CHECK(page.control("mask.kind")["value"] == "custom_bool");
    CHECK(paint(0));
    page.done({{"do", "undo"}});
    CHECK(page.file() == before);
    CHECK(page.ask({{"do", "paint"}, {"tensor", "x"}, {"flat", 0}})["fault"] == "tensor: cannot paint the mask on x");
    page.set("mask.kind", "padding");
    CHECK(page.done({{"do", "controls"}})["paint"].size() == 2); // the padding itself, too
    CHECK(paint(3));
    CHECK(page.numbers(masked)[3].is_string()); // -inf
}

TEST_CASE("the page is walked, and what is not computed yet is nowhere in it")
{
    Page page("000.causal.neg_inf");
    const auto step = [&](const char* by, const char* to) {
        page.done({{"do", "walk"}, {"by", by}, {"to", to}});
        return page.done({{"do", "page"}})["walk"];
    };
    const std::string all = page.section("softmax");
    CHECK(countOf(all, "class=u>") == 0);
    CHECK(step("stage", "start")["words"] == "Nothing is computed yet.");
    CHECK(countOf(page.section("x"), "class=u>") == 18);
    CHECK(countOf(page.section("softmax"), "class=u>") == 36);
    CHECK(page.section("softmax").find("0.1") == std::string::npos);
    CHECK(step("row", "forward")["words"].get<std::string>().ends_with(": row 1 of 6"));
    CHECK(countOf(page.section("x"), "class=u>") == 15);
    CHECK(step("cell", "forward")["flat"] == 3);
    CHECK(countOf(page.section("x"), "class=u>") == 14);
    const json reply = page.done({{"do", "explain"}, {"tensor", "weights"}, {"flat", 7}});
    CHECK(reply["note"] == "Not computed yet.");
    CHECK_FALSE(reply.contains("equation"));
    page.done({{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "0.9"}}); // the data changes on the way
    CHECK(countOf(page.section("x"), "class=u>") == 14);
    page.done({{"do", "undo"}});
    CHECK(step("stage", "end")["end"] == true);
    CHECK(step("row", "back")["end"] == false);
    CHECK(step("row", "forward")["end"] == true);
    for (int steps = 0; steps < 20; ++steps)
        step("stage", "back");
    CHECK(step("stage", "back")["start"] == true);
    int stages = 0;
    while (step("stage", "forward")["end"] == false)
        ++stages;
    CHECK(stages == 6);
    step("row", "back");
    page.open(json::parse(page.file())); // another scene begins with everything
    CHECK(page.done({{"do", "page"}})["walk"]["end"] == true);
}

TEST_CASE("a page gets the text of the sections it asks for, and of the one the walk is in")
{
    Page page("000.causal.neg_inf");
    CHECK(page.section("softmax", {"softmax", "x"}) == page.section("softmax"));
    CHECK(page.section("scores", {"softmax", "x"}) == nullptr);
    CHECK(page.section("scores", json::array()) == nullptr);
    page.done({{"do", "walk"}, {"by", "stage"}, {"to", "start"}});
    page.done({{"do", "walk"}, {"by", "cell"}, {"to", "forward"}});
    CHECK(page.section("x", json::array()) == page.section("x"));
    CHECK(page.ask({{"do", "page"}, {"cards", "x"}}).contains("fault"));
    CHECK(page.ask({{"do", "page"}, {"cards", {1}}}).contains("fault"));
}

TEST_CASE("the edits of a page make the scene again elsewhere")
{
    Page page("000.causal.neg_inf");
    page.done({{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "0.9"}});
    page.set("dropout.p", 0.5);
    page.set("mask.kind", "padding");
    const json patch = page.done({{"do", "edits"}})["patch"];
    Page other("000.causal.neg_inf");
    other.done({{"do", "patch"}, {"patch", patch}});
    CHECK(other.file() == page.file());
    other.done({{"do", "again"}});
    CHECK(other.done({{"do", "edits"}})["patch"] == json::object());
    const json large = {{"inputs", {{"x", json::array({json(std::vector<json>(400, json::array({1, 2, 3})))})}}},
                        {"tokens", nullptr}};
    const std::string fault = other.ask({{"do", "patch"}, {"patch", large}})["fault"];
    CHECK_MESSAGE(fault.find("a page can contain at most 120,000") != std::string::npos, fault);
}

TEST_CASE("what cannot be set is said in one sentence, and changes nothing")
{
    Page page("000.causal.neg_inf");
    page.set("dropout.p", 0.5);
    const std::string before = page.file();
    const std::pair<json, std::string> refused[] = {
        {{{"do", "set"}}, "the file: the member 'control' is missing"},
        {{{"do", "set"}, {"control", "mask"}, {"value", 1}}, "control: this scene has no 'mask'"},
        {{{"do", "set"}, {"control", "head.0"}, {"value", false}}, "control: this scene has no 'head.0'"},
        {{{"do", "set"}, {"control", "mask.kind"}, {"value", "magic"}}, "mask.kind: unknown value 'magic'"},
        {{{"do", "set"}, {"control", "mask.kind"}, {"value", 1}}, "value: expected a string"},
        {{{"do", "set"}, {"control", "dropout.p"}}, "value: expected a number"},
        {{{"do", "set"}, {"control", "dropout.p"}, {"value", "0.5"}}, "value: expected a number"},
        {{{"do", "set"}, {"control", "dropout.p"}, {"value", 1.5}}, "value: must be from 0 to 1"},
        {{{"do", "set"}, {"control", "dropout.seed"}, {"value", 1.5}}, "value: expected a whole number"},
        {{{"do", "set"}, {"control", "dropout.seed"}, {"value", -1}}, "value: must be from 0 to 9007199254740991"},
        {{{"do", "set"}, {"control", "dropout.train"}, {"value", 1}}, "value: expected true or false"},
        {{{"do", "set"}, {"control", "dropout.draw"}, {"value", 1}}, "value: a button does not take a value"},
        {{{"do", "set"}, {"control", "dropout.p"}, {"value", {1, 2}}}, "value: expected a number, got a list"},
        {{{"do", "set"}, {"control", "dropout.p"}, {"value", 0.1}, {"hold", 3}}, "hold: expected true or false"},
        {{{"do", "set"}, {"control", "dropout.p"}, {"value", 0.1}, {"more", 3}},
         "more: unknown member (expected one of do, control, value, hold)"},
        {{{"do", "undo"}, {"twice", true}}, "twice: unknown member (expected one of do)"},
        {{{"do", "walk"}, {"by", "leap"}, {"to", "end"}}, "by: 'leap' is not one of stage, row, cell"},
        {{{"do", "walk"}, {"by", "row"}, {"to", "moon"}}, "to: 'moon' is not one of forward, back, start, end"},
        {{{"do", "paint"}, {"tensor", "masked"}, {"flat", 36}}, "flat: "},
        {{{"do", "paint"}, {"tensor", "masked"}, {"flat", 0}, {"block", "yes"}}, "block: expected true or false"},
        {{{"do", "move"}, {"tensor", "x"}, {"flat", 0}, {"steps", 1e9}}, "steps: "},
    };
    for (const auto& [request, says] : refused) {
        const json answer = page.ask(request);
        REQUIRE_MESSAGE(answer.contains("fault"), request.dump());
        const std::string fault = answer["fault"];
        CHECK_MESSAGE(fault.starts_with(says), fault);
        CHECK_MESSAGE(fault.find('\n') == std::string::npos, fault);
        CHECK(page.file() == before);
    }
}
