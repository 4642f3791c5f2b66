// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson files as the build embedded them; see core/embedtexts.cmake. Only lesson.cpp reads this.
#pragma once

namespace attn {

struct LessonText {
    const char* id;
    const char* text;
    bool has_steps;
};

extern const LessonText lesson_texts[]; // closed by a null id

} // namespace attn
