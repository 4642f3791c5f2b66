// SPDX-License-Identifier: GPL-3.0-or-later
// A scene made of another one by a patch, as steps of a lesson write it: JSON Merge Patch (RFC 7396) on the scene's file, with
// one exception: `edits` and `overrides` are put onto those of the scene cell by cell, and a value of null takes one back.
#pragma once

#include "core/scene/scene.h"

#include <string>
#include <string_view>

namespace attn {

// The scene's file with the patch put onto it. Both must be JSON objects.
std::string patchedScene(std::string_view scene, std::string_view patch);
// The patch that turns one into the other: "{}" where they are the same.
std::string scenePatch(const Scene& from, const Scene& to);

} // namespace attn
