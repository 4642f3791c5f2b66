// SPDX-License-Identifier: GPL-3.0-or-later
// How the desktop wants programs to look: dark, high contrast, reduced motion. Each kind of desktop is queried
// differently, by one of desktopportal.cpp, desktopwindows.cpp and desktopnone.cpp.
#pragma once

#include <optional>

namespace attn {

struct DesktopLooks {
    bool dark = false, highContrast = false, reducedMotion = false;
    bool operator==(const DesktopLooks&) const = default;
};

// Blocks up to a second, so not for the GUI thread. nullopt if there is nothing to query, or no answer.
std::optional<DesktopLooks> askDesktop();

} // namespace attn
