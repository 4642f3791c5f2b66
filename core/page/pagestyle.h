// SPDX-License-Identifier: GPL-3.0-or-later
// The style sheet of a page, embedded in it.
#pragma once

#include <string>

namespace attn {

// The colors of core/look as variables: light, dark or high contrast by the system's setting, or by the page's own switch.
std::string paletteStyle();
// All of it.
std::string pageStyle();

} // namespace attn
