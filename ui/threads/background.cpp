// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/threads/background.h"

#include <QMetaObject>

#include <exception>
#include <new>
#include <utility>

namespace attn {

Background::Background(QObject* parent) : QObject(parent), m_worker([this](std::stop_token stop) { work(stop); }) {}

Background::~Background()
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = nullptr;
        m_current.request_stop();
    }
    m_worker.request_stop();
    m_wake.notify_all();
    m_worker.join();
}

void Background::request(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_number;
        m_current.request_stop();
        m_waiting = std::move(job);
    }
    m_wake.notify_all();
    setBusy(true);
}

void Background::cancel()
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_number;
        m_current.request_stop();
        m_waiting = nullptr;
    }
    setBusy(false);
}

void Background::work(std::stop_token stop)
{
    while (!stop.stop_requested()) {
        Job job;
        std::stop_token current;
        int number = 0;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_waiting != nullptr; }))
                return;
            job = std::exchange(m_waiting, nullptr);
            m_current = std::stop_source();
            current = m_current.get_token();
            number = m_number;
        }
        std::function<void()> finish;
        try {
            finish = job(current);
        } catch (const std::bad_alloc&) {
            finish = [this] { Q_EMIT failed(tr("There is not enough memory for this.")); };
        } catch (const std::exception& fault) {
            finish = [this, what = QString::fromUtf8(fault.what())] {
                Q_EMIT failed(tr("This stopped: %1.").arg(what));
            };
        }
        job = nullptr; // with all that it holds, before the next one takes memory
        QMetaObject::invokeMethod(
            this, [this, number, finish = std::move(finish)] { deliver(number, finish); }, Qt::QueuedConnection);
    }
}

void Background::deliver(int number, const std::function<void()>& finish)
{
    {
        const std::lock_guard lock(m_mutex);
        if (number != m_number)
            return;
    }
    setBusy(false);
    if (finish)
        finish();
}

void Background::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

} // namespace attn
