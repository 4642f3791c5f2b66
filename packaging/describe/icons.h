// SPDX-License-Identifier: GPL-3.0-or-later
// The program's icon in the sizes that desktops look for, painted from its drawing.
#pragma once

#include <string>

namespace attn {

// Writes FOLDER/16.png … FOLDER/512.png; false where one cannot be written, or the drawing cannot be read.
bool writeIcons(const std::string& drawing, const std::string& folder);

} // namespace attn
