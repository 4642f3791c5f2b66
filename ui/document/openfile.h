// SPDX-License-Identifier: GPL-3.0-or-later
// The file open in this window (a scene or a lesson being written): its path, and its content when last read or saved
// here, so that changes by others are not overwritten without asking.
#pragma once

#include "ui/document/contentmark.h"

#include <QObject>

#include <utility>

namespace attn {

class OpenFile : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QString& filePath() const { return m_filePath; } // empty: never saved
    const QByteArray& knownMark() const { return m_mark; } // contentMark when last read or saved here; empty: none
    // Whether the file still holds that; Changed, too, where it cannot be read. Reads it: not for the GUI thread when it is
    // large.
    FileState fileState() const { return fileStateSince(m_mark, m_filePath).value_or(FileState::Changed); }
    void setFileGone(bool gone) // as the watcher says
    {
        if (std::exchange(m_fileGone, gone) != gone)
            Q_EMIT modifiedChanged();
    }

Q_SIGNALS:
    void fileChanged(); // new path or content; for a scene also its lesson or title
    void modifiedChanged();

protected:
    QString m_filePath;
    QByteArray m_mark;
    bool m_fileGone = false;
};

// A mark that matches no file: for restored edits whose file another program has changed since.
inline QByteArray unlikeAnyFile() { return QByteArrayLiteral("changed since"); }

} // namespace attn
