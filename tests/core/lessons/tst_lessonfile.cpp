// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files: read, written and read again, refused by line and path; patches, locks and goals.
#include "core/headless/lessoncheck.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/locks.h"
#include "core/lessons/scenepatch.h"
#include "core/lessons/stepprogress.h"
#include "core/model/model.h"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <set>
#include <string>
#include <vector>

using namespace attn;

namespace {

const std::string right_lesson = R"({
 "format": "attnscope-lesson/1",
 "title": {"en": "What a weight is", "de": "Was ein Gewicht ist"},
 "credit": "Written for the test",
 "licence": "CC-BY-4.0",
 "stages": ["x", "scores", "softmax", "context"],
 "steps": [
  {
   "title": "Six words",
   "text": "A sentence of six words.",
   "scene": "000.simple.softmax",
   "focus": {"stage": "x"},
   "prints": [{"source": "In [15]", "expected": ["weights"], "note": "as printed"}]
  },
  {
   "title": "Who looks at whom?",
   "text": "Row [query:journey] gives [key:starts] {weights[0,0,1,2]}",
   "patch": {"expected": null, "tolerance": null},
   "focus": {"stage": "weights", "cell": [1, 2], "studio": "softmax", "cells": ["weights[0,0,1]"]},
   "hidden": ["context[0,1]"],
   "predict": ["weights[0,0,4,0]"],
   "locked": ["all"],
   "unlocked": ["x[0,2]"],
   "goal": {
    "text": "Make “journey” look most at “starts”.",
    "conditions": [{"cell": "weights[0,0,1,2]", "is": "largest"}],
    "solution": {"edits": [{"tensor": "x", "index": [0, 2, 1], "value": 0.88}]}
   },
   "questions": [
    {"text": "Which?", "choices": [{"text": "a", "right": true}, {"text": "b", "because": "no", "last": true}]},
    {"text": "How much?", "cell": "weights[0,0,1,1]"},
    {"text": "Sum?", "value": 1, "within": 0.01}
   ],
   "hints": ["First", {"en": "Second", "de": "Zweitens"}]
  }
 ]
}
)";

Lesson readRight()
{
    const auto lesson = parseLesson(right_lesson);
    REQUIRE_MESSAGE(lesson, (lesson ? "" : lesson.error().message));
    return *lesson;
}

std::string replaced(const std::string& what, const std::string& by)
{
    std::string text = right_lesson;
    const auto at = text.find(what);
    REQUIRE_MESSAGE(at != text.npos, what);
    return text.replace(at, what.size(), by);
}

struct Broken {
    std::string what, by;
    std::string says; // what the sentence begins with
};

} // namespace

TEST_CASE("A lesson file is read as it is")
{
    const Lesson lesson = readRight();
    CHECK(lesson.title.in("de") == "Was ein Gewicht ist");
    CHECK(lesson.title.in("fr") == "What a weight is");
    REQUIRE(lesson.steps.size() == 2);
    CHECK(lesson.steps[0].from == "000.simple.softmax");
    CHECK(lesson.steps[0].scene.view->stage == "x");
    const LessonStep& step = lesson.steps[1];
    CHECK(step.scene.expected.empty());
    CHECK(step.scene.tokens == lesson.steps[0].scene.tokens);
    CHECK(step.scene.view->cell == View::CellPlace{1, 2});
    CHECK(step.scene.view->hidden == std::vector<CellBlock>{{"context", {0, 1}}, {"weights", {0, 0, 4, 0}}});
    CHECK(step.studio == "softmax");
    CHECK(step.goal->solution->edits.size() == 1);
    CHECK(step.questions[1].cell->index == Index{0, 0, 1, 1});
    CHECK(checkLesson(lesson).empty());
    const auto languages = languagesOf(lesson);
    REQUIRE(languages.size() == 2);
    CHECK(languages[0].missing == 0);
    CHECK(languages[1].missing == 14);
}

TEST_CASE("Answers may differ in a letter's case alone where it carries meaning")
{
    for (const auto& [one, other] :
         {std::pair("q", "Q"), std::pair("Wq", " wq"), std::pair("Ä", "ä"),
          std::pair("the row of $T$", "the row of $t$"), std::pair("the row of `W`", "the row of `w`")}) {
        const auto lesson = parseLesson(
            replaced(R"({"text": "a", "right": true}, {"text": "b",)",
                     std::string(R"({"text": ")") + one + R"(", "right": true}, {"text": ")" + other + "\","));
        REQUIRE(lesson);
        const std::vector<StepFault> faults = checkLesson(*lesson);
        CHECK_MESSAGE(faults.empty(), one);
    }
}

TEST_CASE("Answers are shuffled by their words, and the right one has no place of its own")
{
    std::vector<int> places(4);
    int asked = 0;
    for (const LessonEntry& entry : stepLessons()) {
        const Lesson lesson = *loadSteps(entry);
        for (const LessonStep& step : lesson.steps)
            for (const Question& question : step.questions) {
                if (question.choices.empty())
                    continue;
                const std::vector<int> order = shownOrder(question);
                REQUIRE(std::set(order.begin(), order.end()).size() == question.choices.size());
                for (std::size_t i = 0; i < order.size(); ++i)
                    places[i] += question.choices[std::size_t(order[i])].right;
                ++asked;
            }
    }
    REQUIRE(asked > 40);
    CHECK(std::ranges::max(places) < asked / 2); // as the files have them it is the second in two of three
}

TEST_CASE("An answer that stays last is below the others")
{
    Question question{Words("Which?"), {}, {}};
    for (const char* text : {"none", "a", "b", "c", "all"})
        question.choices.push_back({Words(text), false, {}, text[1] != 0});
    const std::vector<int> order = shownOrder(question);
    CHECK(order[3] == 0);
    CHECK(order[4] == 4);
    question.choices[1].because = Words("no");
    CHECK(shownOrder(question) == order); // what is not shown changes nothing
    const auto other = [&](const char* text) {
        question.text = Words(text);
        return shownOrder(question) != order;
    };
    CHECK(std::ranges::any_of(std::array{"Where?", "When?", "Who?", "Why?", "How?"}, other));
}

TEST_CASE("A lesson that is written reads back as itself")
{
    const Lesson lesson = readRight();
    const auto again = parseLesson(writeLesson(lesson));
    REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
    CHECK(*again == lesson);
    for (const LessonEntry& entry : stepLessons()) {
        const auto shipped = loadSteps(entry);
        REQUIRE_MESSAGE(shipped, (shipped ? "" : shipped.error().message));
        const auto copy = parseLesson(writeLesson(*shipped));
        REQUIRE_MESSAGE(copy, entry.id, (copy ? "" : copy.error().message));
        CHECK_MESSAGE(*copy == *shipped, entry.id);
    }
}

TEST_CASE("A talk reads back as itself: steps without a text, speaker notes, the page for teachers")
{
    Lesson talk = readRight();
    talk.teacher.aim = Words("See a weight.");
    talk.teacher.aim.set("de", "Ein Gewicht sehen.");
    talk.teacher.minutes = 20;
    talk.teacher.ask = Words("Why?");
    for (LessonStep& step : talk.steps) {
        step.text = {};
        step.questions.clear();
        step.goal.reset();
        step.predict.clear();
    }
    talk.steps[1].speaker_notes = "Let them guess.\nThen press Enter.";
    talk.steps[0].scene.speaker_notes = talk.steps[1].scene.speaker_notes = "Begin slowly.";
    const std::string text = writeLesson(talk);
    CHECK(text.find("\"text\": \"\"") != text.npos); // what readers without talks take
    const auto again = parseLesson(text);
    REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
    CHECK(*again == talk);
    CHECK(checkLesson(talk).empty());
    std::string left_out = text;
    while (left_out.find("   \"text\": \"\",\n") != left_out.npos)
        left_out.erase(left_out.find("   \"text\": \"\",\n"), std::string("   \"text\": \"\",\n").size());
    REQUIRE(left_out.find("\"text\"") == left_out.npos);
    const auto without = parseLesson(left_out);
    REQUIRE(without);
    CHECK(*without == talk);
    talk.steps[0].text = Words("Look."); // the others show what they show
    CHECK(checkLesson(talk).empty());
    talk.steps[1].scene.view.reset();
    CHECK(checkLesson(talk).size() == 1);
    Lesson asks = readRight();
    asks.steps[0].text = {};
    CHECK(checkLesson(asks).empty()); // a talk may ask something
    asks.steps[0].scene.view.reset();
    REQUIRE(checkLesson(asks).size() == 1);
    CHECK(checkLesson(asks)[0].what ==
          "the text is empty; only a step that shows a new view or asks something can omit it");
}

TEST_CASE("What learners get of a lesson has nothing private, and all else")
{
    const Lesson given = readRight();
    Lesson lesson = given;
    lesson.teacher.pitfalls = Words("private");
    for (LessonStep& step : lesson.steps) {
        step.speaker_notes = step.scene.speaker_notes = "private";
        if (step.goal)
            step.goal->solution->speaker_notes = "private";
    }
    CHECK(writeLesson(lesson).find("private") != std::string::npos);
    CHECK(withoutPrivate(lesson) == given);
}

TEST_CASE("A broken lesson file is named by line and path")
{
    const Broken broken[] = {
        {"attnscope-lesson/1", "attnscope-lesson/2",
         "line 2, format: 'attnscope-lesson/2' is too new for this program"},
        {"attnscope-lesson/1", "attnscope-scene/1",
         "line 2, format: expected attnscope-lesson/1, got 'attnscope-scene/1'"},
        {R"("title": {"en")", R"("titel": {"en")", "the file: the member 'title' is missing"},
        {R"("de": "Was)", R"("Deutsch!": "Was)", "line 3, title.Deutsch!: expected a language"},
        {R"({"en": "What a weight is", "de": "Was ein Gewicht ist"})", "7",
         "line 3, title: expected a string, or strings by language"},
        {R"("stages": ["x")", R"("stages": [7)", "line 6, stages[0]: expected a string, got 7"},
        {R"("steps": [)", R"("steps": [7, )", "line 7, steps[0]: expected an object, got 7"},
        {R"("title": "Six words",)", "", "line 8, steps[0]: the member 'title' is missing"},
        {R"("text": "A sentence of six words.")", R"("text": [])", "line 10, steps[0].text: expected a string"},
        {R"("scene": "000.simple.softmax",)", "", "line 8, steps[0].scene: the first step needs a scene"},
        {"000.simple.softmax", "000.nothing", "line 11, steps[0].scene: '000.nothing' is not a built-in scene"},
        {R"("scene": "000.simple.softmax")",
         R"("scene": {"format": "attnscope-scene/1", "config": {"projection": "none", "d_in": 3, "d_out": 3, "scale": "none", "num_heads": 0}})",
         "line 11, steps[0].scene.config.num_heads: "},
        {R"("scene": "000.simple.softmax")", R"("scene": 3)", "line 11, steps[0].scene: expected an object, got 3"},
        {R"("focus": {"stage": "x"})", R"("focus": {"stage": "x", "zoom": 2})",
         "line 12, steps[0].focus.zoom: unknown member"},
        {R"("focus": {"stage": "x"})", R"("focus": "x")", "line 12, steps[0].focus: expected an object"},
        {R"("source": "In [15]", "expected": ["weights"], )", "",
         "line 13, steps[0].prints[0]: needs 'expected' or 'verbatim'"},
        {R"("patch": {"expected": null, "tolerance": null})",
         R"("patch": {"config": {"mask": {"kind": "none", "apply": "foo"}}})",
         "line 18, steps[1].patch.config.mask.apply: 'foo' is not one of"},
        {R"("patch": {"expected": null, "tolerance": null})", R"("patch": [])",
         "line 18, steps[1].patch: expected an object"},
        {R"("cell": [1, 2])", R"("cell": [1])", "line 19, steps[1].focus.cell: expected [row, column], got 1 numbers"},
        {R"("hidden": ["context[0,1]"])", R"("hidden": ["context[0,"])",
         "line 20, steps[1].hidden[0]: 'context[0,' does not name cells"},
        {R"("predict": ["weights[0,0,4,0]"])", R"("predict": ["context[0,1]"])", "line 20, steps[1].hidden: "},
        {R"("locked": ["all"],)", "", "line 23, steps[1].unlocked: nothing is locked"},
        {R"("is": "largest")", R"("is": "most")",
         "line 26, steps[1].goal.conditions[0].is: 'most' is not one of largest, at_least"},
        {R"("is": "largest")", R"("is": "at_least")",
         "line 26, steps[1].goal.conditions[0]: the member 'value' is missing"},
        {R"("is": "largest")", R"("is": "largest", "value": 1)",
         "line 26, steps[1].goal.conditions[0].value: unknown member"},
        {R"({"cell": "weights[0,0,1,2]", "is": "largest"})", "",
         "line 26, steps[1].goal.conditions: a goal needs a condition"},
        {R"("index": [0, 2, 1])", R"("index": [0, 9, 1])", "line 27, steps[1].goal.solution"},
        {R"("right": true)", R"("right": false)",
         "line 30, steps[1].questions[0].choices: no choice is marked correct"},
        {R"("cell": "weights[0,0,1,1]")", R"("cell": "weights")",
         "line 31, steps[1].questions[1].cell: expected one cell"},
        {R"("within": 0.01)", R"("within": -1)", "line 32, steps[1].questions[2].within: must be greater than 0"},
        {R"("hints": ["First")", R"("hints": [3)", "line 34, steps[1].hints[0]: expected a string"},
        {R"("title": "Who looks)", R"("title": "Twice", "title": "Who looks)",
         "line 15, steps[1]: the member 'title' occurs twice here"},
        {R"("title": "Who looks)", R"("title": Who looks)", "line 16, column 13: invalid JSON at"},
    };
    CHECK(std::size(broken) >= 30);
    for (const Broken& each : broken) {
        const auto lesson = parseLesson(replaced(each.what, each.by));
        REQUIRE_MESSAGE(!lesson, each.by);
        CHECK_MESSAGE(lesson.error().message.starts_with(each.says), each.by, " says: ", lesson.error().message);
        CHECK(lesson.error().message.find('\n') == std::string::npos);
    }
    const auto escaped = parseLesson(replaced(R"("patch": {"expected")", R"("p\u0061tch": {"expected")"));
    REQUIRE_FALSE(escaped);
    CHECK(escaped.error().message.starts_with("line 15, steps[1].patch: member names must not contain "));
    CHECK(parseLesson("").error().message == "the file: empty");
    CHECK(parseLesson(right_lesson.substr(0, 300)).error().message.find("the file ends too early") !=
          std::string::npos);
}

TEST_CASE("The check names what a lesson promises and does not keep")
{
    const Broken broken[] = {
        {R"("value": 0.88)", R"("value": 0.1)", "the recorded solution does not reach the goal: "},
        {R"("is": "largest")", R"("is": "at_least", "value": 0.1)",
         "the goal is already met when the step begins: 0.2333"},
        {R"("unlocked": ["x[0,2]"])", R"("unlocked": ["x[0,1]"])",
         "the recorded solution is not allowed: x[0,2,1] is locked"},
        {R"("hidden": ["context[0,1]"])", R"("hidden": ["contexts[0,1]"])",
         "hidden: the scene has no tensor 'contexts'"},
        {R"("hidden": ["context[0,1]"])", R"("hidden": ["context[0,6]"])",
         "hidden: context[0,6] is outside context, which has shape [1, 6, 3]"},
        {R"("cell": [1, 2])", R"("cell": [1, 6])",
         "focus: cell [1, 6] is outside weights, which has shape [1, 1, 6, 6]"},
        {R"("cells": ["weights[0,0,1]"])", R"("cells": ["weights[0,2]"])",
         "focus.cells: weights[0,2] is outside weights, which has shape ["},
        {R"("cell": "weights[0,0,1,1]")", R"("cell": "weights[0,0,1,7]")", "question: "},
        {R"("text": "Make “journey” look most at “starts”.")", R"("text": "")",
         "the goal has no text; write what students should do"},
        {R"("text": "Make “journey” look most at “starts”.")", R"("text": "Reach the goal.")",
         "the goal has no text; write what students should do"},
        {R"(, {"text": "b", "because": "no", "last": true})", "", "questions[0]: needs at least two choices"},
        {R"("text": "b", "because")", R"("text": " a", "because")", "questions[0]: choices 1 and 2 are the same: “ a”"},
        {R"({"text": "a", "right": true}, {"text": "b",)",
         R"({"text": "the rows", "right": true}, {"text": "The rows ",)",
         "questions[0]: choices 1 and 2 are the same: “The rows ”"},
        {R"("text": "b", "because")", R"("text": "b", "right": true, "because")",
         "questions[0]: 2 choices are marked correct, but only one can be"},
        {R"("Six words")", R"("Six words {x[0,0,0]}")", "title (en): {x[0,0,0]}: titles cannot show live values"},
        {R"("locked": ["all"],)", R"("locked": ["q", "k", "tokens", "scaled"],)",
         "students can reach the goal by typing into weights, scores and masked; lock what"},
        {R"("unlocked": ["x[0,2]"])", R"("unlocked": ["x[0,2]", "weights[0,0,1]"])",
         "students can reach the goal by typing into weights; lock what"},
        {R"("softmax", "context"])", R"("softmaxes", "context"])", "stages: the stage bar has no 'softmaxes'"},
        {R"("patch": {"expected": null, "tolerance": null})",
         R"("patch": {"expected": {"weights[0]": [1, 2, 3, 4, 5, 6]}})", "6 values out of "},
    };
    for (const Broken& each : broken) {
        const auto lesson = parseLesson(replaced(each.what, each.by));
        REQUIRE_MESSAGE(lesson, each.by, (lesson ? "" : lesson.error().message));
        const auto faults = checkLesson(*lesson);
        REQUIRE_MESSAGE(!faults.empty(), each.by);
        CHECK_MESSAGE(faults[0].what.starts_with(each.says), each.by, " says: ", faults[0].what);
    }
}

TEST_CASE("A live number that the scene does not have is named with its step, text and cell")
{
    struct Place {
        std::string what, by, where;
    };
    const Place places[] = {
        {R"(A sentence of six words.")", R"(A sentence {CELL}.")", "text (en): "},
        {R"("as printed")", R"({"de": "{CELL}"})", "prints[0].note (de): "},
        {R"(gives [key:starts])", R"(gives $\\frac{{CELL}}{2}$)", "text (en): "},
        {R"(Make “journey” look)", R"({CELL} Make “journey” look)", "goal.text (en): "},
        {R"("Which?")", R"("Which {CELL}?")", "questions[0].text (en): "},
        {R"({"text": "a", "right")", R"({"text": "a {CELL}", "right")", "questions[0].choices[0].text (en): "},
        {R"("because": "no")", R"("because": "no {CELL}")", "questions[0].choices[1].because (en): "},
        {R"("Zweitens")", R"("Zweitens {CELL}")", "hints[1] (de): "},
    };
    const auto with = [](const Place& place, const std::string& cell) {
        std::string by = place.by;
        return checkLesson(*parseLesson(replaced(place.what, by.replace(by.find("CELL"), 4, cell))));
    };
    for (const Place& place : places) {
        CHECK(with(place, "weights[1,2]").empty());
        for (const char* cell : {"x[0,91,0]", "nonsense[0,0,1,2]", "weights[1]", "x[0,0,0,0]", "next:ter"}) {
            const auto faults = with(place, cell);
            REQUIRE_MESSAGE(faults.size() == 1, place.where, cell);
            CHECK(faults[0].step == (&place < &places[2] ? 0 : 1));
            CHECK_MESSAGE(faults[0].what.starts_with(place.where + "{" + cell + "}: "), faults[0].what);
        }
    }
}

// A step being written can lose what its goal or its printed block asks for: the lesson has to be restored all the same.
TEST_CASE("What the scene of a step no longer has is read, and named by the check")
{
    const auto lesson = parseLesson(replaced(R"("expected": ["weights"])", R"("expected": ["w"])"));
    REQUIRE(lesson);
    const auto faults = checkLesson(*lesson);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].what == "prints[0]: this step's scene has no expected value or shape for 'w'");

    const auto next = parseLesson(
        replaced(R"({"cell": "weights[0,0,1,2]", "is": "largest"})", R"({"next": "ter", "is": "most_probable"})"));
    REQUIRE(next);
    const auto asked = checkLesson(*next);
    REQUIRE_FALSE(asked.empty());
    CHECK(asked[0].what.starts_with("goal: "));
    CHECK(*parseLesson(writeLesson(*next)) == *next);
}

TEST_CASE("A live number that is nowhere is seen in every text of the lessons that ship")
{
    std::size_t mutants = 0;
    for (const LessonEntry& entry : stepLessons()) {
        Lesson lesson = *loadSteps(entry);
        for (LessonStep& step : lesson.steps) {
            if (step.scene.model && !shipsTinyModel())
                continue;
            std::size_t made = 0;
            const auto spoil = [&](Words& words) {
                for (const auto& [language, text] : std::vector(words.all())) {
                    words.set(language, text + " {nonsense[0,0,1,2]} {x[0,91,0]} {next:no such piece}");
                    made += 3;
                }
            };
            for (Words* words : {&step.title, &step.text})
                spoil(*words);
            if (step.goal)
                spoil(step.goal->text);
            std::ranges::for_each(step.hints, spoil);
            for (Question& question : step.questions) {
                spoil(question.text);
                for (Choice& choice : question.choices) {
                    spoil(choice.text);
                    spoil(choice.because);
                }
            }
            for (Printed& printed : step.prints)
                spoil(printed.note);
            CHECK_MESSAGE(checkStep(step, 0).size() == made, std::string(entry.id));
            mutants += made;
        }
    }
    CHECK(mutants > 3000);
    MESSAGE(mutants, " mutants");
}

TEST_CASE("A goal whose answer can be typed is seen where its locks are gone, and locked by what its solution changes")
{
    int goals = 0;
    for (const LessonEntry& entry : stepLessons()) {
        Lesson lesson = *loadSteps(entry);
        for (LessonStep& step : lesson.steps) {
            if (!step.goal || (step.scene.model && !shipsTinyModel()))
                continue;
            step.locks = lockedBut(step.scene, *step.goal->solution);
            for (const StepFault& fault : checkStep(step, 0))
                FAIL_CHECK(std::string(entry.id), ": ", fault.what);
            const bool typed = std::ranges::none_of(step.goal->conditions, [](const Condition& each) {
                return !each.next.empty() || each.is == ConditionKind::Masked;
            });
            step.locks = {};
            const auto faults = checkStep(step, 0);
            CHECK_MESSAGE(faults.size() == typed, std::string(entry.id));
            CHECK((faults.empty() || faults[0].about == StepFault::About::Locks));
            goals += typed;
        }
    }
    CHECK(goals > 15);
}

TEST_CASE("Scores just below the largest exponential do not make three weights of a sum that overflows")
{
    const Lesson lesson = *loadSteps(*lessonNamed("topic.2.overflow"));
    LessonStep step = lesson.steps[3];
    REQUIRE(step.goal);
    for (const float hot : {8.94f, 8.95f, 8.96f, 9.9f}) {
        step.goal->solution->edits.set("x", {0, 2, 0}, hot);
        const auto faults = checkStep(step, 0);
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].what.starts_with("the recorded solution does not reach the goal: "));
    }
}

TEST_CASE("A patch turns one scene into the other, edits cell by cell")
{
    const Scene from = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    Scene to = from;
    to.config.mask.kind = MaskKind::None;
    to.config.mask.apply = MaskApply::None;
    to.edits.set("x", {0, 1, 2}, 0.5f);
    to.expected.clear();
    const auto lesson =
        parseLesson(R"({"format": "attnscope-lesson/1", "title": "t", "steps": [{"title": "a", "text": "b",)"
                    R"("scene": "000.causal.neg_inf", "patch": )" +
                    scenePatch(from, to) + "}]}");
    REQUIRE_MESSAGE(lesson, (lesson ? "" : lesson.error().message));
    CHECK(lesson->steps[0].scene == to);
    CHECK(scenePatch(from, from) == "{}");
    CHECK(scenePatch(to, from).find("null") != std::string::npos);
    CHECK(
        patchedScene(
            R"({"edits": [{"tensor": "x", "index": [0], "value": 1}]})",
            R"({"edits": [{"tensor": "x", "index": [0], "value": null}, {"tensor": "x", "index": [1], "value": 2}]})") ==
        R"({"edits":[{"tensor":"x","index":[1],"value":2}]})");
}

TEST_CASE("A lock refuses what it names and nothing else")
{
    const Scene before = readRight().steps[1].scene;
    const Locks locks = readRight().steps[1].locks;
    Scene after = before;
    after.edits.set("x", {0, 2, 0}, 1);
    CHECK_FALSE(lockFault(locks, before, after));
    after.edits.set("x", {0, 3, 0}, 1);
    CHECK(lockFault(locks, before, after) == "x[0,3,0] is locked in this step");
    after = before;
    after.tokens[0][0] = "My";
    CHECK(lockFault(locks, before, after));
    after = before;
    after.config.temperature = 2;
    CHECK(lockFault(locks, before, after));
    CHECK_FALSE(lockFault({}, before, after));
    after = before;
    after.overrides.set("weights", {0, 0, 1, 1}, 1);
    CHECK(lockFault(locks, before, after));
    after = before;
    after.title = "Another";
    CHECK_FALSE(lockFault(locks, before, after));
    CHECK_FALSE(lockFault({{{"tokens", {}}}, {}}, before, before));
    CHECK(lockedBut(before, before) == Locks{{{"all", {}}}, {}});
    after = before;
    after.edits.set("x", {2, 1}, 1); // of the only item
    after.edits.set("x", {0, 2, 0}, 1);
    after.overrides.set("k", {0, 0, 1, 1}, 1);
    after.overrides.set("k", {0, 0, 2, 1}, 1);
    after.overrides.set("v", {0, 0, 3, 1}, 1);
    after.config.temperature = 2;
    CHECK(lockedBut(before, after) ==
          Locks{{{"all", {}}}, {{"x", {0, 2}}, {"k", {0, 0}}, {"v", {0, 0, 3}}, {"config", {}}}});
    CHECK_FALSE(lockFault(lockedBut(before, after), before, after));
}

TEST_CASE("A solution that types the answer is a fault")
{
    auto lesson = parseLesson(replaced("", ""));
    REQUIRE(lesson);
    for (LessonStep& step : lesson->steps)
        if (step.goal) {
            const CellRef& cell = step.goal->conditions.front().cell;
            step.locks = {};
            step.goal->solution = step.scene;
            step.goal->solution->overrides.set(cell.tensor, cell.index, 100);
        }
    const auto faults = checkLesson(*lesson);
    CHECK(std::ranges::any_of(
        faults, [](const auto& fault) { return fault.what.starts_with("the solution types the answer into "); }));
}

TEST_CASE("A question that was solved stays solved while other answers are read")
{
    LessonStep step;
    step.questions = {{Words("Which?"), {{Words("this"), true, {}}, {Words("that"), false, {}}}}};
    StepProgress progress;
    choose(progress, step.questions[0], 0, 1);
    CHECK_FALSE(isSolved(step, progress));
    CHECK(progress.wrong == 1);
    choose(progress, step.questions[0], 0, 0);
    CHECK(isSolved(step, progress));
    choose(progress, step.questions[0], 0, 1);
    CHECK(isSolved(step, progress));
    CHECK(progress.choices.at(0) == 1);
    CHECK(progress.wrong == 1);
}
