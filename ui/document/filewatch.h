// SPDX-License-Identifier: GPL-3.0-or-later
// Notices when another window or program changes or removes the open file, as soon as the system reports it.
#pragma once

#include "ui/document/lostwork.h"
#include "ui/document/openfile.h"
#include "ui/threads/background.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace attn {

class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(OpenFile* file, QObject* parent = nullptr);

    // Remote folders report nothing, so call this when the window comes to the front.
    void look();
    FileState state() const { return m_state; } // when it was looked at last; Same where no file is open

Q_SIGNALS:
    void stateChanged(); // or it changed again

private:
    void follow(); // the file, which may be a new one
    void setState(FileState state);

    OpenFile* m_file;
    QFileSystemWatcher m_system;
    QTimer m_rest; // programs write in several strokes
    QTimer m_gone; // no folder reports its return
    FileState m_state = FileState::Same;
    struct Seen {
        QString path;
        QByteArray known; // the content that the window knows
        FileMark file;
        bool settled = false; // not written just before it was read: with the same mark it is the same
        bool operator==(const Seen&) const = default;
    };
    Seen m_seen; // what m_state was found out from: not read again
    Background m_reader;
};

} // namespace attn
