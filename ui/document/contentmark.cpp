// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/contentmark.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace attn {

QByteArray contentMark(std::string_view content)
{
    return QCryptographicHash::hash(QByteArrayView(content.data(), qsizetype(content.size())),
                                    QCryptographicHash::Sha1);
}

QByteArray contentMarkOfFile(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const bool read = QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && hash.addData(&file);
    return read ? hash.result() : QByteArray();
}

std::optional<FileState> fileStateSince(const QByteArray& mark, const QString& path)
{
    const QByteArray now = contentMarkOfFile(path);
    if (now == mark)
        return FileState::Same;
    if (now.isEmpty())
        return QFileInfo::exists(path) ? std::optional<FileState>() : FileState::Gone;
    return FileState::Changed;
}

} // namespace attn
