// SPDX-License-Identifier: GPL-3.0-or-later
// What the script of a live page can request: numbers, settings, steps, the current page, the language.
#pragma once

#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/web/livescene.h"
#include "core/web/livewalk.h"

#include <array>
#include <optional>
#include <string_view>

namespace attn {

struct SceneRequest {
    Fields& fields;
    std::string_view text; // of all of it
    LiveWalk& walk;
};

struct SceneAction {
    std::string_view name;
    std::optional<Error> (*run)(LiveScene&, SceneRequest&, JsonMembers& reply);
    std::array<std::string_view, 7> members = {}; // that a request of it may have
    bool needs_scene = true;
};
// Null: no such action.
const SceneAction* sceneActionNamed(std::string_view name);

} // namespace attn
