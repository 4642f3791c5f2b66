// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/lessonactions.h"

#include "core/base/limits.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/locks.h"
#include "core/lessons/resultcode.h"
#include "core/page/stepparts.h"

#include <algorithm>

namespace attn {

namespace {

using Fault = std::optional<Error>;

constexpr std::size_t most_names = 10'000;

std::string boolean(bool value) { return value ? "true" : "false"; }

std::string jsonOf(const Answer& answer)
{
    return JsonMembers()
        .put("severity", jsonText(nameOf(answer.severity)))
        .put("words", jsonText(answer.words))
        .onOneLine();
}

// A whole number that counts the items of something with `size` of them.
int numberOf(Fields& request, std::string_view name, std::size_t size)
{
    if (size == 0)
        failAt(std::string(name), say("this step has nothing to select"));
    return int(asWhole(request.need(name), request.path(name), 0, std::int64_t(size) - 1));
}

Fault openLesson(LiveLesson& lesson, LiveScene&, Fields& request, JsonMembers&)
{
    const std::string text = request.text("lesson");
    if (std::int64_t(text.size()) > max_lesson_bytes)
        return Error{say("the lesson is too large for a page")};
    auto read = parseLesson(text);
    return read ? lesson.open(std::move(*read), request.text("progress")) : read.error();
}

Fault go(LiveLesson& lesson, LiveScene&, Fields& request, JsonMembers&)
{
    return lesson.goTo(numberOf(request, "step", lesson.lesson().steps.size()));
}

Fault hint(LiveLesson& lesson, LiveScene&, Fields&, JsonMembers&)
{
    lesson.showHint();
    return {};
}

Fault showSolution(LiveLesson& lesson, LiveScene&, Fields&, JsonMembers&) { return lesson.showSolution(); }

Fault reveal(LiveLesson& lesson, LiveScene&, Fields&, JsonMembers&)
{
    lesson.reveal();
    return {};
}

Fault choose(LiveLesson& lesson, LiveScene&, Fields& request, JsonMembers& reply)
{
    const int question = numberOf(request, "question", lesson.step().questions.size());
    const int choice = numberOf(request, "choice", lesson.step().questions[std::size_t(question)].choices.size());
    reply.put("answer", jsonOf(lesson.choose(question, choice)));
    return {};
}

Fault type(LiveLesson& lesson, LiveScene&, Fields& request, JsonMembers& reply)
{
    const int question = numberOf(request, "question", lesson.step().questions.size());
    if (!lesson.step().questions[std::size_t(question)].choices.empty())
        failAt("question", say("this question has answers to choose from; select one instead"));
    reply.put("answer", jsonOf(lesson.type(question, request.text("number"))));
    return {};
}

Fault predict(LiveLesson& lesson, LiveScene& scene, Fields& request, JsonMembers& reply)
{
    reply.put("answer", jsonOf(lesson.predict(cellOf(scene, request), request.text("number"))));
    return {};
}

// The numbers that the page's texts show, by their names.
std::string liveNumbers(const JsonList& names, const Computed& shown)
{
    JsonMembers numbers;
    if (names.size() > most_names)
        failAt("numbers", longList(names.size(), most_names));
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& name = asText(names[i], "numbers[" + std::to_string(i) + "]");
        numbers.put(name, jsonText(liveNumber(shown, name)));
    }
    return numbers.onOneLine();
}

std::string questionState(const LiveLesson& lesson, std::size_t number)
{
    const Question& question = lesson.step().questions[number];
    const auto choice = lesson.mine().choices.find(int(number));
    const auto typed = lesson.mine().numbers.find(int(number));
    if (choice != lesson.mine().choices.end())
        return JsonMembers()
            .put("choice", std::to_string(choice->second))
            .put("answer", jsonOf(judged(question.choices[std::size_t(choice->second)])))
            .onOneLine();
    if (typed != lesson.mine().numbers.end())
        return JsonMembers().put("answer", jsonOf({Severity::Ok, say("right: %1", typed->second)})).onOneLine();
    return "{}";
}

std::string predictState(const LiveLesson& lesson)
{
    const ToPredict asked = lesson.toPredict();
    JsonMembers state;
    state.put("answer", jsonOf(asked.stateFor(lesson.mine().shown)));
    if (asked.next) {
        const ComputedPtr shown = lesson.shown();
        state.put("tensor", jsonText(asked.next->tensor));
        state.put("flat", std::to_string(flatIndex(shown->trace->find(asked.next->tensor)->shape, asked.next->index)));
    }
    return state.onOneLine();
}

std::string jsonOf(const ProgressCounts& counts)
{
    return JsonMembers()
        .put("steps", std::to_string(counts.steps))
        .put("seen", std::to_string(counts.seen))
        .put("tasks", std::to_string(counts.tasks))
        .put("solved", std::to_string(counts.solved))
        .put("firstTries", std::to_string(counts.first_tries))
        .put("hinted", std::to_string(counts.hinted))
        .put("tries", std::to_string(counts.tries))
        .put("done", boolean(counts.done()))
        .onOneLine();
}

std::string markOf(const LessonStep& step, const StepProgress& progress)
{
    return isSolved(step, progress) ? "solved" : progress.seen ? "seen" : "";
}

// All that the page shows of the step as it is now. "card": the selected stage; "numbers": names of the numbers in its texts.
Fault showStep(LiveLesson& lesson, LiveScene& scene, Fields& request, JsonMembers& reply)
{
    const LessonStep& step = lesson.step();
    const std::string card = request.text("card");
    PageLayer layer = pageLayerOf(scene.computed(), scene.before(), lesson.number());
    layer.locks = &step.locks;
    reply.put("step", std::to_string(lesson.number()));
    reply.put("stages", listOnOneLine(stepStages(layer, lesson.lesson(), step, card), [](const StepStage& each) {
                  return JsonMembers()
                      .put("card", jsonText(each.card))
                      .put("title", jsonText(each.title))
                      .put("subtitle", jsonText(each.subtitle))
                      .put("selected", boolean(each.selected))
                      .onOneLine();
              }));
    reply.put("stage", jsonText(stageOfStep(layer, lesson.lesson(), step, card)));
    reply.put("open", jsonText(openOfStep(layer, step)));
    reply.put("pairs", listOnOneLine(step.prints, [&](const Printed& each) {
                  return jsonText(pairsOf(step, each, *layer.computed));
              }));
    reply.put("numbers", liveNumbers(asList(request.need("numbers"), "numbers"), *layer.computed));
    if (step.goal)
        reply.put("goal", jsonOf(judged(lesson.goal(), lesson.mine().shown)));
    reply.put("way", boolean(step.goal && step.goal->solution && !(lesson.goal() && lesson.goal()->reached)));
    reply.put("hints", std::to_string(lesson.mine().hints));
    std::vector<std::size_t> questions(step.questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i)
        questions[i] = i;
    reply.put("questions", listOnOneLine(questions, [&](std::size_t i) { return questionState(lesson, i); }));
    if (!step.predict.empty())
        reply.put("predict", predictState(lesson));
    reply.put("controls", boolean(!isLocked(step.locks, {std::string(lock_config), {}})));
    reply.put("free", boolean(step.locks.empty()));
    reply.put("edited", boolean(lesson.isEdited()));
    std::vector<std::string> marks; // of all steps
    for (std::size_t i = 0; i < lesson.lesson().steps.size(); ++i)
        marks.push_back(markOf(lesson.lesson().steps[i], lesson.progress().steps[i]));
    reply.put("marks", listOnOneLine(marks, jsonText));
    reply.put("counts", jsonOf(countsOf(lesson.lesson(), lesson.progress())));
    return {};
}

// The progress to store: text for "lesson".
Fault progress(LiveLesson& lesson, LiveScene&, Fields&, JsonMembers& reply)
{
    reply.put("progress", jsonText(writeProgress(lesson.lesson(), lesson.progress())));
    return {};
}

// The code that a student hands in, and what it says.
Fault code(LiveLesson& lesson, LiveScene&, Fields& request, JsonMembers& reply)
{
    const ProgressCounts counts = countsOf(lesson.lesson(), lesson.progress());
    LessonResult result;
    result.lesson = request.text("id");
    result.student = request.text("student");
    result.minutes = int(asWhole(request.need("minutes"), "minutes", 0, 100'000));
    result.steps = counts.tasks;
    result.solved = counts.solved;
    result.first_tries = counts.first_tries;
    result.tries = counts.tries;
    result.hinted = counts.hinted;
    if (cleanedForCode(result.student).empty())
        return Error{say("Type your name or number first.")};
    const std::string code = resultCode(result);
    if (code.empty())
        return Error{say("This lesson has no tasks, so there is no result to hand in.")};
    reply.put("code", jsonText(code));
    reply.put("words", jsonText(resultInWords(result)));
    return {};
}

constexpr LessonAction lesson_actions[] = {
    {"lesson", openLesson, {"lesson", "progress"}},
    {"go", go, {"step"}},
    {"hint", hint},
    {"way", showSolution},
    {"reveal", reveal},
    {"choose", choose, {"question", "choice"}},
    {"answer", type, {"question", "number"}},
    {"predict", predict, {"tensor", "flat", "number"}},
    {"step", showStep, {"card", "numbers"}},
    {"progress", progress},
    {"code", code, {"id", "student", "minutes"}},
};

} // namespace

CellRef cellOf(const LiveScene& scene, Fields& request)
{
    const std::string name = request.text("tensor");
    const TracedTensor* tensor = scene.computed()->trace->find(name);
    if (!tensor)
        failAt("tensor", say("this scene has no tensor %1", name));
    const std::int64_t cells = elementCount(tensor->shape);
    return {name, indexAt(tensor->shape, asWhole(request.need("flat"), "flat", 0, cells - 1))};
}

const LessonAction* lessonActionNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(lesson_actions, name, &LessonAction::name);
    return found == std::end(lesson_actions) ? nullptr : found;
}

} // namespace attn
