// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that ship inside the program: scenes with their expected values, embedded at build time from
// resources/lessons/ID.json, so that the command line finds them without any file.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <span>
#include <string_view>

namespace attn {

struct LessonEntry {
    std::string_view id;    // "000.mha": the file's name without .json
    std::string_view title; // the scene's title
    std::string_view text;  // the scene file itself
};

// In the order of their ids.
std::span<const LessonEntry> lessons();
// The entry with this id, or null.
const LessonEntry* lessonNamed(std::string_view id);
// Parses the lesson; an error here is a fault of the build, and a test reads them all.
Result<Scene> loadLesson(const LessonEntry& entry);

} // namespace attn
