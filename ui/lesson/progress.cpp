// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/progress.h"

#include "ui/document/atomicfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace attn {

namespace {

constexpr qint64 most_bytes = 8 << 20;

QString progressFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lessons");
}

QString pathOf(const QString& key) { return progressFolder() + QLatin1Char('/') + key + QStringLiteral(".json"); }

QByteArray readText(const QString& key)
{
    QFile file(pathOf(key));
    return file.open(QIODevice::ReadOnly) && file.size() <= most_bytes ? file.readAll() : QByteArray();
}

} // namespace

QString progressKey(const QString& idOrPath)
{
    if (!idOrPath.contains(QLatin1Char('/')) && !QFileInfo::exists(idOrPath))
        return idOrPath;
    const QByteArray path = QFileInfo(idOrPath).absoluteFilePath().toUtf8();
    return QStringLiteral("file-") +
           QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex());
}

LessonProgress keptProgress(const QString& key, const Lesson& lesson)
{
    return readProgress(readText(key).toStdString(), lesson);
}

void keepProgress(const QString& key, const Lesson& lesson, const LessonProgress& progress)
{
    QDir().mkpath(progressFolder());
    writeAtomically(pathOf(key), writeProgress(lesson, progress));
}

StepsSeen stepsSeen(const QString& key)
{
    StepsSeen steps;
    const QJsonArray steps_kept = QJsonDocument::fromJson(readText(key)).object()[QLatin1String("steps")].toArray();
    for (const auto& step : steps_kept) {
        ++steps.all;
        const bool seen = step.toObject()[QLatin1String("seen")].toBool();
        steps.seen += seen;
        steps.done += seen && !step.toObject()[QLatin1String("open")].toBool();
    }
    if (steps.seen > 0)
        steps.written = QFileInfo(pathOf(key)).lastModified().toMSecsSinceEpoch();
    return steps;
}

void eraseProgress(const QString& key) { QFile::remove(pathOf(key)); }

void eraseAllProgress()
{
    QDir folder(progressFolder());
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files))
        folder.remove(name);
}

} // namespace attn
