// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livelesson.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/explain/hiding.h"
#include "core/lessons/locks.h"

#include <utility>

namespace attn {

namespace {

constexpr int digits = 4; // that a page shows

} // namespace

std::optional<Error> LiveLesson::open(Lesson lesson, std::string_view progress)
{
    LessonProgress kept = readProgress(progress, lesson);
    std::swap(m_lesson, lesson);
    std::swap(m_progress, kept);
    if (auto fault = showStep()) {
        m_lesson = std::move(lesson);
        m_progress = std::move(kept);
        return fault;
    }
    return {};
}

std::optional<Error> LiveLesson::goTo(int step)
{
    const int before = std::exchange(m_progress.step, step);
    auto fault = showStep();
    if (fault)
        m_progress.step = before;
    return fault;
}

std::optional<Error> LiveLesson::startAgain()
{
    own() = startedAgain(own());
    return showStep();
}

std::optional<Error> LiveLesson::showStep()
{
    Scene begins = step().scene;
    if (own().hidden && begins.view)
        begins.view->hidden = *own().hidden;
    m_scene.guardBy({});
    if (auto fault = m_scene.open(std::move(begins)))
        return fault;
    m_scene.guardBy([this](const Scene& before, const Scene& after) { return lockFault(step().locks, before, after); });
    if (own().work && !sameWork(*own().work, step().scene)) {
        Scene work = *own().work;
        work.view = m_scene.scene().view;
        m_scene.change(std::move(work)); // what the locks refuse was not made here
    }
    own().seen = true;
    follow();
    return {};
}

std::optional<Error> LiveLesson::showSolution()
{
    if (!step().goal || !step().goal->solution)
        return Error{say("this step has no solution to show")};
    Scene solved = *step().goal->solution;
    solved.view = m_scene.scene().view;
    if (auto fault = m_scene.change(std::move(solved)))
        return fault;
    own().shown = own().shown || !own().reached; // seeing it after reaching the goal does not count
    return {};
}

void LiveLesson::showHint() { attn::showHint(own(), step()); }

void LiveLesson::show(const std::vector<CellBlock>& blocks)
{
    const std::optional<View>& view = m_scene.scene().view;
    m_scene.hide(attn::shown(*shown(), view ? view->hidden : std::vector<CellBlock>(), blocks));
}

void LiveLesson::reveal()
{
    if (toPredict().left == 0)
        return;
    own().shown = true;
    show(step().predict);
}

Answer LiveLesson::choose(int question, int choice)
{
    return attn::choose(own(), step().questions[std::size_t(question)], question, choice);
}

Answer LiveLesson::type(int question, std::string_view number)
{
    const Answer answer = judged(number, step().questions[std::size_t(question)], *shown(), digits,
                                 [](double value, int decimals) { return decimalText(value, decimals); });
    count(own(), answer);
    if (answer.severity == Severity::Ok)
        own().numbers[question] = std::string(number);
    return answer;
}

Answer LiveLesson::predict(const CellRef& cell, std::string_view number)
{
    const ComputedPtr now = shown();
    if (!hidesAll(*now, {cell.tensor, cell.index}))
        return {};
    const Answer answer =
        judged(number, *now, cell, digits, [](double value, int decimals) { return decimalText(value, decimals); });
    count(own(), answer);
    if (answer.severity == Severity::Ok)
        show({{cell.tensor, cell.index}});
    return answer;
}

void LiveLesson::follow()
{
    const Scene& now = m_scene.scene();
    own().work = sameWork(now, step().scene) ? std::nullopt : std::optional(now);
    if (now.view && step().scene.view)
        own().hidden = now.view->hidden == step().scene.view->hidden ? std::nullopt : std::optional(now.view->hidden);
    own().predicted = own().predicted || (!step().predict.empty() && toPredict().left == 0);
    m_goal.reset();
    if (!step().goal)
        return;
    if (auto state = stateOf(step().goal->conditions, *m_scene.computed())) {
        m_goal = std::move(*state);
        own().reached = own().reached || m_goal->reached;
    }
}

} // namespace attn
