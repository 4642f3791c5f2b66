// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/busybar.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPushButton>

#include <chrono>

namespace attn {

namespace {

using namespace std::chrono_literals;
constexpr auto bar_after = 300ms, cancel_after = 1000ms, tick_every = 60ms;
constexpr int progress_px = 3, ticks_across = 24;

} // namespace

BusyBar::BusyBar(QWidget* parent)
    : QWidget(parent), m_text(new PlainLabel(tr("Computing"), this)), m_cancel(new QPushButton(tr("Cancel"), this))
{
    setAccessibleName(tr("Computing"));
    rowOf(this, -1, {m_text, freeRoom(), m_cancel})->setContentsMargins(16, progress_px + 2, 12, 2);
    m_soon.setSingleShot(true);
    m_late.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &BusyBar::showBar);
    connect(&m_late, &QTimer::timeout, this, &BusyBar::showCancel);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        ++m_step;
        update(0, 0, width(), progress_px);
    });
    connect(m_cancel, &QPushButton::clicked, this, &BusyBar::cancelAsked);
    hide();
}

void BusyBar::setBusy(bool busy)
{
    if (busy && (m_soon.isActive() || !isHidden()))
        return; // a newer request keeps the waiting time so far
    m_soon.stop();
    m_late.stop();
    m_tick.stop();
    hide();
    if (busy) {
        m_soon.start(bar_after);
        m_late.start(cancel_after);
    }
}

void BusyBar::showBar()
{
    m_text->hide();
    m_cancel->hide();
    setFixedHeight(progress_px);
    m_tick.start(tick_every);
    show();
    raise();
}

void BusyBar::showCancel()
{
    m_text->show();
    m_cancel->show();
    setFixedHeight(scaled(32));
}

void BusyBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    if (height() > progress_px) {
        painter.fillRect(rect(), c.panel);
        painter.fillRect(QRect(0, height() - 1, width(), 1), c.line);
    }
    painter.fillRect(QRect(0, 0, width(), progress_px), c.line);
    const int part = width() / 4, at = m_step % ticks_across * (width() + part) / ticks_across - part;
    painter.fillRect(QRect(at, 0, part, progress_px), c.accent);
}

} // namespace attn
