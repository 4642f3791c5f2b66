// SPDX-License-Identifier: GPL-3.0-or-later
// One thread that does one task after the other, the newest one only: a task that was not begun is replaced by a newer one.
// Everything that is kept off the GUI thread for longer than a moment runs in one of these.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace attn {

class WorkerThread {
public:
    // Runs in the thread. It should end soon when a stop is requested, and must not throw.
    using Task = std::function<void(std::stop_token stop)>;

    WorkerThread() = default; // the thread starts with the first request
    ~WorkerThread();          // cancels and waits

    // To be done next, in place of what waits. With `cancel` what runs is asked to stop.
    void request(Task task, bool cancel);
    bool isWaiting() const; // a task was requested and not begun
    // Drops what waits and asks what runs to stop.
    void cancel();
    // Does what waits, with a stop requested already, and ends. Nothing may be requested afterwards but by that task.
    void finish();

private:
    void work(std::stop_token end);

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    Task m_waiting;
    std::stop_source m_current; // of the task that runs
    bool m_finished = false;
    std::jthread m_thread; // last: it must end before the rest goes
};

} // namespace attn
