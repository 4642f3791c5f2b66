// SPDX-License-Identifier: GPL-3.0-or-later
// What a live scene's page has besides its stages before the engine fills it: undo, save and link, the steps, a place
// for the controls; and the color switch that every page has.
#pragma once

#include <string>

namespace attn {

std::string pageControls();
std::string themeSwitch();

} // namespace attn
