// SPDX-License-Identifier: GPL-3.0-or-later
// Recently opened or saved scenes, kept in the settings.
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace attn {

struct RecentFile {
    QString path;
    QString title;
    QDateTime opened;

    bool exists() const;
};

inline constexpr int most_recent_files = 10;

// The newest first, also those that are missing now.
std::vector<RecentFile> recentFiles();
// Moves `path` to the top, or puts it there.
void rememberFile(const QString& path, const QString& title);
void forgetFiles();
// "today, 14:02", "yesterday", "Tuesday", "3 March 2024".
QString whenOpened(const QDateTime& opened, const QDateTime& now);

} // namespace attn
