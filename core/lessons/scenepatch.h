// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a scene from another by a patch, as lesson steps write it: JSON Merge Patch (RFC 7396) on the scene's file,
// with one exception: `edits` and `overrides` are added to those of the scene cell by cell, and a value of null removes
// one.
#pragma once

#include "core/scene/scene.h"

#include <string>
#include <string_view>

namespace attn {

// The scene's file with the patch put onto it. Both must be JSON objects.
std::string patchedScene(std::string_view scene, std::string_view patch);
// The patch that turns one into the other: "{}" if they are equal.
std::string scenePatch(const Scene& from, const Scene& to);

} // namespace attn
