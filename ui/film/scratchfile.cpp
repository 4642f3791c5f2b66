// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/scratchfile.h"

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>
#endif

namespace attn {

#ifdef Q_OS_LINUX
bool ScratchFile::open()
{
    const int memory = memfd_create("scratch", MFD_CLOEXEC);
    return memory >= 0 && m_file.open(memory, QIODevice::ReadOnly | QIODevice::Unbuffered, QFile::AutoCloseHandle);
}

QString ScratchFile::path() const { return QStringLiteral("/proc/%1/fd/%2").arg(getpid()).arg(m_file.handle()); }

void endWithThread(QProcess& process)
{
    process.setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGKILL); });
}
#else
bool ScratchFile::open() { return m_folder.isValid(); }
QString ScratchFile::path() const { return m_folder.filePath(QStringLiteral("scratch")); }

void endWithThread(QProcess&) {}
#endif

std::optional<QByteArray> ScratchFile::read()
{
#ifdef Q_OS_LINUX
    QFile& file = m_file;
    const bool found = file.seek(0);
#else
    QFile file(path());
    const bool found = file.open(QIODevice::ReadOnly);
#endif
    const QByteArray content = found ? file.readAll() : QByteArray();
    return content.isEmpty() ? std::nullopt : std::optional(content);
}

} // namespace attn
