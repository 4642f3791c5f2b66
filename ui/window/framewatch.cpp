// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/framewatch.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace attn {

void FrameWatch::watch(const QWidget* area)
{
    m_area = area;
    QApplication::instance()->installEventFilter(this);
}

void FrameWatch::shown(FrameMeter::Clock::time_point asked, double recompute, bool another)
{
    m_another = another;
    m_painted = false;
    m_meter.shown(asked, recompute);
}

bool FrameWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && m_meter.isWaiting() && !m_painted)
        if (const auto* widget = qobject_cast<QWidget*>(watched); widget && m_area->isAncestorOf(widget)) {
            m_painted = true;
            // A window that appears is painted at once, without an update request.
            QMetaObject::invokeMethod(
                this, [this] { endFrame(0); }, Qt::QueuedConnection);
        }
    return QObject::eventFilter(watched, event);
}

void FrameWatch::endFrame(double paint)
{
    if (!m_painted || !m_meter.isWaiting())
        return;
    m_meter.painted(FrameMeter::Clock::now(), paint);
    if (std::exchange(m_another, false))
        m_meter.clear();
    Q_EMIT pictured();
}

} // namespace attn
