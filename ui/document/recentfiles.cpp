// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recentfiles.h"

#include "ui/language/language.h"

#include <QFileInfo>
#include <QLocale>
#include <QObject>
#include <QSettings>

#include <algorithm>

namespace attn {

namespace {

const QString recent_key = QStringLiteral("recent");

void storeRecent(const std::vector<RecentFile>& files)
{
    QSettings settings;
    settings.beginWriteArray(recent_key, static_cast<int>(files.size()));
    for (std::size_t i = 0; i < files.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("path"), files[i].path);
        settings.setValue(QStringLiteral("title"), files[i].title);
        settings.setValue(QStringLiteral("opened"), files[i].opened);
    }
    settings.endArray();
}

} // namespace

bool RecentFile::exists() const { return QFileInfo::exists(path); }

std::vector<RecentFile> recentFiles()
{
    std::vector<RecentFile> files;
    QSettings settings;
    const int count = std::min(settings.beginReadArray(recent_key), most_recent_files);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        files.push_back({settings.value(QStringLiteral("path")).toString(),
                         settings.value(QStringLiteral("title")).toString(),
                         settings.value(QStringLiteral("opened")).toDateTime()});
    }
    settings.endArray();
    std::erase_if(files, [](const RecentFile& file) { return file.path.isEmpty(); });
    return files;
}

void rememberFile(const QString& path, const QString& title)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::vector<RecentFile> files = recentFiles();
    std::erase_if(files, [&](const RecentFile& file) { return file.path == absolute; });
    files.insert(files.begin(), {absolute, title, QDateTime::currentDateTime()});
    if (files.size() > most_recent_files)
        files.resize(most_recent_files);
    storeRecent(files);
}

void forgetFiles() { QSettings().remove(recent_key); }

QString whenOpened(const QDateTime& opened, const QDateTime& now)
{
    const qint64 days = opened.date().daysTo(now.date());
    const QLocale spoken(language());
    if (days == 0)
        return QObject::tr("today, %1").arg(opened.time().toString(QStringLiteral("HH:mm")));
    if (days == 1)
        return QObject::tr("yesterday");
    if (days > 1 && days < 7)
        return spoken.dayName(opened.date().dayOfWeek());
    return spoken.toString(opened.date(), QObject::tr("d MMMM yyyy", "a date, as QLocale::toString writes it"));
}

} // namespace attn
