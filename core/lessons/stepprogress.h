// SPDX-License-Identifier: GPL-3.0-or-later
// A learner's progress in a lesson, with the numbers they entered, as a value and as the stored text: by the window in
// a file, by a page in the browser.
#pragma once

#include "core/lessons/answer.h"
#include "core/lessons/steps.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct StepProgress {
    bool seen = false;
    bool reached = false;               // the goal, at least once
    bool shown = false;                 // the program has shown a solution, or revealed what was to be predicted
    bool predicted = false;             // all predictions are worked out
    int hints = 0;                      // how many are on the screen
    bool hinted = false;                // a hint was read before the step was solved
    int right = 0, wrong = 0;           // answers given
    std::map<int, int> choices;         // of a question: the selected answer
    std::map<int, std::string> numbers; // of a question: the right answer: what was typed, or the number of the choice
    // Numbers that are not worked out yet; nullopt: as the step begins.
    std::optional<std::vector<CellBlock>> hidden;
    std::optional<Scene> work; // what the learner has made of the scene; nullopt: as the step begins
};

struct LessonProgress {
    int step = 0;
    std::vector<StepProgress> steps; // as many as the lesson has
};

void count(StepProgress& progress, const Answer& answer);
// Selects an answer and counts it, but not after the right one: others may then be read.
Answer choose(StepProgress& progress, const Question& question, int number, int choice);
// Shows the next hint. One that is read after the solution does not count.
void showHint(StepProgress& progress, const LessonStep& step);
// Progress of a step that begins again. Its tries stay tries, and its hints were read.
StepProgress startedAgain(const StepProgress& before);
// Whether a step has a task: a goal, an answer, a prediction.
bool hasTask(const LessonStep& step);
// Whether all of it was found by the learner.
bool isSolved(const LessonStep& step, const StepProgress& progress);

struct ProgressCounts {
    int steps = 0, seen = 0, tasks = 0;
    int solved = 0, first_tries = 0, tries = 0; // of tasks; tries: answers and goals reached
    int hinted = 0;                             // solved after a hint, and so not on the first try
    bool done() const { return seen == steps && solved == tasks; }
};
ProgressCounts countsOf(const Lesson& lesson, const LessonProgress& progress);

// JSON on one line.
std::string writeProgress(const Lesson& lesson, const LessonProgress& progress);
// Ignores what the lesson has no place for, work that its scene no longer takes, and text that is no progress.
LessonProgress readProgress(std::string_view text, const Lesson& lesson);

} // namespace attn
