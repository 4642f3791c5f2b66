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
        std::swap(m_waiting, task); // what is replaced goes after the lock
        if (cancel)
            m_current.request_stop();
        if (!m_thread.joinable() && !m_finished)
            m_thread = std::jthread([this](std::stop_token end) { work(end); });
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
    m_current.request_stop();
}

void WorkerThread::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_finished = true;
        m_thread.request_stop();
        m_current.request_stop();
    }
    if (m_thread.joinable())
        m_thread.join();
}

void WorkerThread::work(std::stop_token end)
{
    while (true) {
        Task task;
        std::stop_token stop;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, end, [this] { return m_waiting != nullptr; });
            if (!m_waiting)
                return;
            std::swap(task, m_waiting);
            m_current = {};
            if (end.stop_requested())
                m_current.request_stop();
            stop = m_current.get_token();
        }
        task(stop);
    }
}

} // namespace attn
