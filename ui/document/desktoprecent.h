// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's own list of recent files, recently-used.xbel, which GTK's file choosers, GNOME and KDE show.
#pragma once

#include <QDateTime>
#include <QString>

namespace attn {

// Of a user's data: ~/.local/share/recently-used.xbel. Empty on systems whose desktops have no such list.
QString desktopRecentPath();

// Adds the file `path` to the list at `listPath`, or moves it to its end, the newest place. The other entries stay, and
// a list that cannot be read is left as it is; without a message, since the user did not ask for this.
void shareWithDesktop(const QString& listPath, const QString& path, const QDateTime& opened);

} // namespace attn
