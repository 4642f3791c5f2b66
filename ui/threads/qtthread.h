// SPDX-License-Identifier: GPL-3.0-or-later
// A thread of the window that is asked to end, and awaited, on destruction. A QThread, because text may be drawn in it:
// Qt frees a thread's font data in that thread, but for a standard library thread on Windows in another one, later,
// after everything else is destroyed.
#pragma once

#include "core/base/stop.h"

#include <functional>
#include <memory>

class QThread;

namespace attn {

class QtThread {
public:
    QtThread();
    explicit QtThread(std::function<void(StopToken)> work); // throws std::system_error if the system gives no thread
    QtThread(QtThread&& other) noexcept;
    QtThread& operator=(QtThread&& other) noexcept; // ends the one before
    ~QtThread();

    void request() const { m_stop.request(); }
    bool joinable() const { return m_thread != nullptr; }
    void join();

private:
    StopSource m_stop;
    std::unique_ptr<QThread> m_thread;
};

} // namespace attn
