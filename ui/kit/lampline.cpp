// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/lampline.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace attn {

LampLine::LampLine(QWidget* parent) : QWidget(parent) {}

void LampLine::setVerdict(Severity severity, const QString& sentence)
{
    m_severity = severity;
    m_sentence = sentence;
    setAccessibleName(sentence);
    setToolTip(sentence);
    update();
}

void LampLine::paintEvent(QPaintEvent*)
{
    if (m_sentence.isEmpty())
        return;
    QPainter painter(this);
    paintLamp(painter, QRectF(0, (height() - 16) / 2, 16, 16), m_severity);
    const QFont font = textFont(13);
    painter.setFont(font);
    painter.setPen(colors().text);
    const QRect words = rect().adjusted(24, 0, 0, 0);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font).elidedText(m_sentence, Qt::ElideRight, words.width()));
}

} // namespace attn
