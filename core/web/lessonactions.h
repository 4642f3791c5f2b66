// SPDX-License-Identifier: GPL-3.0-or-later
// What the script of a lesson's page can request beyond any live page: steps, answers, hints, progress.
#pragma once

#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/web/livelesson.h"

#include <array>
#include <optional>
#include <string_view>

namespace attn {

// The place {"tensor": "x", "flat": 7} of a request. Throws SceneFault where the scene has no such cell.
CellRef cellOf(const LiveScene& scene, Fields& request);

struct LessonAction {
    std::string_view name;
    std::optional<Error> (*run)(LiveLesson&, LiveScene&, Fields& request, JsonMembers& reply);
    std::array<std::string_view, 7> members = {}; // that a request of it may have
};
// Null: no such action. All but "lesson" need an open lesson.
const LessonAction* lessonActionNamed(std::string_view name);

} // namespace attn
