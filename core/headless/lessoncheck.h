// SPDX-License-Identifier: GPL-3.0-or-later
// Validates a lesson without a window: every goal is false at its start, reached by its own solution and not by typing
// its answer; expected values are true, named cells exist. Base of `attnscope lesson check` and the editor's check.
#pragma once

#include "core/base/result.h"
#include "core/lessons/steps.h"

#include <string>
#include <vector>

namespace attn {

struct StepFault {
    enum class About { Step, Goal, Solution, Locks };
    int step = 0;     // from 0
    std::string what; // "the goal holds already as the step begins: 0.2380, the next 0.2364"
    About about = About::Step;
};

// All that is wrong with a step, in the order of its parts. Computes its scene, and its solution, on the cpu backend.
std::vector<StepFault> checkStep(const LessonStep& step, int number);
std::vector<StepFault> checkLesson(const Lesson& lesson);
// The same as lines that `attnscope lesson check` prints, without their line ends; `argument` is how the lesson was named.
std::vector<std::string> lessonFaults(const Lesson& lesson, const std::string& argument);

// What `attnscope lesson check` prints for lessons read from these ids and files: a line for each fault, and last
// "N lessons checked, M fail". `failing` counts those with a fault. The error is that of one that cannot be read.
struct LessonReport {
    std::string text;
    int failing = 0;
};
Result<LessonReport> checkLessons(const std::vector<std::string>& arguments);
// Whether an id or a file means a lesson of steps, and that lesson.
bool namesSteps(const std::string& argument);
Result<Lesson> loadStepsNamed(const std::string& argument);

} // namespace attn
