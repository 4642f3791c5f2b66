// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/sliderplay.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int tick_ms = 40;

} // namespace

SliderPlay::SliderPlay(QObject* parent) : QObject(parent)
{
    m_tick.setInterval(tick_ms);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        const double phase = std::fmod(m_begun + double(m_clock.elapsed()) / period_ms, 1.0);
        Q_EMIT reached(phase < 0.5 ? 2 * phase : 2 - 2 * phase);
    });
}

void SliderPlay::start(double share)
{
    m_begun = std::clamp(share, 0.0, 1.0) / 2;
    m_clock.start();
    m_tick.start();
    qApp->installEventFilter(this);
}

void SliderPlay::stop()
{
    if (!runs())
        return;
    m_tick.stop();
    qApp->removeEventFilter(this);
    Q_EMIT stopped();
}

bool SliderPlay::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() != Qt::Key_Escape || key->modifiers())
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        stop();
    return true;
}

} // namespace attn
