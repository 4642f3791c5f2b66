// SPDX-License-Identifier: GPL-3.0-or-later
// The member "draws" of a scene file, both ways: the recipe, one step an object with its "op" first.
#pragma once

#include "core/io/scene/scenefilejson.h"
#include "core/scene/scene.h"

namespace attn {

// Throws SceneFault; whether the steps fit together is left to plan().
std::vector<Draw> readDraws(const JsonValue& value, const std::string& path = "draws");
// One a line: {"op": "rand", "out": "W_query", "shape": [3, 2]}
std::string writeDraws(const std::vector<Draw>& draws, int outer_indent = 2);

// Throws a fault at `path` unless `name` can be the name of a tensor: 1 to 64 letters, digits, '_', '.' or '-'.
void checkSceneName(const std::string& name, const std::string& path);

} // namespace attn
