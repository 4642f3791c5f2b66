// SPDX-License-Identifier: GPL-3.0-or-later
// How far somebody has come in a lesson, with the numbers they have put in: kept on this machine, one small file for each
// lesson, and forgotten when asked.
#pragma once

#include "core/lessons/steps.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace attn {

struct StepProgress {
    bool seen = false;
    bool reached = false;           // the goal, at least once
    bool shown = false;             // by the program
    int hints = 0;                  // how many are on the screen
    std::map<int, int> choices;     // of a question: the answer chosen
    std::map<int, QString> numbers; // of a question: what was typed and right
    // Numbers that are not worked out yet; nothing: as the step begins.
    std::optional<std::vector<CellBlock>> hidden;
    std::optional<Scene> work; // what the learner has made of the scene; nothing: as the step begins
};

struct LessonProgress {
    int step = 0;
    std::vector<StepProgress> steps;
};

// Of a lesson that ships its id, of a file a name made of its path.
QString progressKey(const QString& idOrPath);
// As long as the lesson's steps; what the file has of other steps is dropped, and work that the step's scene no longer
// takes. Without a file nothing is done yet.
LessonProgress readProgress(const QString& key, const Lesson& lesson);
// Atomically; a fault costs the progress alone and is not told.
void writeProgress(const QString& key, const Lesson& lesson, const LessonProgress& progress);
// How many steps of how many were seen; of none where there is no progress.
struct StepsSeen {
    int seen = 0, all = 0;
    bool operator==(const StepsSeen&) const = default;
};
StepsSeen stepsSeen(const QString& key);
void eraseProgress(const QString& key);
void eraseAllProgress();

} // namespace attn
