// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/lessoncheck.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/withhold.h"
#include "core/headless/check.h"
#include "core/io/files/path.h"
#include "core/io/scene/blockname.h"
#include "core/layer/stagefacts.h"
#include "core/layer/stages.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/locks.h"
#include "core/model/nextpieces.h"
#include "core/prose/cellname.h"
#include "core/prose/prose.h"
#include "core/scene/expectednames.h"
#include "core/tokenizer/normalizer.h"
#include "core/tokenizer/unicode.h"

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <span>

namespace attn {

namespace {

Result<ComputedPtr> compute(const Scene& scene)
{
    std::string missing;
    auto computed = computeScene(scene, **backendNamed("cpu"), {}, missing);
    if (!computed)
        return computed.error();
    return ComputedPtr(std::make_shared<const Computed>(std::move(*computed)));
}

// Whether `tensor` is computed from `source`, directly or indirectly.
bool isMadeFrom(std::span<const StageTensor> stages, const std::string& tensor, std::string_view source)
{
    const StageTensor* stage = findStage(stages, tensor);
    if (!stage || !stage->computed())
        return false;
    return std::ranges::any_of(std::initializer_list<const std::string*>{&stage->from, &stage->with},
                               [&](const std::string* name) {
                                   return !name->empty() && (*name == source || isMadeFrom(stages, *name, source));
                               });
}

class StepChecker {
public:
    StepChecker(const LessonStep& step, int number) : m_step(step), m_number(number) {}

    std::vector<StepFault> check()
    {
        const auto computed = compute(m_step.scene);
        checkTexts(computed ? computed->get() : nullptr);
        if (!computed) {
            fault(say("the scene cannot be computed: %1", computed.error().message));
            return m_faults;
        }
        checkFocus(**computed);
        checkExpected(**computed);
        checkHidden(**computed);
        checkCells(**computed);
        if (m_step.goal)
            checkGoal(**computed);
        return m_faults;
    }

private:
    void fault(const std::string& what, StepFault::About about = StepFault::About::Step)
    {
        m_faults.push_back({m_number, what, about});
    }

    // What is wrong with a live number of a text, if anything.
    std::optional<std::string> numberFault(const Computed& computed, const std::string& name)
    {
        const auto token = nextTokenOf(name);
        if (!token) {
            const auto cell = parseCellRef(*computed.trace, name);
            return cell ? std::nullopt : std::optional(cell.error().message);
        }
        if (!m_next)
            m_next = nextPieces(m_step.scene);
        if (!*m_next)
            return m_next->error().message;
        return (**m_next)->probability(*token)
                   ? std::nullopt
                   : std::optional(say("next token “%1”: the model has no token spelled this way", *token));
    }
    // `computed`: null where the scene cannot be computed.
    void checkText(const Computed* computed, const Words& words, const std::string& member)
    {
        for (const auto& [language, text] : words.all()) {
            const std::string where = std::string(member).append(" (").append(language).append("): ");
            if (const auto wrong = proseFault(text))
                fault(where + *wrong);
            else if (computed)
                for (const std::string& name : numbersIn(text))
                    if (const auto missing = numberFault(*computed, name))
                        fault(std::string(where).append("{").append(name).append("}: ").append(*missing));
        }
    }
    void checkTitle(const Words& words, const std::string& member)
    {
        for (const auto& [language, text] : words.all())
            for (const std::string& name : numbersIn(text))
                fault(member + " (" + language + "): " + say("{%1}: titles cannot show live values", name));
    }
    // Apart from blanks at the ends, and from capitals unless they carry meaning: in formulas, code and names of one or
    // two letters.
    void checkAlike(const Question& question, const std::string& where)
    {
        const auto read = [](const Choice& choice, const std::string& language) {
            const std::string text = stripped(choice.text.in(language), true, true);
            return text.find_first_of("$`") != text.npos || characterCount(text) <= 2 ? text : lowerCased(text);
        };
        for (std::size_t j = 1; j < question.choices.size(); ++j)
            for (std::size_t i = 0; i < j; ++i)
                for (const auto& [language, text] : question.choices[j].text.all())
                    if (read(question.choices[i], language) == read(question.choices[j], language)) {
                        fault(where + ": " + say("choices %1 and %2 are the same: “%3”", i + 1, j + 1, text));
                        break;
                    }
    }
    void checkTexts(const Computed* computed)
    {
        const auto at = [](const std::string& list, std::size_t i) { return list + "[" + std::to_string(i) + "]"; };
        checkTitle(m_step.title, "title");
        checkText(computed, m_step.text, "text");
        for (std::size_t i = 0; i < m_step.hints.size(); ++i)
            checkText(computed, m_step.hints[i], at("hints", i));
        if (m_step.goal)
            checkText(computed, m_step.goal->text, "goal.text");
        for (std::size_t i = 0; i < m_step.questions.size(); ++i) {
            const Question& question = m_step.questions[i];
            checkText(computed, question.text, at("questions", i) + ".text");
            for (std::size_t j = 0; j < question.choices.size(); ++j) {
                const std::string choice = at(at("questions", i) + ".choices", j);
                checkText(computed, question.choices[j].text, choice + ".text");
                checkText(computed, question.choices[j].because, choice + ".because");
            }
            if (question.choices.size() == 1)
                fault(at("questions", i) + ": " + say("needs at least two choices"));
            checkAlike(question, at("questions", i));
            if (const auto right = std::ranges::count(question.choices, true, &Choice::right); right > 1)
                fault(at("questions", i) + ": " + say("%1 choices are marked correct, but only one can be", right));
        }
        for (std::size_t i = 0; i < m_step.prints.size(); ++i) {
            checkText(computed, m_step.prints[i].note, at("prints", i) + ".note");
            for (const std::string& name : m_step.prints[i].expected)
                if (!expectedNamed(m_step.scene, name) && !expectedShapeNamed(m_step.scene, name))
                    fault(at("prints", i) + ": " +
                          say("this step's scene has no expected value or shape for '%1'", name));
        }
    }
    void needBlock(const Computed& computed, const CellBlock& block, const std::string& where)
    {
        const TracedTensor* tensor = computed.trace->find(block.tensor);
        if (!tensor)
            return fault(say("%1: the scene has no tensor '%2'", where, block.tensor));
        bool inside = block.leading.size() <= tensor->shape.size();
        for (std::size_t axis = 0; inside && axis < block.leading.size(); ++axis)
            inside = block.leading[axis] < tensor->shape[axis];
        if (!inside)
            fault(say("%1: %2 is outside %3, which has shape %4", where, toString(block), block.tensor,
                      toString(tensor->shape)));
    }
    void needCell(const Computed& computed, const CellRef& cell, const std::string& where)
    {
        if (const auto found = parseCellRef(*computed.trace, toString(cell)); !found)
            fault(where + ": " + found.error().message);
    }

    void checkFocus(const Computed& computed)
    {
        if (!m_step.scene.view)
            return;
        const View& view = *m_step.scene.view;
        const TracedTensor* tensor = computed.trace->find(view.stage);
        if (!tensor)
            return fault(say("%1: the scene has no tensor '%2'", "focus", view.stage));
        const MatrixShape matrix = matrixShape(tensor->shape);
        if (view.cell && (view.cell->row >= matrix.rows || view.cell->column >= matrix.columns))
            fault(say("focus: cell [%1, %2] is outside %3, which has shape %4", view.cell->row, view.cell->column,
                      view.stage, toString(tensor->shape)));
        if (view.step && !computed.trace->find(view.step->tensor))
            fault(say("focus: no step computes tensor '%1'", view.step->tensor));
    }
    void checkExpected(const Computed& computed)
    {
        const CheckReport report = checkTrace(m_step.scene, *computed.trace);
        if (report.differing)
            fault(say("%1 out of %2 did not match. First difference: %3",
                      sayCount("1 value", "%n values", report.differing), report.checked, report.differences.front()));
    }
    void checkHidden(const Computed& computed)
    {
        if (!m_step.scene.view)
            return;
        for (const CellBlock& block : m_step.scene.view->hidden) {
            needBlock(computed, block, "hidden");
            if (!computed.trace->find(block.tensor))
                continue;
            if (const std::string why = whyNotHidden(computed, block); !why.empty())
                fault(say("hidden: %1: %2", toString(block), why));
        }
    }
    void checkCells(const Computed& computed)
    {
        for (const CellBlock& block : m_step.cells)
            needBlock(computed, block, "focus.cells");
        for (const auto* blocks : {&m_step.locks.locked, &m_step.locks.unlocked})
            for (const CellBlock& block : *blocks)
                if (!isLockWord(block.tensor))
                    needBlock(computed, block, "locked");
        for (const Question& question : m_step.questions)
            if (question.cell)
                needCell(computed, *question.cell, "question");
    }
    void checkGoal(const Computed& computed)
    {
        using About = StepFault::About;
        const Goal& goal = *m_step.goal;
        if (goal.text.empty() || goal.text.in() == "Reach the goal.") // which the editor once wrote by itself
            fault(say("the goal has no text; write what students should do"), About::Goal);
        const auto at_start = judge(goal, computed);
        if (!at_start)
            return fault(say("goal: %1", at_start.error().message), About::Goal);
        if (at_start->reached)
            fault(say("the goal is already met when the step begins: %1", at_start->words), About::Goal);
        if (!goal.solution)
            return fault(say("the goal has no recorded solution"), About::Solution);
        if (const auto locked = lockFault(m_step.locks, m_step.scene, *goal.solution))
            fault(say("the recorded solution is not allowed: %1", *locked), About::Solution);
        checkShortcuts(computed, *goal.solution);
        const auto solved = compute(*goal.solution);
        if (!solved)
            return fault(say("the recorded solution cannot be computed: %1", solved.error().message), About::Solution);
        const auto reached = judge(goal, **solved);
        if (!reached)
            return fault(say("goal: %1", reached.error().message), About::Goal);
        if (!reached->reached)
            fault(say("the recorded solution does not reach the goal: %1", reached->words), About::Solution);
    }

    // Typing a number into the goal's own tensor, or into one between it and the solution's edits, reaches the goal but
    // misses the lesson's point.
    void checkShortcuts(const Computed& computed, const Scene& solution)
    {
        const auto no_number = [](const Condition& each) {
            return !each.next.empty() || each.is == ConditionKind::Masked;
        };
        const auto& conditions = m_step.goal->conditions;
        if (std::ranges::any_of(conditions, no_number))
            return;
        const std::vector<CellBlock> touched = lockedBut(m_step.scene, solution).unlocked;
        const auto isOpen = [&](const CellBlock& block) {
            const auto named = [&](const CellBlock& each) { return each.tensor == block.tensor; };
            return std::ranges::none_of(touched, named) &&
                   (!isLocked(m_step.locks, block) || std::ranges::any_of(m_step.locks.unlocked, named));
        };
        std::vector<std::string> open;
        const auto see = [&](const CellBlock& block) {
            if (isOpen(block) && std::ranges::find(open, block.tensor) == open.end())
                open.push_back(block.tensor);
        };
        const auto& stages = computed.realized->plan.stages;
        for (const Condition& condition : conditions) {
            CellBlock own{condition.cell.tensor, condition.cell.index};
            if (condition.is == ConditionKind::Largest ||
                condition.is == ConditionKind::SumsTo) // by any cell of the row
                own.leading.pop_back();
            see(own);
            for (const StageTensor& stage : stages)
                if (stage.computed() && isMadeFrom(stages, condition.cell.tensor, stage.name) &&
                    std::ranges::any_of(
                        touched, [&](const CellBlock& from) { return isMadeFrom(stages, stage.name, from.tensor); }))
                    see({stage.name, {}});
        }
        for (const Condition& condition : conditions) {
            const StageTensor* stage = findStage(stages, condition.cell.tensor);
            const auto typed = [&](const CellBlock& each) { return each.tensor == condition.cell.tensor; };
            if (stage && stage->computed() && std::ranges::any_of(touched, typed))
                return fault(say("the solution types the answer into %1; lock this tensor and record another solution",
                                 condition.cell.tensor),
                             StepFault::About::Locks);
        }
        if (!open.empty())
            fault(say("students can reach the goal by typing into %1; lock what the solution does not change",
                      listed(open)),
                  StepFault::About::Locks);
    }

    static Result<ConditionState> judge(const Goal& goal, const Computed& computed)
    {
        if (!asksForNext(goal.conditions))
            return stateOf(goal.conditions, computed);
        const auto next = nextPieces(computed.scene);
        return next ? stateOf(goal.conditions, computed, next->get()) : next.error();
    }

    const LessonStep& m_step;
    int m_number;
    std::optional<Result<NextPiecesPtr>> m_next; // set once a text needs it
    std::vector<StepFault> m_faults;
};

bool asks(const LessonStep& step) { return step.goal || !step.questions.empty() || !step.predict.empty(); }

// Whether the step needs no text: in a talk, which asks nothing, any view will do; elsewhere one that is new or asked about.
bool showsEnough(const Lesson& lesson, std::size_t i)
{
    const LessonStep& step = lesson.steps[i];
    return step.scene.view && (std::ranges::none_of(lesson.steps, asks) || asks(step) || i == 0 ||
                               !(step.scene == lesson.steps[i - 1].scene));
}

} // namespace

std::vector<StepFault> checkStep(const LessonStep& step, int number) { return StepChecker(step, number).check(); }

std::vector<StepFault> checkLesson(const Lesson& lesson)
{
    std::vector<StepFault> faults;
    for (const std::string& stage : lesson.stages)
        if (!isCard(stage))
            faults.push_back({0, say("stages: the stage bar has no '%1'", stage)});
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        if (lesson.steps[i].text.empty() && !showsEnough(lesson, i))
            faults.push_back(
                {static_cast<int>(i),
                 say("the text is empty; only a step that shows a new view or asks something can omit it")});
        std::ranges::move(checkStep(lesson.steps[i], static_cast<int>(i)), std::back_inserter(faults));
    }
    return faults;
}

bool namesSteps(const std::string& argument)
{
    std::error_code none;
    const LessonEntry* entry = lessonNamed(argument);
    return std::filesystem::exists(pathOf(argument), none) ? isLessonFile(argument) : entry && entry->has_steps;
}

Result<Lesson> loadStepsNamed(const std::string& argument)
{
    std::error_code none;
    const LessonEntry* entry = std::filesystem::exists(pathOf(argument), none) ? nullptr : lessonNamed(argument);
    return entry ? loadSteps(*entry) : readLessonFile(argument, Pipes::Read);
}

std::vector<std::string> lessonFaults(const Lesson& lesson, const std::string& argument)
{
    std::vector<std::string> lines;
    for (const StepFault& fault : checkLesson(lesson))
        lines.push_back(say("%1: step %2: %3", argument, fault.step + 1, fault.what));
    return lines;
}

Result<LessonReport> checkLessons(const std::vector<std::string>& arguments)
{
    LessonReport report;
    for (const std::string& argument : arguments) {
        const auto lesson = loadStepsNamed(argument);
        if (!lesson)
            return lesson.error();
        const std::vector<std::string> faults = lessonFaults(*lesson, argument);
        for (const std::string& fault : faults)
            report.text += fault + '\n';
        report.failing += !faults.empty();
    }
    report.text +=
        say("%1 checked, %2 with problems\n", sayCount("1 lesson", "%n lessons", arguments.size()), report.failing);
    return report;
}

} // namespace attn
