// SPDX-License-Identifier: GPL-3.0-or-later
// How other threads pass work to the GUI thread: calls, made there in order. They go through our own mutex, so that a
// thread checker sees who may read what (it cannot see through Qt's queue).
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace attn {

class CallQueue : public QObject {
public:
    // Queues a call in this object's thread, never immediate. Safe in any thread. Pending calls are dropped on
    // destruction.
    void post(std::function<void()> call);

    bool event(QEvent* event) override;

private:
    std::mutex m_mutex;
    std::deque<std::function<void()>> m_calls;
};

} // namespace attn
