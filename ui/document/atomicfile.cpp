// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/atomicfile.h"

#include "core/io/files/syncfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace attn {

namespace {

// Why the file cannot be there, in terms of what the person can do about it; empty when nothing stands against it.
QString whyNotThere(const QFileInfo& target)
{
    const QFileInfo folder(target.absolutePath());
    const QString name = QDir::toNativeSeparators(folder.filePath());
    if (target.isDir())
        return QStringLiteral("it is a folder. Choose another name.");
    if (!folder.isDir())
        return QStringLiteral("there is no folder %1. Choose another one.").arg(name);
    if (target.exists() && !target.isWritable())
        return QStringLiteral("the file is read-only. Choose another name.");
    if (!folder.isWritable())
        return QStringLiteral("the folder %1 is read-only. Choose another one.").arg(name);
    return {};
}

} // namespace

std::optional<Error> writeAtomically(const QString& filePath, std::string_view content)
{
    const auto not_saved = [&](const QString& why) {
        const QString known = whyNotThere(QFileInfo(filePath));
        return Error{QStringLiteral("%1 was not saved: %2")
                         .arg(QFileInfo(filePath).fileName(), known.isEmpty() ? why : known)
                         .toStdString()};
    };
    QSaveFile file(filePath);
    if (!file.open(QIODevice::WriteOnly |
                   QIODevice::Unbuffered)) // unbuffered: a short write is seen here, not in commit()
        return not_saved(file.errorString() + QLatin1Char('.'));
    const qint64 size = static_cast<qint64>(content.size());
    const bool written = file.write(content.data(), size) == size;
    if (!written)
        file.cancelWriting();
    if (!file.commit())
        return not_saved(QStringLiteral("the disk is full or failed. What was there before is untouched. "
                                        "Make room on it, or choose another folder."));
    syncFolderOf(QFile::encodeName(QFileInfo(filePath).absoluteFilePath()).toStdString());
    return std::nullopt;
}

Error stoppedBeforeWriting()
{
    return Error{QCoreApplication::translate("ExportFrame", "Stopped: no file was written.").toStdString()};
}

} // namespace attn
