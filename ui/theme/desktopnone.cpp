// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktoplooks.h"

namespace attn {

std::optional<DesktopLooks> askDesktop() { return std::nullopt; }

} // namespace attn
