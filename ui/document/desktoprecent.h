// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's own list of recent files, recently-used.xbel, which GTK's file choosers, GNOME and KDE show.
#pragma once

#include <QDateTime>
#include <QString>

namespace attn {

// Of a user's data: ~/.local/share/recently-used.xbel.
QString desktopRecentPath();

// Puts the file `path` into the list at `listPath`, or moves it to its end, the newest place. The other entries stay as they
// are, and a list that cannot be read stays whole; nothing is said, for it is not the user who asked.
void shareWithDesktop(const QString& listPath, const QString& path, const QDateTime& opened);

} // namespace attn
