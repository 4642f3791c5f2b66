// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/keycap.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

void paintKeyCap(QPainter& painter, const QRectF& rect, const QString& key)
{
    paintFrame(painter, rect, colors().edge, colors().base, 1, 3);
    paintText(painter, numberFont(12), colors().text2, rect, Qt::AlignCenter, key);
}

QSize keyCapSize(const QString& key) { return {QFontMetrics(numberFont(12)).horizontalAdvance(key) + 9, scaled(17)}; }

KeyCap::KeyCap(const QString& key, QWidget* parent) : QWidget(parent), m_key(key)
{
    setAccessibleName(key);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyCap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintKeyCap(painter, rect(), m_key);
}

} // namespace attn
