// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons compute what the notebooks printed, and the check that says so can say no.
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/headless/check.h"
#include "core/headless/commands.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/goal.h"
#include "core/lessons/lesson.h"
#include "core/lessons/notebooks.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

using namespace attn;

namespace {

std::shared_ptr<const Trace> tracedBy(const Scene& scene, std::string_view backend)
{
    auto trace = traceScene(scene, **backendNamed(backend));
    REQUIRE_MESSAGE(trace, (trace ? "" : trace.error().message));
    return *trace;
}

Scene lessonScene(std::string_view id)
{
    const LessonEntry* lesson = lessonNamed(id);
    REQUIRE(lesson);
    return *loadLesson(*lesson);
}

CheckReport checked(const Scene& scene) { return checkTrace(scene, *tracedBy(scene, "cpu")); }

// Leaves one expected value: `value` in place of the printed one.
Scene expectingOnly(const std::string& name, Tensor values)
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.expected = {{name, name.substr(0, name.find('[')), {}, values, std::vector<bool>(values.size(), true)}};
    if (name.ends_with("[1]"))
        scene.expected[0].slice = {1};
    return scene;
}

// From no notebook: its expected values are those of PyTorch's own functions.
bool isOfToday(const LessonEntry& lesson) { return lesson.id.starts_with("today."); }

nlohmann::json goldenFile()
{
    std::ifstream file(sourceFile("tests/golden/goldens.json"));
    return nlohmann::json::parse(file);
}

} // namespace

TEST_CASE("Every golden case has its lesson, with all its expected values and tolerances")
{
    const auto goldens = goldenFile();
    std::set<std::string> ids;
    int tensors = 0;
    for (const auto& golden : goldens["cases"]) {
        const std::string id = golden["id"];
        ids.insert(id);
        const Scene scene = lessonScene(id);
        const auto written = nlohmann::json::parse(writeScene(scene));
        CHECK_MESSAGE(written.value("expected", nlohmann::json::object()) == golden["expected"], id);
        CHECK_MESSAGE(written["tolerance"] == golden["tolerance"], id);
        CHECK_MESSAGE(written.value("expected_shapes", nlohmann::json()) ==
                          golden.value("expected_shapes", nlohmann::json()),
                      id);
        tensors += static_cast<int>(scene.expected.size());
    }
    CHECK(tensors == 80);
    for (const LessonEntry& lesson : sceneLessons())
        CHECK(ids.contains(std::string(lesson.id)) != isOfToday(lesson));
}

TEST_CASE("Every lesson computes its expected values, by either backend")
{
    for (const LessonEntry& lesson : sceneLessons()) {
        const Scene scene = *loadLesson(lesson);
        for (const char* backend : {"cpu", "reference"}) {
            const CheckReport report = checkTrace(scene, *tracedBy(scene, backend));
            CHECK_MESSAGE(report.differing == 0, lesson.id, " ", backend, " ", report.text());
            CHECK(report.checked > 0);
        }
    }
}

TEST_CASE("Every lesson has a title of its own, two to four sentences and a stage to look at")
{
    std::set<std::string_view> titles;
    for (const LessonEntry& lesson : sceneLessons()) {
        const Scene scene = *loadLesson(lesson);
        CHECK_MESSAGE(scene.title == lesson.title, lesson.id);
        CHECK_MESSAGE(titles.insert(lesson.title).second, lesson.title);
        CHECK(lesson.title.size() <= 40);
        CHECK_FALSE(lesson.title.ends_with('.'));
        CHECK(lesson.id.find_first_of(" :") == lesson.id.npos);
        std::size_t sentences = scene.description.ends_with('.');
        for (std::size_t at = scene.description.find(". "); at != std::string::npos;
             at = scene.description.find(". ", at + 1))
            ++sentences;
        CHECK_MESSAGE((sentences >= 2 && sentences <= 4), lesson.id, " ", scene.description);
        REQUIRE(scene.view);
        CHECK_MESSAGE(tracedBy(scene, "cpu")->find(scene.view->stage), lesson.id);
    }
    CHECK(std::ranges::is_sorted(sceneLessons(), {}, &LessonEntry::id));
    CHECK_FALSE(lessonNamed("000.nothing"));
}

TEST_CASE("Every lesson has its place in a notebook, and the notebooks follow each other")
{
    std::set<std::string_view> ids;
    int before = 0;
    std::string_view notebook;
    for (const NotebookCells& cells : notebookOrder()) {
        CHECK(lessonNamed(cells.id));
        CHECK(cells.id.starts_with(cells.notebook));
        CHECK(ids.insert(cells.id).second);
        CHECK(cells.first <= cells.last);
        if (cells.notebook != notebook)
            CHECK(cells.notebook > notebook);
        else if (cells.notebook != "002" && cells.first) // 002 was run in another order than it stands in
            CHECK(cells.first > before);
        before = cells.first;
        notebook = cells.notebook;
    }
    for (const LessonEntry& lesson : sceneLessons())
        CHECK(ids.contains(lesson.id) != isOfToday(lesson));
}

TEST_CASE("A value outside its tolerance is reported by name, with both numbers")
{
    const CheckReport good = checked(expectingOnly("weights[1]", Tensor({6}, {0.3986f, 0.6014f, 0, 0, 0, 0})));
    CHECK(good.text() == "values checked: 6, differences: 0\n");
    const CheckReport report = checked(expectingOnly("weights[1]", Tensor({6}, {0.3986f, 0.6017f, 0, 0, 0, 0})));
    CHECK(report.differing == 1);
    CHECK(report.text().starts_with("weights[1,1]: computed 0.6014"));
    CHECK(report.text().ends_with(", expected 0.6017, tolerance 5.1e-05\nvalues checked: 6, differences: 1\n"));
}

TEST_CASE("The tolerance of a name goes before that of its tensor, and that before the default")
{
    Scene scene = expectingOnly("weights[1]", Tensor({6}, {0.3996f, 0.6004f, 0, 0, 0, 0}));
    CHECK(checked(scene).differing == 2);
    scene.tolerance = {{"default", 1}};
    CHECK(checked(scene).differing == 0);
    scene.tolerance.push_back({"weights", 1e-6});
    CHECK(checked(scene).differing == 2);
    scene.tolerance.push_back({"weights[1]", 0.1});
    CHECK(checked(scene).differing == 0);
    scene.tolerance.clear();
    CHECK(checked(scene).differing == 2);
}

TEST_CASE("An infinity matches itself alone, and so does nan")
{
    constexpr float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
    CHECK(checked(expectingOnly("masked[1]", Tensor({6}, {1.2705f, 1.8524f, -inf, -inf, -inf, -inf}))).differing == 0);
    CHECK(checked(expectingOnly("masked[1]", Tensor({6}, {nan, inf, inf, 0, nan, -1e38f}))).differing == 6);
    Scene dead = lessonScene("003.simple.sumnorm"); // a row of zeros, divided by its sum
    for (std::int64_t axis = 0; axis < 3; ++axis)
        dead.edits.set("x", {0, axis}, 0);
    dead.expected = {{"weights[0,0]", "weights", {0, 0}, Tensor({}, {nan}), {true}}};
    CHECK(checked(dead).differing == 0);
    dead.expected[0].values = Tensor({}, {0.0f});
    CHECK(checked(dead).differing == 1);
}

TEST_CASE("A tensor that is missing or has another shape differs in every value")
{
    CHECK(checked(expectingOnly("output", Tensor({6, 2}))).text() ==
          "output: the scene has no tensor with this name\nvalues checked: 12, differences: 12\n");
    CHECK(checked(expectingOnly("weights", Tensor({6, 5}))).text() ==
          "weights: the computed shape is [6, 6]; expected [6, 5]\nvalues checked: 30, differences: 30\n");
    CHECK(checked(expectingOnly("weights[1]", Tensor({5}))).differing == 5);
    Scene scene = expectingOnly("weights[1]", Tensor({6}));
    scene.expected[0].slice = {6};
    CHECK(checked(scene).text().starts_with("weights[1]: lies outside weights, which has shape [1, 1, 6, 6]\n"));
    scene.expected.clear();
    scene.expected_shapes = {{"weights", {6, 6}}, {"x", {1, 6, 3}}, {"context", {6, 3}}, {"output", {6, 2}}};
    CHECK(checked(scene).text() == "context: computed shape [1, 6, 2], expected shape [6, 3]\noutput: the "
                                   "scene has no tensor with this name\nvalues checked: 4, differences: 2\n");
}

TEST_CASE("A null is not compared and a whole tensor may be given with or without its single batch")
{
    Scene scene = expectingOnly("context", Tensor({1, 6, 2}, std::vector<float>(12, 5)));
    scene.expected[0].compared = std::vector<bool>(12, false);
    scene.expected[0].compared[11] = true;
    CHECK(checked(scene).text().ends_with("values checked: 1, differences: 1\n"));
    CHECK(checked(scene).differences[0].starts_with("context[0,5,1]: "));
}

TEST_CASE("The dropout stream of the command line goes before the scene's")
{
    const Scene scene = lessonScene("003.dropout.ones");
    const Backend& cpu = **backendNamed("cpu");
    const auto plain = *traceScene(scene, cpu), mkl = *traceScene(scene, cpu, DropoutStream::Mkl);
    CHECK(plain->dense(*plain->find("keep")) != mkl->dense(*mkl->find("keep")));
    CHECK(checkTrace(scene, *mkl).differing > 0);
}

TEST_CASE("A reached goal names the number that came nearest to its limit")
{
    const auto stateIn = [](const LessonStep& step, const Scene& scene) {
        std::string missing;
        const auto computed = computeScene(scene, **backendNamed("cpu"), {}, missing);
        REQUIRE(computed);
        return *stateOf(step.goal->conditions, *computed);
    };
    const LessonStep scale = loadSteps(*lessonNamed("topic.1.scale"))->steps[5];
    CHECK(stateIn(scale, *scale.goal->solution).words == "0.7998");
    const LessonStep mask = loadSteps(*lessonNamed("begin.3.mask"))->steps[3];
    CHECK(stateIn(mask, *mask.goal->solution).words == "0.6695");
    Scene all = *mask.goal->solution;
    all.edits.set("blocked", {5, 4}, 1);
    CHECK_FALSE(stateIn(mask, all).reached); // it sees no other word
}

TEST_CASE("A limit that reads like the number is not written beside it")
{
    std::string missing;
    const auto computed = computeScene(lessonScene("000.simple.softmax"), **backendNamed("cpu"), {}, missing);
    REQUIRE(computed);
    int near = 0;
    for (const CellRef& cell : cellsIn(*computed, {{"weights", {}}})) {
        const double now = computed->trace->cell(*computed->trace->find("weights"), cell.index);
        const double read = std::round(now * 1e4), over = now * 1e4 - read;
        if (std::abs(over) < 0.1)
            continue;
        Condition condition;
        condition.cell = cell;
        condition.is = over < 0 ? ConditionKind::AtLeast : ConditionKind::AtMost;
        condition.value = (over < 0 ? read + 0.45 : read - 0.45) / 1e4;
        const auto state = stateOf(condition, *computed);
        REQUIRE(state);
        CHECK_FALSE(state->reached);
        CHECK(state->missing > 0.00005);
        CHECK(state->words == "0.0001 to go");
        ++near;
    }
    CHECK(near > 4);
}
