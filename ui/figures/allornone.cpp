// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/allornone.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace attn {
namespace {

Error cannotWrite(const QString& path, const QString& why)
{
    return Error{QStringLiteral("%1: cannot be written (%2)").arg(QDir::toNativeSeparators(path), why).toStdString()};
}

QString backupOf(const QString& gathered, const QString& name)
{
    return QDir(gathered).filePath(QStringLiteral("before/") + name);
}

} // namespace

AllOrNone::AllOrNone(const QString& folder) : m_folder(QDir::cleanPath(QDir(folder).absolutePath())) {}

AllOrNone::~AllOrNone()
{
    if (!m_gathered.isEmpty())
        QDir(m_gathered).removeRecursively();
    if (!m_done && !m_madeFolder.isEmpty())
        QDir(m_madeFolder).removeRecursively();
}

std::optional<Error> AllOrNone::begin()
{
    if (!m_gathered.isEmpty())
        return std::nullopt;
    for (QString at = m_folder; !QFileInfo::exists(at) && at != QFileInfo(at).path(); at = QFileInfo(at).path())
        m_madeFolder = at; // the outermost one that is missing
    if (!QDir().mkpath(m_folder) || !QFileInfo(m_folder).isDir()) {
        const QString path = m_folder;
        return cannotWrite(path, QStringLiteral("the folder cannot be made"));
    }
    QTemporaryDir gathered(QDir(m_folder).filePath(QStringLiteral(".attnscope-XXXXXX")));
    gathered.setAutoRemove(false);
    if (!gathered.isValid() || !QDir(gathered.path()).mkdir(QStringLiteral("before")))
        return cannotWrite(m_folder, QStringLiteral("the folder is read-only"));
    m_gathered = gathered.path();
    return std::nullopt;
}

std::optional<Error> AllOrNone::add(const QString& name, const QByteArray& bytes)
{
    {
        const std::lock_guard lock(m_mutex);
        if (auto fault = begin())
            return fault;
        if (QFileInfo(QDir(m_folder).filePath(name)).isDir())
            return cannotWrite(QDir(m_folder).filePath(name), QStringLiteral("it is a folder"));
        m_names << name;
    }
    // Unbuffered, so that a full disk is seen here. Nobody can mistake it for the file before it is moved to its place.
    QFile file(QDir(m_gathered).filePath(name));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size())
        return cannotWrite(QDir(m_folder).filePath(name), QStringLiteral("the disk is full or failed"));
    return std::nullopt;
}

std::optional<Error> AllOrNone::commit()
{
    const QDir folder(m_folder), gathered(m_gathered);
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        const QString path = folder.filePath(m_names[i]), before = backupOf(m_gathered, m_names[i]);
        const bool there = QFileInfo::exists(path);
        if ((!there || QFile::rename(path, before)) && QFile::rename(gathered.filePath(m_names[i]), path))
            continue;
        for (qsizetype undone = i; undone >= 0; --undone) {
            const QString place = folder.filePath(m_names[undone]);
            if (undone < i)
                QFile::remove(place);
            if (QFileInfo::exists(backupOf(m_gathered, m_names[undone])))
                QFile::rename(backupOf(m_gathered, m_names[undone]), place);
        }
        return cannotWrite(path, QStringLiteral("it cannot be replaced"));
    }
    m_done = true;
    return std::nullopt;
}

} // namespace attn
