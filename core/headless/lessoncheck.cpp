// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/lessoncheck.h"

#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/withhold.h"
#include "core/headless/check.h"
#include "core/io/scene/blockname.h"
#include "core/layer/stagefacts.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/locks.h"
#include "core/model/nextpieces.h"
#include "core/prose/cellname.h"
#include "core/prose/prose.h"
#include "core/scene/expectednames.h"

#include <algorithm>
#include <filesystem>

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
                   : std::optional(say("the next token %1: the model has no token that reads so", *token));
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
    void checkTexts(const Computed* computed)
    {
        const auto at = [](const std::string& list, std::size_t i) { return list + "[" + std::to_string(i) + "]"; };
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
        }
        for (std::size_t i = 0; i < m_step.prints.size(); ++i) {
            checkText(computed, m_step.prints[i].note, at("prints", i) + ".note");
            for (const std::string& name : m_step.prints[i].expected)
                if (!expectedNamed(m_step.scene, name) && !expectedShapeNamed(m_step.scene, name))
                    fault(at("prints", i) + ": " + say("the scene of this step expects no '%1'", name));
        }
    }
    void needBlock(const Computed& computed, const CellBlock& block, const std::string& where)
    {
        const TracedTensor* tensor = computed.trace->find(block.tensor);
        if (!tensor)
            return fault(say("%1: the scene computes no tensor '%2'", where, block.tensor));
        bool inside = block.leading.size() <= tensor->shape.size();
        for (std::size_t axis = 0; inside && axis < block.leading.size(); ++axis)
            inside = block.leading[axis] < tensor->shape[axis];
        if (!inside)
            fault(say("%1: %2 lies outside of %3%4", where, toString(block), block.tensor, toString(tensor->shape)));
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
            return fault(say("focus: the scene computes no tensor '%1'", view.stage));
        const MatrixShape matrix = matrixShape(tensor->shape);
        if (view.cell && (view.cell->row >= matrix.rows || view.cell->column >= matrix.columns))
            fault(say("focus: cell [%1, %2] lies outside of %3%4", view.cell->row, view.cell->column, view.stage,
                      toString(tensor->shape)));
        if (view.step && !computed.trace->find(view.step->tensor))
            fault(say("focus: the walk has no tensor '%1'", view.step->tensor));
    }
    void checkExpected(const Computed& computed)
    {
        const CheckReport report = checkTrace(m_step.scene, *computed.trace);
        if (report.differing)
            fault(say("%1 of %2 differ, first %3", sayCount("1 value", "%n values", report.differing), report.checked,
                      report.differences.front()));
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
        const auto at_start = judge(goal, computed);
        if (!at_start)
            return fault(say("goal: %1", at_start.error().message), About::Goal);
        if (at_start->reached)
            fault(say("the goal holds already as the step begins: %1", at_start->words), About::Goal);
        if (!goal.solution)
            return fault(say("the goal has no solution that is recorded"), About::Solution);
        if (const auto locked = lockFault(m_step.locks, m_step.scene, *goal.solution))
            fault(say("the goal's solution may not be done: %1", *locked), About::Solution);
        const auto solved = compute(*goal.solution);
        if (!solved)
            return fault(say("the goal's solution cannot be computed: %1", solved.error().message), About::Solution);
        const auto reached = judge(goal, **solved);
        if (!reached)
            return fault(say("goal: %1", reached.error().message), About::Goal);
        if (!reached->reached)
            fault(say("the goal's own solution does not reach it: %1", reached->words), About::Solution);
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
    std::optional<Result<NextPiecesPtr>> m_next; // once a text asks for one
    std::vector<StepFault> m_faults;
};

} // namespace

std::vector<StepFault> checkStep(const LessonStep& step, int number) { return StepChecker(step, number).check(); }

std::vector<StepFault> checkLesson(const Lesson& lesson)
{
    std::vector<StepFault> faults;
    for (const std::string& stage : lesson.stages)
        if (!isCard(stage))
            faults.push_back({0, say("stages: the rail has no card '%1'", stage)});
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        std::ranges::move(checkStep(lesson.steps[i], static_cast<int>(i)), std::back_inserter(faults));
    return faults;
}

bool namesSteps(const std::string& argument)
{
    std::error_code none;
    const LessonEntry* entry = lessonNamed(argument);
    return std::filesystem::exists(argument, none) ? isLessonFile(argument) : entry && entry->has_steps;
}

Result<Lesson> loadStepsNamed(const std::string& argument)
{
    std::error_code none;
    const LessonEntry* entry = std::filesystem::exists(argument, none) ? nullptr : lessonNamed(argument);
    return entry ? loadSteps(*entry) : readLessonFile(argument, Pipes::Read);
}

Result<LessonReport> checkLessons(const std::vector<std::string>& arguments)
{
    LessonReport report;
    for (const std::string& argument : arguments) {
        const auto lesson = loadStepsNamed(argument);
        if (!lesson)
            return lesson.error();
        const std::vector<StepFault> faults = checkLesson(*lesson);
        for (const StepFault& fault : faults)
            report.text += say("%1: step %2: %3\n", argument, fault.step + 1, fault.what);
        report.failing += !faults.empty();
    }
    report.text += say("%1 checked, %2 fail\n", sayCount("1 lesson", "%n lessons", arguments.size()), report.failing);
    return report;
}

} // namespace attn
