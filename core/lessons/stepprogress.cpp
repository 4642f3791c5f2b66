// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/stepprogress.h"

#include "core/io/scene/blockname.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/scenepatch.h"
#include "core/model/modelscene.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace attn {

namespace {

using Json = nlohmann::ordered_json;

constexpr int most_answers = 100'000; // that are counted in one step

// The scene with the patch put onto it; nullopt where it no longer takes it.
std::optional<Scene> patched(const Scene& from, const std::string& patch)
{
    try {
        auto scene = parseScene(patchedScene(writeScene(from), patch), [](Scene& made) { return fillFromModel(made); });
        return scene ? std::optional(std::move(*scene)) : std::nullopt;
    } catch (const std::exception&) { // text that was changed
        return std::nullopt;
    }
}

Json written(const StepProgress& step, const Scene& scene)
{
    Json made{{"seen", step.seen},     {"reached", step.reached},     {"shown", step.shown}, {"hints", step.hints},
              {"hinted", step.hinted}, {"predicted", step.predicted}, {"right", step.right}, {"wrong", step.wrong}};
    Json choices = Json::object(), numbers = Json::object();
    for (const auto& [question, choice] : step.choices)
        choices[std::to_string(question)] = choice;
    for (const auto& [question, number] : step.numbers)
        numbers[std::to_string(question)] = number;
    made["choices"] = std::move(choices);
    made["numbers"] = std::move(numbers);
    if (step.hidden) {
        made["hidden"] = Json::array();
        for (const CellBlock& block : *step.hidden)
            made["hidden"].push_back(toString(block));
    }
    if (step.work)
        made["work"] = Json::parse(scenePatch(scene, *step.work));
    return made;
}

// The member; false, `otherwise` or empty if it is missing or of another type.
bool flagOf(const Json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}
int countOf(const Json& object, const char* name, int otherwise, int most)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_number_integer()
               ? int(std::clamp<std::int64_t>(found->get<std::int64_t>(), otherwise, most))
               : otherwise;
}
Json memberOf(const Json& object, const char* name, Json::value_t type)
{
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found != object.end() && found->type() == type ? *found : Json(type);
}

// Text that was changed hides no more than the step does.
bool isHiddenBy(const LessonStep& step, const CellBlock& block)
{
    const std::vector<CellBlock> hidden = step.scene.view ? step.scene.view->hidden : std::vector<CellBlock>();
    return std::ranges::any_of(hidden, [&](const CellBlock& each) {
        return each.tensor == block.tensor && each.leading.size() <= block.leading.size() &&
               std::equal(each.leading.begin(), each.leading.end(), block.leading.begin());
    });
}

StepProgress readStep(const Json& kept, const LessonStep& step)
{
    StepProgress made;
    made.seen = flagOf(kept, "seen");
    made.reached = flagOf(kept, "reached");
    made.shown = flagOf(kept, "shown");
    made.predicted = flagOf(kept, "predicted");
    made.hinted = flagOf(kept, "hinted");
    made.hints = countOf(kept, "hints", 0, int(step.hints.size()));
    made.right = countOf(kept, "right", 0, most_answers);
    made.wrong = countOf(kept, "wrong", 0, most_answers);
    const Json choices = memberOf(kept, "choices", Json::value_t::object),
               numbers = memberOf(kept, "numbers", Json::value_t::object);
    for (int question = 0; question < int(step.questions.size()); ++question) {
        const std::string name = std::to_string(question);
        const int last = int(step.questions[std::size_t(question)].choices.size()) - 1;
        if (const int choice = countOf(choices, name.c_str(), -1, last + 1); choice >= 0 && choice <= last)
            made.choices[question] = choice;
        if (const auto number = numbers.find(name); number != numbers.end() && number->is_string())
            made.numbers[question] = number->get<std::string>();
    }
    if (kept.contains("hidden")) {
        made.hidden.emplace();
        for (const Json& name : memberOf(kept, "hidden", Json::value_t::array))
            if (auto block = name.is_string() ? parseBlock(name.get<std::string>()) : std::nullopt;
                block && isHiddenBy(step, *block))
                made.hidden->push_back(*std::move(block));
    }
    if (kept.contains("work"))
        made.work = patched(step.scene, memberOf(kept, "work", Json::value_t::object).dump());
    return made;
}

bool isRight(const Question& question, int number, const StepProgress& progress)
{
    const auto choice = progress.choices.find(number);
    return progress.numbers.contains(number) ||
           (choice != progress.choices.end() && question.choices[std::size_t(choice->second)].right);
}

} // namespace

void count(StepProgress& progress, const Answer& answer)
{
    int& kind = answer.severity == Severity::Ok ? progress.right : progress.wrong;
    if (answer.severity != Severity::Off)
        kind = std::min(kind + 1, most_answers);
}

Answer choose(StepProgress& progress, const Question& question, int number, int choice)
{
    const Answer answer = judged(question.choices[std::size_t(choice)]);
    const auto before = progress.choices.find(number);
    if (!isRight(question, number, progress) && (before == progress.choices.end() || before->second != choice))
        count(progress, answer);
    progress.choices[number] = choice;
    if (question.choices[std::size_t(choice)].right)
        progress.numbers[number] = std::to_string(choice);
    return answer;
}

void showHint(StepProgress& progress, const LessonStep& step)
{
    if (progress.hints >= int(step.hints.size()))
        return;
    progress.hinted = progress.hinted || !isSolved(step, progress);
    ++progress.hints;
}

StepProgress startedAgain(const StepProgress& before)
{
    return {.hinted = before.hinted,
            .right = before.right,
            .wrong = before.wrong,
            .choices = {},
            .numbers = {},
            .hidden = {},
            .work = {}};
}

bool hasTask(const LessonStep& step) { return step.goal || !step.questions.empty() || !step.predict.empty(); }

bool isSolved(const LessonStep& step, const StepProgress& progress)
{
    if (!hasTask(step) || progress.shown || (step.goal && !progress.reached))
        return false;
    for (std::size_t i = 0; i < step.questions.size(); ++i)
        if (!isRight(step.questions[i], int(i), progress))
            return false;
    return step.predict.empty() || progress.predicted;
}

ProgressCounts countsOf(const Lesson& lesson, const LessonProgress& progress)
{
    ProgressCounts counts{.steps = int(lesson.steps.size())};
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const StepProgress& mine = progress.steps[i];
        const bool solved = isSolved(step, mine);
        counts.seen += mine.seen;
        counts.tasks += hasTask(step);
        counts.solved += solved;
        counts.first_tries += solved && mine.wrong == 0 && !mine.hinted;
        counts.hinted += solved && mine.hinted;
        counts.tries += mine.right + mine.wrong + (step.goal && mine.reached && !mine.shown);
    }
    counts.tries = std::max(counts.tries, counts.solved);
    return counts;
}

std::string writeProgress(const Lesson& lesson, const LessonProgress& progress)
{
    Json steps = Json::array();
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        steps.push_back(written(progress.steps[i], lesson.steps[i].scene));
        steps.back()["open"] =
            hasTask(lesson.steps[i]) && !isSolved(lesson.steps[i], progress.steps[i]); // for lists of lessons
    }
    return Json{{"step", progress.step}, {"steps", std::move(steps)}}.dump(-1, ' ', false,
                                                                           Json::error_handler_t::replace);
}

LessonProgress readProgress(std::string_view text, const Lesson& lesson)
{
    LessonProgress progress;
    progress.steps.resize(lesson.steps.size());
    const Json kept = Json::parse(text, nullptr, false);
    if (!kept.is_object())
        return progress;
    const Json steps = memberOf(kept, "steps", Json::value_t::array);
    progress.step = countOf(kept, "step", 0, int(lesson.steps.size()) - 1);
    for (std::size_t i = 0; i < std::min(lesson.steps.size(), steps.size()); ++i)
        if (steps[i].is_object())
            progress.steps[i] = readStep(steps[i], lesson.steps[i]);
    return progress;
}

} // namespace attn
