// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/staleoverlay.h"

#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"

#include <QPainter>
#include <QResizeEvent>

namespace attn {

namespace {

constexpr int overlay_alpha = 160; // of 255: the picture shows through, but looks outdated

} // namespace

StaleOverlay::StaleOverlay(QWidget* over) : QWidget(over)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    onEvents(over, {QEvent::Resize}, [this] { setGeometry(parentWidget()->rect()); });
    hide();
}

void StaleOverlay::paintEvent(QPaintEvent*)
{
    QColor color = colors().base;
    color.setAlpha(overlay_alpha);
    QPainter(this).fillRect(rect(), color);
}

void StaleOverlay::showEvent(QShowEvent* event)
{
    setGeometry(parentWidget()->rect());
    raise();
    QWidget::showEvent(event);
}

} // namespace attn
