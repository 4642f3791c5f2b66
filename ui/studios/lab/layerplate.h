// SPDX-License-Identifier: GPL-3.0-or-later
// "A" or "B" as a small plate, as the maps and the equations of the error lab are named.
#pragma once

#include "ui/kit/label.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace attn {

class LayerPlate : public PlainLabel {
public:
    LayerPlate(const QString& letter, bool wrong, QWidget* parent) : PlainLabel(letter, parent), m_wrong(wrong)
    {
        useTextFont(this, 12, QFont::Bold);
        setAlignment(Qt::AlignCenter);
        setAccessibleName(wrong ? QObject::tr("B, with the mistake") : QObject::tr("A, right"));
    }
    QSize sizeHint() const override { return {scaled(20), scaled(20)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_wrong ? colors().bad : colors().text);
        painter.drawRoundedRect(QRectF(QPointF(), QSizeF(sizeHint())), 3, 3);
        painter.setPen(colors().base);
        painter.setFont(textFont(12, QFont::Bold));
        painter.drawText(QRectF(QPointF(), QSizeF(sizeHint())), Qt::AlignCenter, text());
    }

private:
    bool m_wrong;
};

} // namespace attn
