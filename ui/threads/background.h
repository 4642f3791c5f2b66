// SPDX-License-Identifier: GPL-3.0-or-later
// One job at a time off the GUI thread, only the newest: a newer request cancels the running job and drops the waiting
// one. For all that studios compute besides the scene, so that the window never waits.
#pragma once

#include "core/base/stop.h"
#include "ui/threads/callqueue.h"
#include "ui/threads/workerthread.h"

#include <QObject>
#include <QString>

#include <functional>

namespace attn {

class Background : public QObject {
    Q_OBJECT

public:
    // Runs in the worker; returns a call for the GUI thread, skipped if a newer job was requested or cancel() called
    // meanwhile. May return nothing.
    using Job = std::function<std::function<void()>(StopToken)>;

    explicit Background(QObject* parent = nullptr);
    ~Background() override; // cancels and waits

    void request(Job job);
    void cancel();
    bool isBusy() const { return m_busy; }
    static bool isAnyBusy(); // of all in the program

Q_SIGNALS:
    void busyChanged(bool busy);
    // The newest job ended without an answer: one sentence, usually that memory ran out.
    void failed(const QString& sentence);

private:
    void deliver(int number, const std::function<void()>& finish);
    void setBusy(bool busy);

    int m_number = 0; // of the newest request
    bool m_busy = false;
    CallQueue m_calls;
    WorkerThread m_worker; // last: must end before the others
};

} // namespace attn
