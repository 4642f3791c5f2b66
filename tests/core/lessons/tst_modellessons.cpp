// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons on a trained model: steps that name a model, goals on its next token, what is locked of it.
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/headless/lessoncheck.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/locks.h"
#include "core/model/modelpage.h"
#include "core/model/tinymodel.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>
#include <filesystem>
#include <string>

using namespace attn;

namespace {

const std::string right_lesson = R"({
 "format": "attnscope-lesson/1",
 "title": "A head",
 "steps": [
  {
   "title": "One", "text": "It says {next:ter}.",
   "scene": {
    "format": "attnscope-scene/1",
    "model": {"path": "tiny", "text": "Alice met the Hatter, and the Hat", "open": 2}
   },
   "focus": {"stage": "weights", "head": 2, "cell": [9, 5]},
   "locked": ["tokens"],
   "goal": {
    "text": "g",
    "conditions": [
     {"next": "ter", "is": "at_most", "value": 0.01},
     {"next": "ter", "is": "not_most_probable"},
     {"cell": "weights[0,2,9,5]", "is": "largest"}
    ],
    "solution": {"layers": [{"layer": 2, "heads_off": [2]}]}
   }
  },
  {"title": "Two", "text": "b", "patch": {"model": {"open": 0}}}
 ]
}
)";

std::string replaced(const std::string& what, const std::string& by)
{
    std::string text = right_lesson;
    const auto at = text.find(what);
    REQUIRE_MESSAGE(at != text.npos, what);
    return text.replace(at, what.size(), by);
}

Lesson read(const std::string& text)
{
    const auto lesson = parseLesson(text);
    REQUIRE_MESSAGE(lesson, (lesson ? "" : lesson.error().message));
    return *lesson;
}

Condition next(const std::string& piece, ConditionKind is, double value = 0)
{
    Condition condition;
    condition.next = piece;
    condition.is = is;
    condition.value = value;
    return condition;
}

} // namespace

TEST_CASE("A step's scene may name a model")
{
    if (!shipsTinyModel())
        return;
    const Lesson lesson = read(right_lesson);
    const Scene &first = lesson.steps[0].scene, &second = lesson.steps[1].scene;
    REQUIRE(isPage(first));
    CHECK(first.model->layer == 2);
    CHECK(first.tokens.at(0).size() == 10);
    CHECK(first.input("x")->shape() == Shape{1, 10, 96});
    CHECK(first.view->cell == View::CellPlace{9, 5});
    CHECK(lesson.steps[0].goal->solution->config.heads_off == std::vector<std::int64_t>{2});
    CHECK(second.model->layer == 0);
    CHECK(second.tokens == first.tokens);
    CHECK(checkLesson(lesson).empty());
    const std::string written = writeLesson(lesson);
    CHECK(written.size() < 4000); // no number of the model is in it
    const auto again = parseLesson(written);
    REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
    CHECK(*again == lesson);
}

TEST_CASE("A model's path starts at the lesson's file")
{
    if (!shipsTinyModel())
        return;
    const test::ModelFolder folder;
    std::filesystem::create_directories(pathOf(folder.file("small")));
    const TinyModelFiles files = tinyModelFiles();
    folder.write("small/config.json", std::string(files.config));
    folder.write("small/tokenizer.json", std::string(files.tokenizer));
    folder.write("small/model.safetensors",
                 {reinterpret_cast<const char*>(files.weights.data()), files.weights.size()});
    const auto readWithPath = [&](const std::string& path) {
        folder.write("a.attnlesson", replaced("tiny", path));
        return readLessonFile(folder.file("a.attnlesson"));
    };
    const auto lesson = readWithPath("small");
    REQUIRE_MESSAGE(lesson, (lesson ? "" : lesson.error().message));
    CHECK(lesson->steps[1].scene.model->path == folder.file("small"));
    CHECK(checkLesson(*lesson).empty());
    const auto missing = readWithPath("elsewhere");
    REQUIRE_FALSE(missing);
    CHECK_MESSAGE(missing.error().message.find("a.attnlesson: line 9, steps[0].scene.model: ") != std::string::npos,
                  missing.error().message);
}

TEST_CASE("What is wrong with a goal on the next token is named by line and path")
{
    if (!shipsTinyModel())
        return;
    struct Broken {
        std::string what, by, says;
    };
    const Broken broken[] = {
        {R"("next": "ter", "is": "at_most", "value": 0.01)", R"("next": "ter", "is": "largest")",
         "line 16, steps[0].goal.conditions[0].is: 'largest' is not one of at_least, at_most, most_probable, "
         "not_most_probable"},
        {R"("next": "ter", "is": "at_most", "value": 0.01)", R"("next": "ter", "is": "at_most")",
         "line 16, steps[0].goal.conditions[0]: the member 'value' is missing"},
        {R"("next": "ter", "is": "at_most")", R"("next": "", "is": "at_most")",
         "line 16, steps[0].goal.conditions[0].next: expected a token with its exact spelling"},
        {R"("cell": "weights[0,2,9,5]", "is": "largest")", R"("cell": "weights[0,2,9,5]", "is": "most_probable")",
         "line 18, steps[0].goal.conditions[2].is: 'most_probable' is not one of largest, at_least"},
        {R"("heads_off": [2])", R"("heads_off": [4])", "line 20, steps[0].goal.solution.layers[0].heads_off[0]"},
        {R"("open": 2)", R"("open": 4)", "line 9, steps[0].scene.model.open: "},
    };
    for (const Broken& each : broken) {
        const auto lesson = parseLesson(replaced(each.what, each.by));
        REQUIRE_MESSAGE(!lesson, each.by);
        CHECK_MESSAGE(lesson.error().message.starts_with(each.says), each.by, " says: ", lesson.error().message);
    }
    const Broken unkept[] = {
        {R"("next": "ter", "is": "not)", R"("next": "Hatter", "is": "not)",
         "goal: next token “Hatter”: the model has no token spelled this way"},
        {R"("heads_off": [2])", R"("heads_off": [1])", "the recorded solution does not reach the goal: "},
        {R"("is": "at_most", "value": 0.01)", R"("is": "at_least", "value": 0.01)", "the recorded solution does not"},
        {"It says {next:ter}.", "It says {next:ter}, not {next:nonsensepiece}.",
         "text (en): {next:nonsensepiece}: next token “nonsensepiece”: the model has no token spelled this way"},
        {R"("locked": ["tokens"])", R"("locked": ["config"])",
         "the recorded solution is not allowed: the layer's configuration is locked"},
        {R"("solution": {"layers": [{"layer": 2, "heads_off": [2]}]})",
         R"("solution": {"layers": [{"layer": 0, "heads_off": [1]}]})",
         "the recorded solution does not reach the goal: "},
    };
    for (const Broken& each : unkept) {
        const auto faults = checkLesson(read(replaced(each.what, each.by)));
        REQUIRE_MESSAGE(!faults.empty(), each.by);
        CHECK_MESSAGE(faults[0].what.starts_with(each.says), each.by, " says: ", faults[0].what);
    }
}

TEST_CASE("A head of another layer counts as the configuration, and x that follows it is no edit")
{
    if (!shipsTinyModel())
        return;
    const Lesson lesson = read(replaced(R"("layer": 2, "heads_off": [2])", R"("layer": 0, "heads_off": [1])"));
    const Scene &before = lesson.steps[0].scene, &after = *lesson.steps[0].goal->solution;
    REQUIRE_FALSE(*after.input("x") == *before.input("x"));
    CHECK_FALSE(lockFault({{{"x", {}}}, {}}, before, after));
    CHECK(lockFault({{{"config", {}}}, {}}, before, after));
    CHECK(lockFault({{{"all", {}}}, {}}, before, after));
    CHECK_FALSE(lockFault({{{"all", {}}}, {{"config", {}}}}, before, after));
}

TEST_CASE("Conditions on the next token follow the model")
{
    if (!shipsTinyModel())
        return;
    const Lesson lesson = read(right_lesson);
    const auto own = nextPieces(lesson.steps[0].scene), off = nextPieces(*lesson.steps[0].goal->solution);
    REQUIRE(own);
    REQUIRE(off);
    CHECK((*own)->most() == "ter");
    CHECK((*own)->probability("ter") == (*own)->mostProbability());
    CHECK(*(*own)->probability("ter") > 0.99);
    CHECK(*(*off)->probability("ter") < 0.01);
    CHECK(*(*own)->probability("·the") < 0.01);
    CHECK_FALSE((*own)->probability("Hatter"));

    std::string missing;
    const auto computed = computeScene(lesson.steps[0].scene, **backendNamed("cpu"), {}, missing);
    REQUIRE(computed);
    const auto state = [&](const Condition& condition, const NextPiecesPtr& pieces) {
        return *stateOf(condition, *computed, pieces.get());
    };
    using Kind = ConditionKind;
    CHECK(state(next("ter", Kind::MostProbable), *own).reached);
    CHECK_FALSE(state(next("ter", Kind::MostProbable), *off).reached);
    CHECK(state(next("ter", Kind::NotMostProbable), *off).reached);
    CHECK(state(next("ter", Kind::NotMostProbable), *off).words.starts_with("ter 0.0031; the most probable is t 0.09"));
    CHECK(state(next("ter", Kind::AtLeast, 0.9), *own).reached);
    CHECK(state(next("ter", Kind::AtLeast, 0.9), *off).words == "0.0031, but it must be at least 0.9000");
    CHECK(state(next("ter", Kind::AtMost, 0.3), *off).words == "ter 0.0031");
    CHECK_FALSE(stateOf(next("ter", Kind::AtMost, 0.3), *computed));
    CHECK(nextPieces(*loadLesson(*lessonNamed("000.mha"))).error().message ==
          "the scene is not a model page, so it has no next token");
}
