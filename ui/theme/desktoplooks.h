// SPDX-License-Identifier: GPL-3.0-or-later
// How the desktop wants its programs to look: dark, with high contrast, with nothing that moves. Its portal is asked over D-Bus, off the
// GUI thread; where there is none, or it does not answer, nothing is wanted.
#pragma once

#include <QMap>
#include <QVariantMap>

#include <optional>

namespace attn {

struct DesktopLooks {
    bool dark = false, highContrast = false, reducedMotion = false;
    bool operator==(const DesktopLooks&) const = default;
};

// What the portal answers: of each namespace, the settings by their names.
using DesktopSettings = QMap<QString, QVariantMap>;
DesktopLooks looksOf(const DesktopSettings& settings);

// Waits for the portal, at most a second. Nothing: there is no bus, or nobody answers.
std::optional<DesktopSettings> askDesktop();

} // namespace attn
