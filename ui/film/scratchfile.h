// SPDX-License-Identifier: GPL-3.0-or-later
// A file that another program writes to: in memory on Linux, where it leaves nothing behind however this program ends.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#ifndef Q_OS_LINUX
#include <QTemporaryDir>
#endif

#include <optional>

namespace attn {

class ScratchFile {
public:
    bool open();
    QString path() const;             // for that program
    std::optional<QByteArray> read(); // what it wrote

private:
#ifdef Q_OS_LINUX
    QFile m_file;
#else
    QTemporaryDir m_folder;
#endif
};

// `process`, when it is started, ends with the thread that started it, where the system can do that.
void endWithThread(QProcess& process);

} // namespace attn
