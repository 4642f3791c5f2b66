// SPDX-License-Identifier: GPL-3.0-or-later
// One thread that runs one task after the other, only the newest: a newer task replaces one that has not begun.
// Everything too long for the GUI thread runs in one of these.
#pragma once

#include "core/base/stop.h"
#include "ui/threads/qtthread.h"

#include <condition_variable>
#include <functional>
#include <mutex>

namespace attn {

class WorkerThread {
public:
    // Runs in the thread. It should end soon when a stop is requested, and must not throw.
    using Task = std::function<void(StopToken stop)>;

    WorkerThread() = default; // the thread starts with the first request
    ~WorkerThread();          // cancels and waits

    // Runs next, replacing the waiting task. `cancel` asks the running one to stop.
    void request(Task task, bool cancel);
    bool isWaiting() const; // a task was requested and not begun
    // Drops waiting work and asks the job to stop.
    void cancel();
    // Runs the waiting task, with a stop already requested, and ends. Afterwards only that task may request more.
    void finish();

private:
    void work();

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    Task m_waiting;
    StopSource m_current; // of the task that runs
    bool m_finished = false;
    QtThread m_thread;
};

} // namespace attn
