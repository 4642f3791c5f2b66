// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/threads/workerthread.h"

#include <utility>

namespace attn {

WorkerThread::~WorkerThread()
{
    cancel();
    finish();
}

void WorkerThread::request(Task task, bool cancel)
{
    {
        const std::lock_guard lock(m_mutex);
        std::swap(m_waiting, task); // destroy the old one after unlocking
        if (cancel)
            m_current.request();
        if (!m_thread.joinable() && !m_finished)
            m_thread = QtThread([this](const StopToken&) { work(); });
    }
    m_wake.notify_one();
}

bool WorkerThread::isWaiting() const
{
    const std::lock_guard lock(m_mutex);
    return m_waiting != nullptr;
}

void WorkerThread::cancel()
{
    Task dropped;
    const std::lock_guard lock(m_mutex);
    std::swap(m_waiting, dropped);
    m_current.request();
}

void WorkerThread::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_finished = true;
        m_current.request();
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void WorkerThread::work()
{
    while (true) {
        Task task;
        StopToken stop;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_waiting || m_finished; });
            if (!m_waiting)
                return;
            std::swap(task, m_waiting);
            m_current = {};
            if (m_finished)
                m_current.request();
            stop = m_current.token();
        }
        task(stop);
    }
}

} // namespace attn
