// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/threads/callqueue.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace attn {

namespace {

const QEvent::Type call_event = static_cast<QEvent::Type>(QEvent::registerEventType());

} // namespace

void CallQueue::post(std::function<void()> call)
{
    {
        const std::lock_guard lock(m_mutex);
        m_calls.push_back(std::move(call));
    }
    QCoreApplication::postEvent(this, new QEvent(call_event));
}

bool CallQueue::event(QEvent* event)
{
    if (event->type() != call_event)
        return QObject::event(event);
    std::function<void()> call;
    {
        const std::lock_guard lock(m_mutex);
        call = std::move(m_calls.front());
        m_calls.pop_front();
    }
    call(); // this object may be gone when it returns
    return true;
}

} // namespace attn
