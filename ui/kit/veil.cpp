// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/veil.h"

#include "ui/kit/whenever.h"
#include "ui/theme/colors.h"

#include <QPainter>
#include <QResizeEvent>

namespace attn {

namespace {

constexpr int veil_alpha = 160; // of 255: a picture is seen through it, and seen to be old

} // namespace

Veil::Veil(QWidget* over) : QWidget(over)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    whenever(over, {QEvent::Resize}, [this] { setGeometry(parentWidget()->rect()); });
    hide();
}

void Veil::paintEvent(QPaintEvent*)
{
    QColor veil = colors().base;
    veil.setAlpha(veil_alpha);
    QPainter(this).fillRect(rect(), veil);
}

void Veil::showEvent(QShowEvent* event)
{
    setGeometry(parentWidget()->rect());
    raise();
    QWidget::showEvent(event);
}

} // namespace attn
