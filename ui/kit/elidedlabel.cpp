// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/elidedlabel.h"

#include "ui/kit/onevents.h"

#include <QPainter>

namespace attn {

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent, Qt::TextElideMode mode) : QWidget(parent), m_mode(mode)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
    onEvents(this, {QEvent::Resize}, [this] { tellWhole(); });
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    tellWhole();
    updateGeometry();
    update();
}

void ElidedLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(m_text) + 2, metrics.height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const { return {qMin(sizeHint().width(), 24), sizeHint().height()}; }

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Normal : QPalette::Disabled, foregroundRole()));
    const QRect room = contentsRect();
    painter.drawText(room, static_cast<int>(m_alignment), fontMetrics().elidedText(m_text, m_mode, room.width()));
}

void ElidedLabel::tellWhole()
{
    if (testAttribute(Qt::WA_Resized)) // else its width is not set yet
        setToolTip(fontMetrics().horizontalAdvance(m_text) > contentsRect().width() ? m_text : QString());
}

} // namespace attn
