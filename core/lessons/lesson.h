// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that ship inside the program, embedded at build time from resources/lessons, so that the command line finds them
// without any file: ID.json is a scene with its expected values, ID.attnlesson a lesson of steps.
#pragma once

#include "core/base/result.h"
#include "core/lessons/steps.h"
#include "core/scene/scene.h"

#include <span>
#include <string>
#include <string_view>

namespace attn {

struct LessonEntry {
    std::string_view id;      // "000.mha": the file's name without its ending
    std::string_view title;   // the scene's, or the lesson's in English
    std::string_view text;    // the file itself
    std::string_view summary; // of one with steps, in English: one sentence
    bool has_steps = false;   // a lesson of steps: loadSteps reads it
};

// In the language that is spoken, where the lesson has it.
std::string shownTitle(const LessonEntry& entry);
std::string shownSummary(const LessonEntry& entry);

// In the order of their ids, the single scenes first.
std::span<const LessonEntry> lessons();
// Those of them that are single scenes, and those that have steps.
std::span<const LessonEntry> sceneLessons();
std::span<const LessonEntry> stepLessons();
// The one that follows among those with steps that begin alike: begin.2.qkv after begin.1.weight. Null after the last.
const LessonEntry* lessonAfter(std::string_view id);
// The entry with this id, or null.
const LessonEntry* lessonNamed(std::string_view id);
// Parses the lesson's scene, of one with steps that of the first; an error here is a fault of the build, and a test reads
// them all.
Result<Scene> loadLesson(const LessonEntry& entry);
// The steps of one that has them; of a single scene it is an error.
Result<Lesson> loadSteps(const LessonEntry& entry);

} // namespace attn
