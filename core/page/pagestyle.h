// SPDX-License-Identifier: GPL-3.0-or-later
// The style sheet of a page, which stands inside it.
#pragma once

#include <string>

namespace attn {

// Colours come from core/look, light and dark by the reader's own setting.
std::string pageStyle();

} // namespace attn
