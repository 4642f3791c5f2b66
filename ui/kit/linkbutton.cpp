// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/linkbutton.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

LinkButton::LinkButton(const QString& text, QWidget* parent) : PaintedButton(parent)
{
    setText(text);
    setAccessibleName(text);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const { return {QFontMetrics(textFont(12)).horizontalAdvance(text()) + 12, scaled(24)}; }

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont font = textFont(12);
    font.setUnderline(underMouse());
    const QRect room = rect().adjusted(6, 0, -6, 0);
    paintText(painter, font, isEnabled() ? colors().accent : colors().off, room, Qt::AlignVCenter | Qt::TextDontClip,
              QFontMetrics(font).horizontalAdvance(text()) <= room.width() // as sizeHint() has it, in whole pixels
                  ? text()
                  : QFontMetrics(font).elidedText(text(), Qt::ElideRight, room.width()));
    if (hasFocus())
        paintFocusRing(painter, rect());
}

} // namespace attn
