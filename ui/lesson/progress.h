// SPDX-License-Identifier: GPL-3.0-or-later
// The files in which the progress of lessons is kept on this machine (core/lessons/stepprogress.h): one small file for each
// lesson, erased on request.
#pragma once

#include "core/lessons/stepprogress.h"

#include <QString>

namespace attn {

// Of a lesson that ships its id, of a file a name made of its path.
QString progressKey(const QString& idOrPath);
// As long as the lesson's steps; what the file has of other steps is dropped, and work that the step's scene no longer
// takes. Without a file nothing is done yet.
LessonProgress keptProgress(const QString& key, const Lesson& lesson);
// Atomically; a fault costs the progress alone and is not told.
void keepProgress(const QString& key, const Lesson& lesson, const LessonProgress& progress);
// How many steps of how many were seen; of none where there is no progress.
struct StepsSeen {
    int seen = 0, all = 0;
    bool operator==(const StepsSeen&) const = default;
};
StepsSeen stepsSeen(const QString& key);
void eraseProgress(const QString& key);
void eraseAllProgress();

} // namespace attn
