// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson played without a window: the current step, the learner's work in it, and the replies to their answers. Shows
// the step's scene in a LiveScene, which it guards.
#pragma once

#include "core/explain/withhold.h"
#include "core/lessons/answer.h"
#include "core/lessons/stepprogress.h"
#include "core/web/livescene.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

class LiveLesson {
public:
    explicit LiveLesson(LiveScene& scene) : m_scene(scene) {}
    LiveLesson(const LiveLesson&) = delete;
    LiveLesson& operator=(const LiveLesson&) = delete;

    // Begins at the step that `progress`, text of writeProgress or empty, was left at. On an error everything stays as it was,
    // here and below.
    std::optional<Error> open(Lesson lesson, std::string_view progress);
    bool isOpen() const { return !m_lesson.steps.empty(); }
    const Lesson& lesson() const { return m_lesson; }
    int number() const { return m_progress.step; }
    const LessonStep& step() const { return m_lesson.steps[std::size_t(number())]; }
    const StepProgress& mine() const { return m_progress.steps[std::size_t(number())]; }

    std::optional<Error> goTo(int step);
    // This step alone, as it began.
    std::optional<Error> startAgain();
    // Applies one solution, as an edit that can be undone.
    std::optional<Error> showSolution();
    void showHint();
    // Reveals all predicted values.
    void reveal();

    // `question`, `choice`: of this step.
    Answer choose(int question, int choice);
    Answer type(int question, std::string_view number);
    // A number for a hidden cell; a right one reveals the cell.
    Answer predict(const CellRef& cell, std::string_view number);

    // The numbers as the learner may see them.
    ComputedPtr shown() const { return withheldByScene(m_scene.computed()); }
    const std::optional<ConditionState>& goal() const { return m_goal; }
    ToPredict toPredict() const { return attn::toPredict(*shown(), step().predict); }
    bool isEdited() const { return !sameWork(m_scene.scene(), step().scene); }

    // Call after anything that may have changed the scene: keeps the work, and checks the goal.
    void follow();
    const LessonProgress& progress() const { return m_progress; }

private:
    StepProgress& own() { return m_progress.steps[std::size_t(number())]; }
    std::optional<Error> showStep();
    void show(const std::vector<CellBlock>& blocks);

    LiveScene& m_scene;
    Lesson m_lesson; // without steps until one is open
    LessonProgress m_progress;
    std::optional<ConditionState> m_goal;
};

} // namespace attn
