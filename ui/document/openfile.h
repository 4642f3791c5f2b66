// SPDX-License-Identifier: GPL-3.0-or-later
// The file open in this window (a scene or a lesson being written): its path, and its content when last read or saved here, so that
// changes by others are not overwritten without a question.
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
    const QByteArray& knownMark() const { return m_mark; } // contentMark of what was read or saved here; empty: nothing
    // Whether the file still holds that; Changed, too, where it cannot be read. Reads it: not for the GUI thread when it is
    // large.
    FileState fileState() const { return fileStateSince(m_mark, m_filePath).value_or(FileState::Changed); }
    void setFileGone(bool gone) // as the watcher says
    {
        if (std::exchange(m_fileGone, gone) != gone)
            Q_EMIT modifiedChanged();
    }

Q_SIGNALS:
    void fileChanged(); // another path, or the file holds something else; of a scene its lesson or title, too
    void modifiedChanged();

protected:
    QString m_filePath;
    QByteArray m_mark;
    bool m_fileGone = false;
};

// Of a file that was changed by another program after the edits that are restored were made: the mark of no file.
inline QByteArray unlikeAnyFile() { return QByteArrayLiteral("changed since"); }

} // namespace attn
