// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader and the writer of lesson files share.
#pragma once

#include "core/scene/scene.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::string_view lesson_format = "attnscope-lesson/1";
// The view members that a step's focus writes; the step itself has the hidden cells.
inline constexpr std::array<std::string_view, 8> focus_members = {"stage", "batch",    "head",  "all_heads",
                                                                  "cell",  "operands", "range", "step"};

// A scene's JSON with this view instead of its own; keeps its stage if `view` has none.
std::string withView(std::string_view scene, std::string_view view);
// With these blocks as all that its view hides; the view stays as it is else, and shows the weights where there was none.
std::string withHidden(std::string_view scene, const std::vector<CellBlock>& hidden);

} // namespace attn
