// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes *.attnlesson: JSON, UTF-8, "format": "attnscope-lesson/1"; resources/lessons/FORMAT.md describes it for
// teachers. As strict as the scene reader: every fault is one sentence with the line and the path.
#pragma once

#include "core/base/result.h"
#include "core/io/files/inputfile.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/steps.h"

#include <string>
#include <string_view>

namespace attn {

inline constexpr std::string_view lesson_ending = ".attnlesson";
inline constexpr std::int64_t max_lesson_bytes = std::int64_t(4) << 20;

// Whether the name is that of a lesson file.
bool isLessonFile(std::string_view path);

// Errors: "line 12, steps[2].goal.conditions[0].is: 'most' is not one of largest, at_least, …". Scenes are planned, so
// that each can be computed; whether cells, next tokens and expected values exist and goals can be reached is left to
// checkLesson, since an unfinished lesson must be readable, too.
Result<Lesson> parseLesson(std::string_view text);
// Relative paths of models start at the file's folder. Errors name the file: "a.attnlesson: no such file".
Result<Lesson> readLessonFile(const std::string& path, Pipes pipes = Pipes::Refused);
// parseLesson gives the lesson back.
std::string writeLesson(const Lesson& lesson);
// The texts for others: pages, figures and copies have no other. tests/privacy.cmake lists who may write one whole.
inline std::string sharedLesson(const Lesson& lesson) { return writeLesson(withoutPrivate(lesson)); }
inline std::string sharedScene(const Scene& scene, const std::string& folder = {})
{
    return writeScene(withoutPrivate(scene), folder);
}

} // namespace attn
