// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exportpictures.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace attn {
namespace {

constexpr qsizetype longest_title = 60; // characters of a file name that the title may take

// Letters, digits, dots and dashes stay; everything else becomes one underscore. No leading dot, no trailing one.
QString safeForFiles(const QString& title)
{
    QString safe;
    for (const QChar c : title) {
        const bool plain = c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('.');
        if (plain)
            safe += c;
        else if (!safe.endsWith(QLatin1Char('_')))
            safe += QLatin1Char('_');
    }
    safe.truncate(longest_title);
    const auto trimmed = [](QChar c) { return c == QLatin1Char('_') || c == QLatin1Char('.'); };
    while (!safe.isEmpty() && trimmed(safe.back()))
        safe.chop(1);
    while (!safe.isEmpty() && trimmed(safe.front()))
        safe.remove(0, 1);
    return safe.isEmpty() ? QStringLiteral("scene") : safe;
}

Error cannotWrite(const QString& path, const QString& why)
{
    return Error{QStringLiteral("%1: cannot be written (%2)").arg(path, why).toStdString()};
}

// Makes the missing folders of a path and remembers the outermost one made.
class MadeFolders {
public:
    bool make(const QString& folder)
    {
        QString missing;
        for (QString at = QDir::cleanPath(folder); !QFileInfo::exists(at); at = QFileInfo(at).path())
            missing = at;
        if (missing.isEmpty())
            return QFileInfo(folder).isDir();
        m_made.push_back(missing);
        return QDir().mkpath(folder);
    }
    void takeAway() const
    {
        for (const QString& folder : m_made)
            QDir(folder).removeRecursively();
    }

private:
    std::vector<QString> m_made;
};

} // namespace

QString pictureFileName(const QString& title, const QString& tensor, std::optional<int> head, std::optional<int> batch)
{
    QString name = safeForFiles(title) + QLatin1Char('_') + tensor;
    if (head)
        name += QStringLiteral("_h%1").arg(*head);
    if (batch)
        name += QStringLiteral("_b%1").arg(*batch);
    return name + QStringLiteral(".png");
}

std::optional<Error> writePictures(const std::vector<PictureFile>& files)
{
    MadeFolders folders;
    std::vector<QString> written;
    const auto undone = [&](Error error) {
        for (const QString& path : written)
            QFile::remove(path);
        folders.takeAway();
        return error;
    };
    for (const PictureFile& file : files) {
        if (!folders.make(QFileInfo(file.path).path()))
            return undone(cannotWrite(file.path, QStringLiteral("its folder cannot be made")));
        const bool isNew = !QFileInfo::exists(file.path);
        QSaveFile target(file.path);
        if (!target.open(QIODevice::WriteOnly) || target.write(file.bytes) != file.bytes.size() || !target.commit())
            return undone(cannotWrite(file.path, target.errorString()));
        if (isNew) // a picture that was there before is replaced, and is not ours to take away
            written.push_back(file.path);
    }
    return std::nullopt;
}

} // namespace attn
