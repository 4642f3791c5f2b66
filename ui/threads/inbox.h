// SPDX-License-Identifier: GPL-3.0-or-later
// How other threads hand something to the GUI thread: calls, made there one after the other. They pass through a mutex of
// our own, so that a checker of threads sees who may read what (Qt's queue is not built to be seen by one).
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <mutex>

namespace attn {

class Inbox : public QObject {
public:
    // To be called in this object's thread, never at once. Safe in any thread. What is not called when this object goes is
    // dropped.
    void post(std::function<void()> call);

    bool event(QEvent* event) override;

private:
    std::mutex m_mutex;
    std::deque<std::function<void()>> m_calls;
};

} // namespace attn
