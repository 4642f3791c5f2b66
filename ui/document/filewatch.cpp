// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/filewatch.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace attn {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds one_tick = 100ms; // of any file system's clock: twice written in it looks like once

} // namespace

FileWatch::FileWatch(OpenFile* file, QObject* parent) : QObject(parent), m_file(file)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(250ms);
    connect(&m_rest, &QTimer::timeout, this, &FileWatch::look);
    m_gone.setInterval(2s);
    connect(&m_gone, &QTimer::timeout, this, &FileWatch::look);
    const auto looksSoon = [this] {
        if (!m_rest.isActive())
            m_rest.start();
    };
    connect(&m_system, &QFileSystemWatcher::fileChanged, this, looksSoon);
    connect(&m_system, &QFileSystemWatcher::directoryChanged, this, looksSoon);
    connect(file, &OpenFile::fileChanged, this, &FileWatch::follow);
    follow();
}

// To the system a replaced file is a new one; only its folder reports that. A link may be redirected, or its target
// rewritten.
void FileWatch::follow()
{
    const QString path = m_file->filePath();
    QStringList wanted;
    if (!path.isEmpty())
        for (const QString& place : {path, QFileInfo(path).canonicalFilePath()})
            if (!place.isEmpty())
                wanted << place << QFileInfo(place).absolutePath();
    wanted.removeDuplicates();
    const QStringList watched = m_system.files() + m_system.directories();
    for (const QString& place : watched)
        if (!wanted.contains(place))
            m_system.removePath(place);
    for (const QString& place : wanted)
        if (!watched.contains(place) && QFileInfo::exists(place))
            m_system.addPath(place);
    look();
}

void FileWatch::look()
{
    const QString path = m_file->filePath();
    if (path.isEmpty()) {
        m_reader.cancel();
        m_seen = {};
        return setState(FileState::Same);
    }
    if (path != m_seen.path)
        setState(FileState::Same); // until it is known
    // Reading takes long where the file is large or far away.
    m_reader.request([this, before = m_seen, seen = Seen{path, m_file->knownMark(), {}, false}](
                         const StopToken&) mutable -> std::function<void()> {
        seen.file = fileMark(QFile::encodeName(seen.path).toStdString());
        seen.settled = QDateTime::currentMSecsSinceEpoch() - seen.file.ms > one_tick.count();
        if (before.settled && seen == before)
            return {};
        const auto state = fileStateSince(seen.known, seen.path);
        if (!state) // that it was changed would be a guess
            return {};
        return [this, seen, state = *state] {
            m_seen = seen;
            if (state != FileState::Gone && !m_system.files().contains(seen.path)) // replaced or recreated
                m_system.addPath(seen.path);
            const bool back = m_state == FileState::Gone && state != FileState::Gone;
            setState(state);
            if (back)
                follow(); // its folder, too
        };
    });
}

void FileWatch::setState(FileState state)
{
    const FileState before = std::exchange(m_state, state);
    if (state != FileState::Gone)
        m_gone.stop();
    else if (!m_gone.isActive())
        m_gone.start();
    if (state != FileState::Same || before != FileState::Same)
        Q_EMIT stateChanged();
}

} // namespace attn
