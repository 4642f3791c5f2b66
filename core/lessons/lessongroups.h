// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that ship in groups, in the order to meet them in: for the start page and for course sites.
#pragma once

#include "core/lessons/lesson.h"

#include <vector>

namespace attn {

struct LessonGroup {
    std::string_view title, caption; // in English: say() translates them
    std::vector<const LessonEntry*> lessons;
    bool large = false; // with large cards on the start page
};

// Those that have steps, and single scenes. Every lesson once; no group is empty.
std::vector<LessonGroup> lessonGroups();

} // namespace attn
