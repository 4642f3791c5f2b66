// SPDX-License-Identifier: GPL-3.0-or-later
// The looks a Linux desktop requests, from its portal over D-Bus.
#pragma once

#include "ui/theme/desktoplooks.h"

#include <QMap>
#include <QVariantMap>

namespace attn {

// What the portal answers: of each namespace, the settings by their names.
using DesktopSettings = QMap<QString, QVariantMap>;
DesktopLooks looksOf(const DesktopSettings& settings);

} // namespace attn
