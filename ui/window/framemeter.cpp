// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/framemeter.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attn {

namespace {

constexpr std::size_t kept_frames = 120; // two seconds of a drag

double percentile95Of(const std::vector<FrameTimes>& frames, double FrameTimes::*part)
{
    std::vector<double> times;
    for (const FrameTimes& frame : frames)
        times.push_back(frame.*part);
    const auto place = times.begin() + static_cast<std::ptrdiff_t>(std::ceil(0.95 * double(times.size()))) - 1;
    std::ranges::nth_element(times, place);
    return *place;
}

} // namespace

void FrameMeter::shown(Clock::time_point asked, double recompute)
{
    m_asked = asked;
    m_recompute = recompute;
}

void FrameMeter::painted(Clock::time_point now, double paint)
{
    if (!m_asked)
        return;
    const FrameTimes frame{std::chrono::duration<double, std::milli>(now - *m_asked).count(), m_recompute, paint};
    m_asked.reset();
    if (m_frames.size() < kept_frames) {
        m_frames.push_back(frame);
        return;
    }
    m_frames[m_next] = frame;
    m_next = (m_next + 1) % kept_frames;
}

std::optional<FrameTimes> FrameMeter::last() const
{
    if (m_frames.empty())
        return std::nullopt;
    return m_frames[(m_next + m_frames.size() - 1) % m_frames.size()];
}

std::optional<FrameTimes> FrameMeter::percentile95() const
{
    if (m_frames.empty())
        return std::nullopt;
    return FrameTimes{percentile95Of(m_frames, &FrameTimes::whole), percentile95Of(m_frames, &FrameTimes::recompute),
                      percentile95Of(m_frames, &FrameTimes::paint)};
}

void FrameMeter::clear()
{
    m_frames.clear();
    m_next = 0;
    m_asked.reset();
}

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
