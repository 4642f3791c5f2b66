// SPDX-License-Identifier: GPL-3.0-or-later
// The files that keep the progress of lessons on this machine (core/lessons/stepprogress.h): a small one per lesson,
// erased on request.
#pragma once

#include "core/lessons/stepprogress.h"

#include <QString>

namespace attn {

// Of a lesson that ships its id, of a file a name made of its path.
QString progressKey(const QString& idOrPath);
// Sized to the lesson's steps; drops the file's other steps, and work that a step's scene no longer accepts. Without a
// file, nothing is done yet.
LessonProgress keptProgress(const QString& key, const Lesson& lesson);
// Atomic; a failure loses only the progress and is not reported.
void keepProgress(const QString& key, const Lesson& lesson, const LessonProgress& progress);
// How many steps were seen, how many have nothing left to answer, and of how many; all 0 without progress.
struct StepsSeen {
    int seen = 0, done = 0, all = 0;
    qint64 written = 0; // when its progress was kept last
    bool operator==(const StepsSeen&) const = default;
};
StepsSeen stepsSeen(const QString& key);
void eraseProgress(const QString& key);
void eraseAllProgress();

} // namespace attn
