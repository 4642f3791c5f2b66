// SPDX-License-Identifier: GPL-3.0-or-later
// One job at a time off the GUI thread, the newest one only: a newer request cancels what runs and drops what waits. What
// studios compute beside the scene itself goes here, so that the window never waits.
#pragma once

#include "ui/threads/inbox.h"
#include "ui/threads/workerthread.h"

#include <QObject>
#include <QString>

#include <functional>
#include <stop_token>

namespace attn {

class Background : public QObject {
    Q_OBJECT

public:
    // Runs in the worker; returns what is then called in the GUI thread, unless a newer job was requested or cancel()
    // called meanwhile. May return nothing.
    using Job = std::function<std::function<void()>(std::stop_token)>;

    explicit Background(QObject* parent = nullptr); // its destructor cancels and waits

    void request(Job job);
    void cancel();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged(bool busy);
    // The newest job ended without an answer: one sentence, mostly that there is not enough memory.
    void failed(const QString& sentence);

private:
    void deliver(int number, const std::function<void()>& finish);
    void setBusy(bool busy);

    int m_number = 0; // of the newest request
    bool m_busy = false;
    Inbox m_inbox;
    WorkerThread m_worker; // last: it must end before the rest goes
};

} // namespace attn
