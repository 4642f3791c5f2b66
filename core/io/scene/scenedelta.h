// SPDX-License-Identifier: GPL-3.0-or-later
// What turned one scene into the next, in few bytes: an edited cell takes some fifty, however large the scene is. A whole
// scene is what turns the empty one into it.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <string>
#include <string_view>

namespace attn {

// Exact, bit for bit. Tensors that both scenes share are not looked at; of those that differ in few cells only these are
// written, else the raw numbers.
std::string encodeDelta(const Scene& before, const Scene& after);
// The scene after. Refuses, before it takes memory, what encodeDelta(before, …) cannot have written; whether the scene
// can be computed is for plan() to say.
Result<Scene> applyDelta(const Scene& before, std::string_view bytes);

} // namespace attn
