// SPDX-License-Identifier: GPL-3.0-or-later
// The scene that the tests of documents, files and journals begin with, and the same with one number edited.
#pragma once

#include "core/lessons/lesson.h"
#include "core/scene/edits.h"

namespace attn {

inline Scene firstScene() { return *loadLesson(*lessonNamed("000.param.seed123")); }

inline Scene withX(float value)
{
    Scene scene = firstScene();
    scene.edits.set("x", {1, 1}, value);
    return scene;
}

} // namespace attn
