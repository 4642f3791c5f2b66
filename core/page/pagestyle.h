// SPDX-License-Identifier: GPL-3.0-or-later
// The style sheet and the script of a page, which stand inside it.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// Colours come from core/look, light and dark by the reader's own setting.
std::string pageStyle();
// Steps, heads, the chosen cell and its equation. Without it the page still has all of its text and numbers.
std::string_view pageScript();

} // namespace attn
