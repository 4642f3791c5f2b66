// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/threads/qtthread.h"

#include <QAbstractEventDispatcher>
#include <QThread>

#include <system_error>
#include <utility>

namespace attn {

namespace {

// Of a thread without events. Qt's own dispatchers open descriptors, and end the program where none is left.
class NoEvents : public QAbstractEventDispatcher {
public:
    bool processEvents(QEventLoop::ProcessEventsFlags) override { return false; }
    void registerSocketNotifier(QSocketNotifier*) override {}
    void unregisterSocketNotifier(QSocketNotifier*) override {}
    void registerTimer(int, qint64, Qt::TimerType, QObject*) override {}
    bool unregisterTimer(int) override { return false; }
    bool unregisterTimers(QObject*) override { return false; }
    QList<TimerInfo> registeredTimers(QObject*) const override { return {}; }
    int remainingTime(int) override { return -1; }
    void wakeUp() override {}
    void interrupt() override {}
};

class Runner : public QThread {
public:
    explicit Runner(std::function<void()> work) : m_work(std::move(work)) {}

protected:
    void run() override { m_work(); }

private:
    std::function<void()> m_work;
};

} // namespace

QtThread::QtThread() = default;

QtThread::QtThread(std::function<void(StopToken)> work)
{
    m_thread = std::make_unique<Runner>([work = std::move(work), token = m_stop.token()] { work(token); });
    m_thread->setEventDispatcher(new NoEvents);
    m_thread->start();
    if (m_thread->isRunning() || m_thread->isFinished())
        return;
    m_thread.reset();
    throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

QtThread::QtThread(QtThread&& other) noexcept = default;

QtThread& QtThread::operator=(QtThread&& other) noexcept
{
    std::swap(m_stop, other.m_stop);
    std::swap(m_thread, other.m_thread);
    const QtThread before = std::move(other);
    return *this;
}

QtThread::~QtThread()
{
    if (!m_thread)
        return;
    m_stop.request();
    m_thread->wait();
}

void QtThread::join()
{
    m_thread->wait();
    m_thread.reset();
}

} // namespace attn
